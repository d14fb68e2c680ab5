/** Owns the plays that win and miss the trophies of Doodle Jump. */
import type { Table } from './table'

export const table: Table = {
  rows: {
    thousand: { wins: { hud: { Score: 1000 } }, not: [{ hud: { Score: 999 } }] },
    ladder: { wins: { told: [['jump', 1, { run: 20 }]] }, not: [{ told: [['jump', 40, { run: 19 }]] }] },
    'own-legs': {
      wins: { hud: { Score: 2000 }, told: [['spring', 4]] },
      not: [
        { hud: { Score: 2000 }, told: [['propeller']] },
        { hud: { Score: 2000 }, told: [['jetpack']] },
        { hud: { Score: 1999 } },
      ],
    },
    fifteen: { wins: { hud: { Score: 15_000 } }, not: [{ hud: { Score: 14_999 } }] },
  },
}
