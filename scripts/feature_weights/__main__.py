"""Learns feature weights: plays, fits, says how well that explains, writes.

python -m scripts.feature_weights --title philadelphia --games 2500     # writes its feature_weights.json
python -m scripts.feature_weights --title philadelphia --grandmaster --games 1000  # its learned_value.json
python -m scripts.feature_weights --title heaven_ale --seats 3 --games 300
"""

from kit.command_line import parser_of
from scripts.feature_weights import heaven_ale, philadelphia, philadelphia_grandmaster
from scripts.feature_weights.equations import COMMAND

TITLES = {"philadelphia": philadelphia.learned, "heaven_ale": heaven_ale.learned}
OF_GRANDMASTERS = {"philadelphia": philadelphia_grandmaster.learned}


def main() -> None:
    """The command line."""
    parser = parser_of(COMMAND, __doc__)
    parser.add_argument("--title", choices=sorted(TITLES), required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--from", dest="begin", type=int, default=0, help="the number of the first game")
    parser.add_argument("--grandmaster", action="store_true", help="weights of a Grandmaster, not a Master")
    chosen = parser.parse_args()
    numbers = range(chosen.begin, chosen.begin + chosen.games)
    learned = (OF_GRANDMASTERS if chosen.grandmaster else TITLES)[chosen.title]
    print(learned(numbers, chosen.seats))


if __name__ == "__main__":
    main()
