/** Games that win and miss the trophies of Color Crash. */
import type { Play } from '../../../src/games/color-crash/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    'three-hundred': {
      wins: { hud: { Score: 300 } },
      not: [{ hud: { Score: 299 } }, { hud: { Score: 300 }, options: { mode: 'relaxed' } }],
    },
    combo: { wins: { events: [['orb', 1, { combo: 10 }]] }, not: [{ events: [['orb', 50, { combo: 9 }]] }] },
    match: {
      wins: { events: [['match', 25]] },
      not: [
        { events: [['match', 24]] },
        { events: [['match', 25]], options: { gaps: 'split' } },
        { events: [['match', 25]], options: { mode: 'relaxed' } },
      ],
    },
    'five-thousand': {
      wins: { hud: { Score: 5000 } },
      not: [{ hud: { Score: 4999 } }, { hud: { Score: 5000 }, options: { gaps: 'split' } }],
    },
    rainbow: {
      wins: { hud: { Stars: 3 }, options: { mode: 'tunnel', tunnel: '10' } },
      not: [
        { hud: { Stars: 2 }, options: { mode: 'tunnel', tunnel: '10' } },
        { hud: { Stars: 3 }, options: { mode: 'tunnel', tunnel: '9' } },
      ],
    },
  },
}
