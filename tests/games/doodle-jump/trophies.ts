/** Games that win and miss the trophies of Doodle Jump. */
import type { Play } from '../../../src/games/doodle-jump/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    thousand: { wins: { hud: { Score: 1000 } }, not: [{ hud: { Score: 999 } }] },
    ladder: { wins: { events: [['jump', 1, { run: 20 }]] }, not: [{ events: [['jump', 40, { run: 19 }]] }] },
    'own-legs': {
      wins: { hud: { Score: 1500 }, events: [['spring', 4]] },
      not: [
        { hud: { Score: 1500 }, events: [['propeller']] },
        { hud: { Score: 1500 }, events: [['jetpack']] },
        { hud: { Score: 1499 } },
      ],
    },
    ten: { wins: { hud: { Score: 10_000 } }, not: [{ hud: { Score: 9999 } }] },
    space: {
      wins: { options: { climb: 'wild' }, hud: { Score: 2400 } },
      not: [{ options: { climb: 'wild' }, hud: { Score: 2399 } }, { hud: { Score: 2400 } }],
    },
  },
}
