/** How moves of Checkers are written. */
export const moveTexts = {
  resigned: 'Resigned',
  accepted: 'Draw accepted',
  /** @param move - in notation: '11-15' */
  offered: (move: string) => `${move}, draw offered`,
}
