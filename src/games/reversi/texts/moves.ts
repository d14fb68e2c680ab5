/** How moves of Reversi are written. */
export const moveTexts = {
  move: (side: string, square: string) => `${side} ${square}`,
}
