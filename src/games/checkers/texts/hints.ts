/** Hints of Checkers. Sides are `sides` of `game.ts`, squares are numbers. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  /** What matters now. `piece` or `pieces` follows. */
  themes: {
    only: 'You have only one move.',
    capture: 'Look for a capture.',
    win: 'You can force a win.',
    lost: 'Hold out as long as you can.',
    crown: 'Think of a new king.',
    threatened: 'Your opponent threatens to capture.',
    exchange: 'Look for an exchange.',
    safe: 'Nothing is urgent: play it safe.',
  },
  piece: 'Look at the highlighted piece: it has the best move.',
  pieces: 'Look at the highlighted pieces: one of them has the best move.',
  onlyMove: 'There is only one move.',
  canCaptureOne: 'You can capture the highlighted piece.',
  canCapture: 'You can capture the highlighted pieces.',
  mustCaptureMost:
    'You must capture as many pieces as possible. The best choice is to capture the highlighted ones.',
  mustCapture: (pieces: number) =>
    plural(pieces, {
      one: 'You must capture. The best choice is to capture the highlighted piece.',
      other: 'You must capture. The best choice is to capture the highlighted pieces.',
    }),
  forcedWin: (side: string) => `${side} has a forced win: leave the highlighted pieces no escape.`,
  lost: (foe: string) => `${foe} wins with good play: keep the highlighted pieces as long as you can.`,
  crown: 'A man that reaches the far row becomes a king. You can reach one of the highlighted squares.',
  threatened: (pieces: number, foe: string) =>
    plural(pieces, {
      one: `${foe} threatens to capture the highlighted piece.`,
      other: `${foe} threatens to capture the highlighted pieces.`,
    }),
  exchange: (foe: string) => `The best move lets ${foe} capture: look at what that opens up.`,
  safe: (foe: string) => `The best move gives ${foe} nothing to capture. The highlighted pieces can do that.`,
  countPieces: 'Look at all the pieces: count each side’s men and kings.',
  notAhead: (side: string) => `${side} isn’t ahead, so a draw is a good result.`,
  accept: 'Accepting the draw is best.',
  winsNow: (from: number, to: number) => `${from} to ${to} wins now.`,
  winsIn: (from: number, to: number, moves: number) =>
    plural(moves, {
      one: `${from} to ${to}: win in # move.`,
      other: `${from} to ${to}: win in # moves.`,
    }),
  lastsLongest: (from: number, to: number) => `${from} to ${to} lasts longest.`,
  only: (from: number, to: number) => `${from} to ${to} is the only move.`,
  captures: (from: number, to: number, pieces: number) =>
    plural(pieces, {
      one: `${from} to ${to} captures a piece.`,
      other: `${from} to ${to} captures # pieces.`,
    }),
  keepsAhead: (from: number, to: number) => `${from} to ${to} keeps you ahead.`,
  looksBest: (from: number, to: number) => `${from} to ${to} looks best.`,
}
