/** Games that win and miss the trophies of Simon Says. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    eight: {
      wins: { told: [['level', 1, { level: 8 }]] },
      not: [
        { told: [['level', 1, { level: 8 }]], options: { pace: 'slow' } },
        { told: [['level', 1, { level: 7 }]] },
        { told: [['press', 8]] },
      ],
    },
    fourteen: {
      wins: { told: [['level', 1, { level: 14 }]] },
      not: [
        { told: [['level', 1, { level: 14 }]], options: { order: 'backwards' } },
        { told: [['level', 1, { level: 13 }]] },
        { told: [['press', 14]] },
      ],
    },
    twenty: {
      wins: { told: [['level', 1, { level: 20 }]] },
      not: [
        { told: [['level', 1, { level: 20 }]], options: { senses: 'sound' } },
        { told: [['level', 1, { level: 19 }]] },
        { told: [['press', 20]] },
      ],
    },
    'thirty-one': {
      wins: { told: [['level', 1, { level: 31 }]] },
      not: [
        { told: [['level', 1, { level: 31 }]], options: { pace: 'fast' } },
        { told: [['level', 1, { level: 30 }]] },
        { told: [['press', 31]] },
      ],
    },
  },
}
