/** Texts of the review of 2048. Directions are those of `moves.ts`. */
export const reviewTexts = {
  freeCells: 'Free cells',
  noMoves: (played: string) => `${played} leaves no moves.`,
  corner: (best: string, played: string) =>
    `${best} keeps the highest tile in its corner. ${played} moves it out.`,
  fewerFree: (best: string, free: number, played: string, left: number) =>
    `Free cells: ${free} after ${best}, ${left} after ${played}.`,
  order: (best: string) => `${best} keeps the tiles in better order for future merges.`,
  bestMoves: 'Best moves',
}
