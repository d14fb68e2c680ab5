/** Owns the plays that win and miss the trophies of Gravity Flip Runner. */
import type { Table } from './table'

export const table: Table = {
  rows: {
    five: { wins: { hud: { Distance: 5000 } }, not: [{ hud: { Distance: 4999 } }] },
    coins: { wins: { told: [['coin', 40]] }, not: [{ told: [['coin', 39]] }] },
    poor: {
      wins: { hud: { Distance: 5000 } },
      not: [{ hud: { Distance: 5000 }, told: [['coin']] }, { hud: { Distance: 4999 } }],
    },
    thirty: { wins: { result: 'over', results: { Distance: 30_000 } }, not: [{ hud: { Distance: 29_999 } }] },
  },
}
