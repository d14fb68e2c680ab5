/** Games that win and miss the trophies of Invisible Maze. */
import type { Play } from '../../../src/games/invisible-maze/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    narrow: {
      wins: { events: [['complete', 1, { level: 2 }]] },
      not: [
        { events: [['complete', 1, { level: 1 }]] },
        { events: [['solution'], ['complete', 1, { level: 2 }]] },
      ],
    },
    soft: {
      wins: { options: { level: '3' }, events: [['complete', 1, { level: 3 }]] },
      not: [
        { options: { level: '3' }, events: [['bump'], ['complete', 1, { level: 3 }]] },
        { options: { level: '1' }, events: [['complete', 1, { level: 3 }]] },
        { options: { level: '3' }, events: [['solution'], ['complete', 1, { level: 3 }]] },
      ],
    },
    void: {
      wins: { events: [['finished']] },
      not: [{ events: [['solution'], ['finished']] }, { events: [['complete', 1, { level: 6 }]] }],
    },
    all: {
      wins: { result: 'won', results: { Levels: 7 } },
      not: [
        { result: 'won', results: { Levels: 6 } },
        { result: 'won' },
        { result: 'lost', results: { Levels: 7 } },
      ],
    },
  },
}
