/** Klondike Solitaire in lists of games. */
export const card = {
  title: 'Klondike Solitaire',
  description: 'The classic solitaire, with deals that can be won',
  otherNames: ['patience', 'freecell', 'cards', 'windows solitaire'],
}
