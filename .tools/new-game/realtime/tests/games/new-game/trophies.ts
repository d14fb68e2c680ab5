/** Plays that win and miss the trophies of New Game. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    ten: { wins: { told: [['catch', 10]] }, not: [{ told: [['catch', 9]] }] },
    twenty: {
      wins: { told: [['catch', 20], ['miss']] },
      not: [{ told: [['catch', 19], ['miss'], ['catch', 19]] }],
    },
    fifty: { wins: { hud: { Score: 50 } }, not: [{ hud: { Score: 49 } }] },
  },
}
