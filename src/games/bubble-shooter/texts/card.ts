/** Bubble Shooter in lists of games. */
export const card = {
  title: 'Bubble Shooter',
  description: 'Aim, match three, and let the rest fall',
  otherNames: ['puzzle bobble', 'bubble pop', 'bust a move'],
}
