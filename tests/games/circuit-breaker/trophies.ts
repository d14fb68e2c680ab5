/** Games that win and miss the trophies of Circuit Breaker. */
import type { Play } from '../../../src/games/circuit-breaker/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    five: {
      wins: { events: [['connected', 5], ['wrong']] },
      not: [{ events: [['connected', 4], ['wrong'], ['connected', 4]] }],
    },
    ten: {
      wins: { events: [['level', 1, { level: 10 }]] },
      not: [
        { events: [['level', 1, { level: 9 }]] },
        { options: { from: '7' }, events: [['level', 1, { level: 10 }]] },
      ],
    },
    'by-heart': {
      wins: { options: { from: '4' }, events: [['connected', 5]] },
      not: [
        { options: { from: '4' }, events: [['connected', 4], ['wrong'], ['connected', 4]] },
        { events: [['connected', 5]] },
      ],
    },
    twelve: {
      wins: { events: [['connected', 1, { level: 12 }]] },
      not: [
        { events: [['connected', 1, { level: 11 }]] },
        { options: { growth: 'on' }, events: [['connected', 1, { level: 12 }]] },
      ],
    },
    surge: {
      wins: { options: { growth: 'on' }, events: [['connected', 1, { level: 15 }]] },
      not: [
        { options: { growth: 'on' }, events: [['connected', 1, { level: 14 }]] },
        { events: [['connected', 1, { level: 15 }]] },
      ],
    },
  },
}
