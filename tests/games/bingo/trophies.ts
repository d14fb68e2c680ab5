/** Games that win and miss the trophies of Bingo. */
import type { Play } from '../../../src/games/bingo/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    hand: {
      wins: {
        events: [
          ['mark', 5],
          ['bingo', 1, { pattern: 'Row 1' }],
        ],
      },
      not: [
        { events: [['mark', 5]] },
        { events: [['unmark'], ['bingo', 1, { pattern: 'Row 1' }]] },
        { options: { mark: 'auto' }, events: [['bingo', 1, { pattern: 'Row 1' }]] },
      ],
    },
    corners: {
      wins: { events: [['bingo', 1, { pattern: 'Four corners' }]] },
      not: [
        { events: [['bingo', 1, { pattern: 'Row 1' }]] },
        { options: { mark: 'auto' }, events: [['bingo', 1, { pattern: 'Four corners' }]] },
        { options: { pattern: 'corners' }, events: [['bingo', 1, { pattern: 'Four corners' }]] },
      ],
    },
    diagonal: {
      wins: { events: [['bingo', 1, { pattern: 'Diagonal down' }]] },
      not: [
        { events: [['bingo', 1, { pattern: 'Column B' }]] },
        { events: [['unmark'], ['bingo', 1, { pattern: 'Diagonal up' }]] },
      ],
    },
    pace: {
      wins: { events: [['autoOn'], ['bingo', 1, { pattern: 'Row 1' }]] },
      not: [
        { events: [['bingo', 1, { pattern: 'Row 1' }]] },
        { events: [['autoOn'], ['autoOff'], ['autoOn'], ['bingo', 1, { pattern: 'Row 1' }]] },
      ],
    },
  },
}
