/** Slice Storm in lists of games. */
export const card = {
  title: 'Slice Storm',
  description: 'Slice the flying fruit, but not the bombs',
  otherNames: ['fruit ninja', 'fruit slicing', 'cutting', 'zen'],
}
