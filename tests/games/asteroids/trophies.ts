/** Games that win and miss the trophies of Asteroids. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    field: { wins: { told: [['cleared']] }, not: [{ told: [['rock', 30]] }] },
    turret: {
      wins: { told: [['shoot', 60], ['cleared']] },
      not: [{ told: [['thrust'], ['cleared']] }, { told: [['shoot', 60]] }],
    },
    untouched: {
      wins: { told: [['cleared', 3]] },
      not: [{ told: [['cleared', 2]] }, { told: [['destroyed'], ['cleared', 3]] }],
    },
    nine: {
      wins: { told: [['level', 1, { level: 9 }]] },
      not: [
        { told: [['level', 1, { level: 8 }]] },
        { told: [['cleared', 1, { level: 9 }]] },
        { told: [['level', 1, { level: 9 }]], options: { saucers: 'on' } },
      ],
    },
  },
}
