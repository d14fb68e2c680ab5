/** Games that win and miss the trophies of Color Memory. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    five: {
      wins: { told: [['level', 1, { level: 5 }]] },
      not: [
        { told: [['level', 1, { level: 5 }]], options: { pace: 'slow' } },
        { told: [['level', 1, { level: 4 }]] },
        { told: [['press', 5]] },
      ],
    },
    nine: {
      wins: { told: [['level', 1, { level: 9 }]] },
      not: [
        { told: [['level', 1, { level: 9 }]], options: { order: 'backwards' } },
        { told: [['level', 1, { level: 8 }]] },
        { told: [['press', 9]] },
      ],
    },
    fourteen: {
      wins: { told: [['level', 1, { level: 14 }]] },
      not: [
        { told: [['level', 1, { level: 14 }]], options: { senses: 'sound' } },
        { told: [['level', 1, { level: 13 }]] },
        { told: [['press', 14]] },
      ],
    },
    twenty: {
      wins: { told: [['level', 1, { level: 20 }]] },
      not: [
        { told: [['level', 1, { level: 20 }]], options: { pace: 'fast' } },
        { told: [['level', 1, { level: 19 }]] },
        { told: [['press', 20]] },
      ],
    },
  },
}
