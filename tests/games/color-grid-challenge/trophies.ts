/** Games that win and miss the trophies of Color Grid Challenge. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    ten: { wins: { told: [['found', 10]] }, not: [{ told: [['found', 9]] }] },
    clean: {
      wins: { told: [['found', 12]] },
      not: [
        { told: [['wrong'], ['found', 12]] },
        { told: [['late'], ['found', 12]] },
        { told: [['found', 11]] },
      ],
    },
    forty: { wins: { told: [['found', 40]] }, not: [{ told: [['found', 39]] }] },
  },
}
