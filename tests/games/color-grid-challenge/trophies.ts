/** Games that win and miss the trophies of Color Grid Challenge. */
import type { Play } from '../../../src/games/color-grid-challenge/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    ten: { wins: { events: [['found', 10]] }, not: [{ events: [['found', 9]] }] },
    clean: {
      wins: { events: [['found', 12]] },
      not: [
        { events: [['wrong'], ['found', 12]] },
        { events: [['late'], ['found', 12]] },
        { events: [['found', 11]] },
      ],
    },
    forty: { wins: { events: [['found', 40]] }, not: [{ events: [['found', 39]] }] },
  },
}
