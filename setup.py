"""Package metadata: everything is read from settings.ini."""
from configparser import ConfigParser
from pathlib import Path

from setuptools import find_packages, setup

here = Path(__file__).parent
parser = ConfigParser(delimiters=["="], interpolation=None)
parser.read(here / "settings.ini", encoding="utf-8")
cfg = parser["DEFAULT"]
extras = {name: cfg[f"{name}_requirements"].split() for name in ("train", "eval", "dev")}
readme = here / "README.md"

setup(
    name=cfg["lib_name"],
    version=cfg["version"],
    description=cfg["description"],
    long_description=readme.read_text(encoding="utf-8") if readme.exists() else "",
    long_description_content_type="text/markdown",
    author=cfg["author"],
    license="Apache-2.0",
    keywords=cfg["keywords"].split(),
    python_requires=f">={cfg['min_python']}",
    packages=find_packages(include=["dataconstrained", "dataconstrained.*"]),
    package_data={"dataconstrained": ["data/*.csv", "data/*.md"]},
    install_requires=cfg["requirements"].split(),
    extras_require=extras,
    entry_points={"console_scripts": [line.strip() for line in cfg["console_scripts"].split("\n") if line.strip()]},
    zip_safe=False,
)
