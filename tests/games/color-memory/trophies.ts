/** Games that win and miss the trophies of Color Memory. */
import type { Play } from '../../../src/games/color-memory/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    five: {
      wins: { events: [['level', 1, { level: 5 }]] },
      not: [
        { events: [['level', 1, { level: 5 }]], options: { pace: 'slow' } },
        { events: [['level', 1, { level: 4 }]] },
        { events: [['press', 5]] },
      ],
    },
    nine: {
      wins: { events: [['level', 1, { level: 9 }]] },
      not: [
        { events: [['level', 1, { level: 9 }]], options: { order: 'backwards' } },
        { events: [['level', 1, { level: 8 }]] },
        { events: [['press', 9]] },
      ],
    },
    fourteen: {
      wins: { events: [['level', 1, { level: 14 }]] },
      not: [
        { events: [['level', 1, { level: 14 }]], options: { senses: 'sound' } },
        { events: [['level', 1, { level: 13 }]] },
        { events: [['press', 14]] },
      ],
    },
    twenty: {
      wins: { events: [['level', 1, { level: 20 }]] },
      not: [
        { events: [['level', 1, { level: 20 }]], options: { pace: 'fast' } },
        { events: [['level', 1, { level: 19 }]] },
        { events: [['press', 20]] },
      ],
    },
  },
}
