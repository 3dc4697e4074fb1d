"""bot.py as it is; in the end it writes the names of all modules it has loaded to the file LOGGIA_LOADED."""

import os
import sys
from pathlib import Path

import bot

if __name__ == "__main__":
    try:
        bot.main()
    finally:
        Path(os.environ["LOGGIA_LOADED"]).write_text("\n".join(sys.modules))
