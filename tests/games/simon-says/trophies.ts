/** Games that win and miss the trophies of Simon Says. */
import type { Play } from '../../../src/games/simon-says/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    eight: {
      wins: { events: [['level', 1, { level: 8 }]] },
      not: [
        { events: [['level', 1, { level: 8 }]], options: { pace: 'slow' } },
        { events: [['level', 1, { level: 7 }]] },
        { events: [['press', 8]] },
      ],
    },
    fourteen: {
      wins: { events: [['level', 1, { level: 14 }]] },
      not: [
        { events: [['level', 1, { level: 14 }]], options: { order: 'backwards' } },
        { events: [['level', 1, { level: 13 }]] },
        { events: [['press', 14]] },
      ],
    },
    twenty: {
      wins: { events: [['level', 1, { level: 20 }]] },
      not: [
        { events: [['level', 1, { level: 20 }]], options: { senses: 'sound' } },
        { events: [['level', 1, { level: 19 }]] },
        { events: [['press', 20]] },
      ],
    },
    'thirty-one': {
      wins: { events: [['level', 1, { level: 31 }]] },
      not: [
        { events: [['level', 1, { level: 31 }]], options: { pace: 'fast' } },
        { events: [['level', 1, { level: 30 }]] },
        { events: [['press', 31]] },
      ],
    },
  },
}
