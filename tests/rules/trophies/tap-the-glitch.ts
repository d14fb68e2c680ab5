/** Owns the plays that win and miss the trophies of Tap the Glitch. */
import type { Table } from './table'

export const table: Table = {
  rows: {
    secure: { wins: { result: 'won' }, not: [{ result: 'lost' }] },
    combo: { wins: { told: [['hit', 1, { combo: 15 }]] }, not: [{ told: [['hit', 90, { combo: 14 }]] }] },
    healthy: {
      wins: { result: 'won', results: { Health: 51 } },
      not: [{ result: 'won', results: { Health: 50 } }, { hud: { Health: 100 } }],
    },
    storm: {
      wins: { result: 'won', options: { pace: 'storm' } },
      not: [{ result: 'won' }, { result: 'lost', options: { pace: 'storm' } }],
    },
  },
}
