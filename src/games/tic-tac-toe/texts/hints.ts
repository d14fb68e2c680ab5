/** Hints of Tic Tac Toe. Places are `titles` of `moves.ts`. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  canWin: 'You can complete a line: look at the highlighted marks.',
  mustBlock: 'Your opponent can complete a line: look at the highlighted marks.',
  onMostLines: 'Take a square that is on many lines: compare the highlighted ones.',
  quiet: (marks: number) =>
    plural(marks, {
      one: 'No one can win at once: look at the lines through the highlighted mark.',
      other: 'No one can win at once: look at the lines through the highlighted marks.',
    }),
  noLine: 'No line can be completed through the best square anymore.',
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
  sends: 'Think of the board that your mark sends your opponent to: compare the highlighted squares.',
  sendsAnywhere:
    'The best move there lets your opponent play anywhere, because it points to a decided board.',
  sendsToBoard: 'The best move there sends your opponent to the highlighted small board.',
}
