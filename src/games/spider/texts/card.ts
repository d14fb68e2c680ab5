/** Spider Solitaire in lists of games. */
export const card = {
  title: 'Spider Solitaire',
  description: 'Build eight runs from king to ace',
  otherNames: ['spider', 'spiderette', 'two decks', 'solitaire', 'patience', 'cards'],
}
