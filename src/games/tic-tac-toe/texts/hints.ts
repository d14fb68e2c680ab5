/** Hints of Tic Tac Toe. Places are `titles` of `moves.ts`. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  lines: 'Look at the highlighted lines: the best square is where they cross.',
  line: 'Look at the highlighted line: the best square is on it.',
  noLine: 'Look at the empty squares: no one can win a line there anymore.',
  win: (mark: string) => `${mark} needs one more mark in the highlighted line.`,
  block: (mark: string) => `${mark} needs one more mark in the highlighted line. Block it.`,
  fork: 'No one can win on the next move. Look for a fork: make your own, or block your opponent’s.',
  winsNow: (place: string) => `${place} wins now.`,
  winsIn: (place: string, moves: number) =>
    plural(moves, { one: `${place} wins in # move.`, other: `${place} wins in # moves.` }),
  keepsTie: (place: string) => `${place} keeps the tie.`,
  holdsOut: (place: string) => `${place} holds out longest.`,
  looksBest: (place: string) => `${place} looks best.`,
  board: 'Look at the highlighted small board.',
  sendsAnywhere:
    'The best move there lets your opponent play anywhere, because it points to a decided board.',
  sendsToBoard: 'The best move there sends your opponent to the highlighted small board.',
}
