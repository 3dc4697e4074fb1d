"""`docker compose -f FILE exec|run …` without containers: the command runs on this machine, with the settings
of the service, and folders of the machine for its places. Anything else said to docker is only noted."""

import os
import re
import sys
from pathlib import Path

import yaml

VARIABLE = Path(os.environ["STANDS_FOR_VAR"])
PLACES = {
    "/backup-postgres.sh": str(Path("deploy/backup-postgres.sh").resolve()),
    "/backups": str(VARIABLE / "backups"),
    "/data/": f"{VARIABLE}/",
    "loggia@store/loggia": f"loggia@/loggia?host={os.environ.get('PGHOST', '')}",
    "$$": "$",
}


def here(text: str) -> str:
    """The same with this machine's places."""
    return re.sub("|".join(map(re.escape, PLACES)), lambda found: PLACES[found[0]], text)


def main(words: list[str]) -> None:
    """Run it, or note it."""
    compose, _, file, what, *rest = words
    if compose != "compose" or what not in ("exec", "run"):
        with Path(os.environ["NOTED"]).open("a", encoding="utf-8") as noted:
            print("docker", *words, file=noted)
        return
    name, *command = [word for word in rest if word not in ("--rm", "--build")]
    service = yaml.safe_load(Path(file).read_text(encoding="utf-8"))["services"][name]
    given = {
        key: here(str(value)) for key, value in service.get("environment", {}).items() if key != "PGHOST"
    }
    program, *more = map(here, command or service["command"])
    os.execvpe(program, [program, *more], os.environ | given)


main(sys.argv[1:])
