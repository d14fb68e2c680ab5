/** Games that win and miss the trophies of Bubble Shooter. */
import type { Play } from '../../../src/games/bubble-shooter/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    clear: {
      wins: { result: 'won' },
      not: [{ result: 'lost' }, { result: 'won', options: { mode: 'boards' } }],
    },
    drop: {
      wins: { events: [['clear', 1, { count: 3, loose: 10 }]] },
      not: [{ events: [['clear', 4, { count: 12, loose: 9 }]] }],
    },
    run: { wins: { events: [['clear', 1, { run: 8 }]] }, not: [{ events: [['clear', 20, { run: 7 }]] }] },
    few: {
      wins: { result: 'won', results: { Shots: 35 } },
      not: [
        { result: 'won', results: { Shots: 36 } },
        { result: 'lost', results: { Shots: 20 } },
        { result: 'won', results: { Shots: 20 }, options: { mode: 'boards' } },
      ],
    },
    rows: {
      wins: { result: 'won', options: { ceiling: 'rows' } },
      not: [{ result: 'won' }, { result: 'lost', options: { ceiling: 'rows' } }],
    },
  },
}
