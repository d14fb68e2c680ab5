/** Games that win and miss the trophies of Blink Dash. */
import type { Play } from '../../../src/games/blink-dash/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    four: {
      wins: { events: [['level', 1, { level: 4 }]] },
      not: [
        { events: [['level', 1, { level: 3 }]] },
        { options: { prowlers: 'hunt' }, events: [['level', 1, { level: 4 }]] },
      ],
    },
    quick: {
      wins: { ms: 40_000, events: [['level', 1, { level: 4 }]] },
      not: [{ ms: 40_001, events: [['level', 1, { level: 4 }]] }, { events: [['level', 1, { level: 3 }]] }],
    },
    eight: {
      wins: { events: [['level', 1, { level: 8 }]] },
      not: [{ events: [['level', 1, { level: 7 }]] }],
    },
    fourteen: {
      wins: { events: [['level', 1, { level: 14 }]] },
      not: [{ events: [['level', 1, { level: 13 }]] }],
    },
    vault: {
      wins: { options: { prowlers: 'rooms', room: '10' }, hud: { Stars: 3 } },
      not: [
        { options: { prowlers: 'rooms', room: '10' }, hud: { Stars: 2 } },
        { options: { prowlers: 'rooms', room: '9' }, hud: { Stars: 3 } },
      ],
    },
  },
}
