/** Games that win and miss the trophies of Breakout. */
import type { Play } from '../../../src/games/breakout/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    level: { wins: { events: [['levelComplete']] }, not: [{ events: [['brick', 49]] }] },
    run: { wins: { events: [['brick', 1, { run: 10 }]] }, not: [{ events: [['brick', 20, { run: 9 }]] }] },
    juggler: {
      wins: { events: [['bonusBall', 8], ['ballLost']] },
      not: [{ events: [['bonusBall', 7], ['ballLost'], ['bonusBall', 7]] }],
    },
    untouched: {
      wins: { events: [['levelComplete', 2]] },
      not: [{ events: [['levelComplete', 2], ['lifeLost']] }, { events: [['levelComplete']] }],
    },
    six: {
      wins: { events: [['level', 1, { level: 6 }]] },
      not: [{ events: [['level', 1, { level: 5 }]] }, { events: [['levelComplete', 1, { level: 6 }]] }],
    },
  },
}
