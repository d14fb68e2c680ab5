/** Games that win and miss the trophies of Bingo. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    hand: {
      wins: {
        told: [
          ['mark', 5],
          ['bingo', 1, { pattern: 'Row 1' }],
        ],
      },
      not: [
        { told: [['mark', 5]] },
        { told: [['unmark'], ['bingo', 1, { pattern: 'Row 1' }]] },
        { options: { mark: 'auto' }, told: [['bingo', 1, { pattern: 'Row 1' }]] },
      ],
    },
    corners: {
      wins: { told: [['bingo', 1, { pattern: 'Four corners' }]] },
      not: [
        { told: [['bingo', 1, { pattern: 'Row 1' }]] },
        { options: { mark: 'auto' }, told: [['bingo', 1, { pattern: 'Four corners' }]] },
        { options: { pattern: 'corners' }, told: [['bingo', 1, { pattern: 'Four corners' }]] },
      ],
    },
    diagonal: {
      wins: { told: [['bingo', 1, { pattern: 'Diagonal down' }]] },
      not: [
        { told: [['bingo', 1, { pattern: 'Column B' }]] },
        { told: [['unmark'], ['bingo', 1, { pattern: 'Diagonal up' }]] },
      ],
    },
    pace: {
      wins: { told: [['autoOn'], ['bingo', 1, { pattern: 'Row 1' }]] },
      not: [
        { told: [['bingo', 1, { pattern: 'Row 1' }]] },
        { told: [['autoOn'], ['autoOff'], ['autoOn'], ['bingo', 1, { pattern: 'Row 1' }]] },
      ],
    },
  },
}
