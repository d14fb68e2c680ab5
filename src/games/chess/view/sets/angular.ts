/** Figures cut with straight edges. */
import type { PieceSet } from './pieceSet'

export const set: PieceSet = {
  foot: 'M18 91V83L27 75H73L82 83V91Z',
  shine: 'M27 83H41',
  kinds: {
    p: {
      fills: ['M50 22L66 38L57 51L67 76H33L43 51L34 38Z'],
      lines: 'M43 51H57',
      shine: 'M42 38L49 31',
    },
    n: {
      fills: ['M33 76L42 60L23 65L17 55L35 32L39 14L51 25L66 31L75 52L71 76Z'],
      lines: 'M58 34L65 54',
      eye: [41, 39],
      shine: 'M36 48L30 55',
    },
    b: {
      fills: ['M50 10L69 42L60 58L65 76H35L40 58L31 42Z'],
      lines: 'M50 29L60 45M40 58H60',
      shine: 'M39 43L45 33',
    },
    r: {
      fills: ['M25 18H38V28H44V18H56V28H62V18H75V42L65 49V64L71 76H29L35 64V49L25 42Z'],
      lines: 'M35 49H65',
      shine: 'M32 25V37',
    },
    q: {
      fills: ['M17 25L34 43L36 17L45 40L50 10L55 40L64 17L66 43L83 25L69 62L73 76H27L31 62Z'],
      lines: 'M31 62H69',
      shine: 'M29 45L33 55',
    },
    k: {
      fills: [
        'M44 5H56V13H64V23H56V40H44V23H36V13H44Z',
        'M21 36L40 31L50 41L60 31L79 36L69 61L73 76H27L31 61Z',
      ],
      lines: 'M31 61H69M50 41V54',
      shine: 'M29 42L34 53',
    },
  },
}
