/** Games that win and miss the trophies of Whack-a-Mole. */
import type { Play } from '../../../src/games/whack-a-mole/trophies'
import type { Table } from '../../contract/trophies/table'

const rush = { options: { mode: 'rush' } } as const

export const table: Table<Play> = {
  rows: {
    twenty: {
      wins: { events: [['whack', 20]] },
      not: [{ events: [['whack', 19]] }, { ...rush, events: [['whack', 20]] }],
    },
    true: {
      wins: { events: [['whack', 30]] },
      not: [
        { events: [['miss'], ['whack', 30]] },
        { events: [['whack', 29]] },
        { ...rush, events: [['whack', 30]] },
      ],
    },
    run: {
      wins: { ...rush, events: [['whack', 1, { combo: 50 }]] },
      not: [{ ...rush, events: [['whack', 60, { combo: 49 }]] }, { events: [['whack', 1, { combo: 50 }]] }],
    },
    hundred: { wins: { events: [['whack', 100]] }, not: [{ events: [['whack', 99]] }] },
    fair: {
      wins: { hud: { Stars: 3 }, options: { mode: 'rush', stage: '10' } },
      not: [
        { hud: { Stars: 2 }, options: { mode: 'rush', stage: '10' } },
        { hud: { Stars: 3 }, options: { mode: 'rush', stage: '9' } },
      ],
    },
  },
}
