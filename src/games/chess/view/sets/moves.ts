/** Discs, each with a sign of where its piece goes: a dot for the pawn, a hook for the knight, arms for rook, bishop and queen, eight neighbors for the king. */
import type { PieceSet } from './pieceSet'

const DISC = ['M50 10A41 41 0 1 1 49.9 10Z']
const SHINE = 'M17 42Q22 25 37 18'

/** Its neighbors around the king. */
const EIGHT =
  'M50 43.5A7.5 7.5 0 1 1 49.9 43.5ZM32 28A5 5 0 1 1 31.9 28ZM32 46A5 5 0 1 1 31.9 46ZM32 64A5 5 0 1 1 31.9 64ZM50 28A5 5 0 1 1 49.9 28ZM50 64A5 5 0 1 1 49.9 64ZM68 28A5 5 0 1 1 67.9 28ZM68 46A5 5 0 1 1 67.9 46ZM68 64A5 5 0 1 1 67.9 64Z'

export const set: PieceSet = {
  kinds: {
    p: {
      fills: ['M50 24A27 27 0 1 1 49.9 24Z'],
      sign: 'M50 43A8 8 0 1 1 49.9 43Z',
      shine: 'M29 45Q32 35 41 31',
    },
    n: { fills: DISC, sign: 'M34 27H46V63H70V75H34Z', shine: SHINE },
    b: {
      fills: DISC,
      sign: 'M65.2 28.02L72.98 35.8L34.8 73.98L27.02 66.2ZM72.98 66.2L65.2 73.98L27.02 35.8L34.8 28.02Z',
      shine: SHINE,
    },
    r: {
      fills: DISC,
      sign: 'M44.5 24L55.5 24L55.5 78L44.5 78ZM77 45.5L77 56.5L23 56.5L23 45.5Z',
      shine: SHINE,
    },
    q: {
      fills: DISC,
      sign: 'M46 23L54 23L54 79L46 79ZM66.97 28.37L72.63 34.03L33.03 73.63L27.37 67.97ZM78 47L78 55L22 55L22 47ZM72.63 67.97L66.97 73.63L27.37 34.03L33.03 28.37Z',
      shine: SHINE,
    },
    k: { fills: DISC, sign: EIGHT, shine: SHINE },
  },
}
