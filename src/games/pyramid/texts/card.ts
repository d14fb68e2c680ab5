/** Pyramid in lists of games. */
export const card = {
  title: 'Pyramid Solitaire',
  description: 'Take pairs that make 13, up to the top',
  otherNames: ['pyramid', 'thirteen', 'king tut', 'solitaire', 'patience', 'cards'],
}
