/** Blue Block Runner in lists of games. */
export const card = {
  title: 'Blue Block Runner',
  description: 'Dodge obstacles, catch your blocks, avoid bombs',
  otherNames: ['dodge', 'reaction', 'blocks'],
}
