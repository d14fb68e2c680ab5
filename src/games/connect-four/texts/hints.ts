/** Hints of Connect Four. Sides are `discs` of `game.ts`. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  /** What matters now. A sentence about discs or cells follows. */
  themes: {
    win: 'You can make four now.',
    block: 'Your opponent threatens to make four.',
    lost: 'Your opponent has more than one threat.',
    twoWays: 'Look for two threats at once.',
    avoid: 'Think of the cell above your disc, too.',
    quiet: 'Nothing is urgent: build your lines.',
    pop: 'Think of popping a disc, too.',
  },
  near: (discs: number) =>
    plural(discs, {
      one: 'Look around the highlighted disc.',
      other: 'Look around the highlighted discs.',
    }),
  amongCells: 'Most lines go through the middle: compare the highlighted cells.',
  popWins: (disc: string) =>
    `Popping a disc lets its column drop: ${disc} then has four in the highlighted cells.`,
  mayPop: (disc: string) =>
    `You can also pop a disc: check what drops above each highlighted disc of ${disc}.`,
  win: (disc: string) => `${disc} needs one more disc in the highlighted line.`,
  block: (foe: string) => `${foe} needs one more disc in the highlighted line: block it.`,
  lost: (foe: string) => `${foe} can make four next, whatever you do: look at the highlighted cells.`,
  twoWays: (disc: string, foe: string) =>
    `One disc gives ${disc} two ways to make four. ${foe} can block only one.`,
  avoid: (cells: number, foe: string) =>
    plural(cells, {
      one: `Avoid the highlighted cell: ${foe} would make four right above it.`,
      other: `Avoid the highlighted cells: ${foe} would make four right above one.`,
    }),
  noLine: 'The best cell isn’t part of any open line. What matters is who must fill the other cells.',
  lines: (lines: number, disc: string) =>
    plural(lines, {
      one: `Nothing is urgent: count the lines. The best cell is in # line that ${disc} can still complete.`,
      other: `Nothing is urgent: count the lines. The best cell is in # lines that ${disc} can still complete.`,
    }),
  looksBest: (column: number) => `Column ${column} looks best.`,
  popLooksBest: (column: number) => `Popping column ${column} looks best.`,
  tie: (column: number) => `Column ${column} leads to a tie.`,
  keepsWin: (column: number) => `Column ${column} keeps the win.`,
  isLost: (column: number) => `Column ${column} looks best, though the position is lost.`,
  winsNow: (column: number) => `Column ${column} wins now.`,
  winsIn: (column: number, moves: number) =>
    plural(moves, { one: `Column ${column}: win in # move.`, other: `Column ${column}: win in # moves.` }),
  losesNext: (foe: string) => `Any column will do: ${foe} wins next move.`,
  losesIn: (column: number, foe: string, moves: number) =>
    plural(moves, {
      one: `Column ${column} lasts longest: ${foe} wins in # move.`,
      other: `Column ${column} lasts longest: ${foe} wins in # moves.`,
    }),
}
