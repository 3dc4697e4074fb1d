# `make play` to try it, `make run` to run it on Discord, `make test` to check it. Each makes .venv when it is missing.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: install run env tools soak test test-rest laws mutants lint types arrows play pictures release upgrade downgrade clean

env: .venv/.ready

# What the bot and the sandbox need; enough for `make play` and `make run`. The file holds what is installed: a newer
# file with the same lines installs nothing.
.venv/.run: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit("Loggia needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else 0'
	@cmp -s $< $@ || { $(PYTHON) -m venv .venv && $(BIN)/pip install --quiet --disable-pip-version-check -r $<; }
	@cp $< $@

.venv/.ready: requirements-dev.txt .venv/.run
	@cmp -s $< $@ || $(BIN)/pip install --quiet --disable-pip-version-check -r $<
	@cp $< $@

# What the bot needs, and nothing else: docs/hosting.md.
install: .venv/.run

# The bot in a Discord of one's own on this machine.
play: .venv/.run
	@$(BIN)/python -m scripts.play $(PLAY)

# The bot on Discord, with the settings in .env, as the service runs it.
run: .venv/.run
	@$(BIN)/python bot.py

# On a host: the newest version with a backup before it, and the way back. In a container: COMPOSE=deploy/compose.yaml.
UPGRADE = PYTHONDONTWRITEBYTECODE=1 $(if $(COMPOSE),$(PYTHON) -m scripts.upgrade --compose $(COMPOSE),$(BIN)/python -m scripts.upgrade)

upgrade:
	@$(UPGRADE)

downgrade:
	@$(UPGRADE) --back

# The pictures of the documentation, docs/pictures/. The README's need Chromium (`make tools`).
pictures: env
	$(BIN)/python -m scripts.make_pictures
	$(BIN)/python -m scripts.discord_pictures

# A test often waits for the processes it has started: two processors are busy with three at a time.
SIDE_BY_SIDE ?= 3

# A run of the tests starts some two hundred processes: what Python compiles is kept from one to the next.
test test-rest: export PYTHONDONTWRITEBYTECODE =

# What repeats one thing for every title, language or number of players plays some of them here, the others in
# `make test-rest`.
test: env lint types arrows
	$(BIN)/python -m pytest -n $(SIDE_BY_SIDE) -m "not rest"

test-rest: env
	$(BIN)/python -m pytest -n $(SIDE_BY_SIDE) -m rest

# What the tests need of the system: Chromium, PostgreSQL, axe-core. Only this installs anything outside of the
# folder; tests that lack it are skipped.
tools:
	@scripts/get_tools.sh

# All 2,000 games of each title and number of players, 25 drawn move by move, 150 tables over weeks; `make test`
# plays a sample of them.
laws: env
	LAWS=all $(BIN)/python -m pytest -n 2 tests/core/test_core_laws.py tests/render/test_groups.py tests/games/storage/test_weeks_laws.py

# Faults planted one by one into a copy of the project: the tests must see every one.
mutants: env
	$(BIN)/python -m scripts.mutants

# Whole games of every title through the real bot, killed on the way.
soak: env
	for title in $$(ls games); do \
	  test -f games/$$title/components.json || continue; \
	  $(BIN)/python -m soak $$title --games 1 --kills 3 || exit 1; \
	  $(BIN)/python -m soak $$title --games 1 --kills 2 --players 4 --computers 2 --upto 120 || exit 1; \
	done
	$(BIN)/python -m soak florence --processes 3 --store postgresql --games 3 --kills 10
	$(BIN)/python -m soak.weeks

# The release that games/version.py names: tests, date in the changelog, tag; notes, source and images in dist/.
release: env
	$(BIN)/python -m scripts.release

lint: env
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: env
	$(BIN)/mypy

arrows: env
	$(BIN)/lint-imports --no-cache

clean:
	rm -rf .venv .mypy_cache .ruff_cache .hypothesis
