/** Hints of Reversi. Sides are `sides` of `game.ts`, squares are written 'd3'. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  /** What matters now. A sentence about discs follows. */
  themes: {
    only: 'You have only one move.',
    corners: 'Look at the corners.',
    count: 'The end is near: count every disc.',
    noCorner: 'Keep your opponent out of the corners.',
    few: 'Leave your opponent few good moves.',
  },
  flips: (discs: number) =>
    plural(discs, {
      one: 'The best move flips the highlighted disc.',
      other: 'The best move flips the highlighted discs.',
    }),
  onlyLegal: 'It is the only legal move.',
  corner: 'A disc in a corner can never be flipped. You can take one.',
  countToWin: (side: string) => `Count to the last square: ${side} wins with the best of these moves.`,
  countToTie: 'Count to the last square: the best of these moves leads to a tie.',
  countToLoss: (foe: string) =>
    `Count to the last square: ${foe} wins with good play. Save as many discs as you can.`,
  avoid: (squares: number, foe: string) =>
    plural(squares, {
      one: `Avoid the highlighted square: after a disc there, ${foe} can take a corner.`,
      other: `Avoid the highlighted squares: after a disc on any of them, ${foe} can take a corner.`,
    }),
  noReply: (foe: string) => `One of these moves leaves ${foe} without a move.`,
  fewReplies: (replies: number, foe: string) =>
    plural(replies, {
      one: `Leave your opponent few moves. After the best move, ${foe} has only #.`,
      other: `Leave your opponent few moves. After the best move, ${foe} has only #.`,
    }),
  fewFlipped: (discs: number) =>
    plural(discs, {
      one: 'Early on, fewer discs are better. The best move flips only #.',
      other: 'Early on, fewer discs are better. The best move flips only #.',
    }),
  replies: (replies: number, foe: string) =>
    plural(replies, {
      one: `Look at what ${foe} can do next. The best move leaves # reply.`,
      other: `Look at what ${foe} can do next. The best move leaves # replies.`,
    }),
  only: (square: string) => `${square} is the only move.`,
  keepsTie: (square: string) => `${square} keeps the tie.`,
  winsBy: (square: string, discs: number) =>
    plural(discs, { one: `${square} wins by # disc.`, other: `${square} wins by # discs.` }),
  losesBy: (square: string, discs: number) =>
    plural(discs, { one: `${square} loses by only # disc.`, other: `${square} loses by only # discs.` }),
  takesCorner: (square: string) => `${square} takes the corner.`,
  keepsAhead: (square: string) => `${square} keeps you ahead.`,
  looksBest: (square: string) => `${square} looks best.`,
}
