"""Runs bot.py unchanged, and at its end writes the names of all loaded modules to the file LOGGIA_LOADED."""

import os
import sys
from pathlib import Path

import bot

if __name__ == "__main__":
    try:
        bot.main()
    finally:
        Path(os.environ["LOGGIA_LOADED"]).write_text("\n".join(sys.modules))
