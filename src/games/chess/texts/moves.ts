/** How moves of Extreme Chess are written. */
export const moveTexts = {
  loaded: 'Game loaded',
  flag: 'Time’s up',
  claimed: 'Draw claimed',
  accepted: 'Draw accepted',
  resigned: 'Resigned',
  wrong: (from: string, to: string) => `${from}-${to}: wrong move`,
  /** @param move - in notation: 'Qf3' */
  offered: (move: string) => `${move}, draw offered`,
}
