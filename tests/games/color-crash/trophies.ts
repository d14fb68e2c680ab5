/** Games that win and miss the trophies of Color Crash. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    'three-hundred': {
      wins: { hud: { Score: 300 } },
      not: [{ hud: { Score: 299 } }, { hud: { Score: 300 }, options: { mode: 'relaxed' } }],
    },
    combo: { wins: { told: [['orb', 1, { combo: 10 }]] }, not: [{ told: [['orb', 50, { combo: 9 }]] }] },
    match: {
      wins: { told: [['match', 25]] },
      not: [
        { told: [['match', 24]] },
        { told: [['match', 25]], options: { gaps: 'split' } },
        { told: [['match', 25]], options: { mode: 'relaxed' } },
      ],
    },
    'five-thousand': {
      wins: { hud: { Score: 5000 } },
      not: [{ hud: { Score: 4999 } }, { hud: { Score: 5000 }, options: { gaps: 'split' } }],
    },
  },
}
