/** Texts of the review of Spider. */
export const reviewTexts = {
  wayFound: 'Way to a win found',
  lost: 'Before this move, a way to win was found; after it, none.',
  moves: 'Moves',
  runs: 'Complete runs',
  waysLost: 'Ways to a win lost',
}
