/** Hints of Battleship. Cells are written 'B4', ships are `ships` of `game.ts`. */
export const hintTexts = {
  aroundHits: 'Look around the highlighted hits: that ship is still afloat.',
  quarter: 'Look at the highlighted part of the water: the best cell is there.',
  mayCover: 'The ship that was hit may cover the highlighted cells.',
  longest: (ship: string, cells: number) =>
    `Longest ship afloat: ${ship}, ${cells} cells in a line. The highlighted cells fit the most ship positions.`,
  allAimed: 'Look at the highlighted cells: all your shots are aimed there.',
  together: 'They are fired together. Until then you can still change your aim.',
  fire: 'Fire the salvo.',
  remaining: 'Look at the remaining cells.',
  anyCell: 'You’re already aiming at every ship afloat, so any cell will do.',
  asGood: (cell: string) => `${cell} is as good as any.`,
  best: (cell: string) => `${cell} is the most likely cell.`,
}
