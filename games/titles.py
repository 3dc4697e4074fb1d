"""The list of titles: the one place that names them all."""

from games.core import Title
from games.florence import TITLE as FLORENCE
from games.heaven_ale import TITLE as HEAVEN_ALE

TITLES: dict[str, Title] = {title.id: title for title in (FLORENCE, HEAVEN_ALE)}
