"""One question of the panel, from the clicks so far to its screen. Each class adds to the one before it.

- `FieldQuestion` (`paths/field_question.py`): what a path asks for a field, and its entries.
- `OfferQuestion` (`asked` in the code): this question with its offer, the offer's number and the path.
- `AskedQuestion`: how a panel asks it: in a form, or in menus together with the questions behind it.
- `QuestionView` (`asking` in the code): an AskedQuestion in words: a screen, or menus of the home screen.
- `QuestionScreen` (`panel.py`): that screen, the picture beside it, and its form.
"""
