/** Texts of the review of Klondike. */
export const reviewTexts = {
  winnable: 'Winnable',
  lost: 'After this move, the game could no longer be won.',
  moves: 'Moves',
  onFoundations: 'Cards on foundations',
  positionsLost: 'Winning positions lost',
}
