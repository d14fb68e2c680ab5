/** Games that win and miss the trophies of Pac-Man. */
import type { Play } from '../../../src/games/pac-man/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    maze: { wins: { events: [['level']] }, not: [{ events: [['dot', 100]] }] },
    four: { wins: { events: [['ghost', 1, { chain: 4 }]] }, not: [{ events: [['ghost', 8, { chain: 3 }]] }] },
    dessert: {
      wins: { events: [['tasty', 2]] },
      not: [{ events: [['tasty'], ['level'], ['tasty']] }],
    },
    untouched: {
      wins: { events: [['level']] },
      not: [{ events: [['caught'], ['level']] }, { events: [['dot', 100]] }],
    },
    'four-mazes': { wins: { events: [['level', 4]] }, not: [{ events: [['level', 3]] }] },
  },
}
