"""Learns feature weights: plays, fits, says how well that explains, writes.

    python -m scripts.feature_weights --title philadelphia --games 2500
    python -m scripts.feature_weights --title philadelphia --grandmaster --games 1000
    python -m scripts.feature_weights --title heaven_ale --seats 3 --games 300

It writes the title's `feature_weights.json`, with `--grandmaster` its `learned_value.json`.
"""

from kit.command_line import parser_of
from scripts.feature_weights import heaven_ale, philadelphia, philadelphia_grandmaster
from scripts.feature_weights.equations import COMMAND

LEARNERS = {"philadelphia": philadelphia.learn, "heaven_ale": heaven_ale.learn}
GRANDMASTER_LEARNERS = {"philadelphia": philadelphia_grandmaster.learn}


def main() -> None:
    """Read the command line, and run."""
    parser = parser_of(COMMAND, __doc__)
    parser.add_argument("--title", choices=sorted(LEARNERS), required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--from", dest="begin", type=int, default=0, help="the number of the first game")
    parser.add_argument("--grandmaster", action="store_true", help="weights of a Grandmaster, not a Master")
    given = parser.parse_args()
    numbers = range(given.begin, given.begin + given.games)
    learn = (GRANDMASTER_LEARNERS if given.grandmaster else LEARNERS)[given.title]
    print(learn(numbers, given.seats))


if __name__ == "__main__":
    main()
