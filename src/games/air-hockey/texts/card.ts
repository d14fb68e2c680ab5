/** Air Hockey in lists of games. */
export const card = {
  title: 'Air Hockey',
  description: 'Two mallets, one puck, first to five',
  otherNames: ['table hockey', 'puck'],
}
