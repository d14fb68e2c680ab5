/** Golf in lists of games. */
export const card = {
  title: 'Golf Solitaire',
  description: 'Clear seven columns in as few strokes as you can',
  otherNames: ['golf', 'solitaire', 'patience', 'cards', 'one up one down'],
}
