"""The list of titles: the one place that names them all."""

from games.core import Title
from games.florence import TITLE as FLORENCE

TITLES: dict[str, Title] = {title.id: title for title in (FLORENCE,)}
