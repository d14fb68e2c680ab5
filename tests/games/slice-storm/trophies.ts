/** Games that win and miss the trophies of Slice Storm. */
import type { Play } from '../../../src/games/slice-storm/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    combo: {
      wins: { events: [['combo', 1, { combo: 8 }]] },
      not: [{ events: [['combo', 30, { combo: 7 }]] }],
    },
    clean: {
      wins: { events: [['slice', 60]] },
      not: [
        { events: [['miss'], ['slice', 60]] },
        { events: [['bomb'], ['slice', 60]] },
        { events: [['slice', 59]] },
        { events: [['slice', 60]], options: { mode: 'zen' } },
      ],
    },
    level: {
      wins: { events: [['level', 1, { level: 5 }]] },
      not: [
        { events: [['level', 4, { level: 4 }]] },
        { events: [['level', 1, { level: 5 }]], options: { lives: 'back' } },
      ],
    },
    'ten-thousand': {
      wins: { hud: { Score: 10_000 } },
      not: [
        { hud: { Score: 9995 } },
        { hud: { Score: 10_000 }, options: { mode: 'zen' } },
        { hud: { Score: 10_000 }, options: { lives: 'back' } },
      ],
    },
    storm: {
      wins: { hud: { Stars: 3 }, options: { mode: 'arcade', stage: '10' } },
      not: [
        { hud: { Stars: 2 }, options: { mode: 'arcade', stage: '10' } },
        { hud: { Stars: 3 }, options: { mode: 'arcade', stage: '9' } },
      ],
    },
  },
}
