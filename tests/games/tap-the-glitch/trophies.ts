/** Games that win and miss the trophies of Tap the Glitch. */
import type { Play } from '../../../src/games/tap-the-glitch/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  wordings: { length: '60-second game' },
  rows: {
    secure: { wins: { result: 'won' }, not: [{ result: 'lost' }] },
    combo: { wins: { events: [['hit', 1, { combo: 15 }]] }, not: [{ events: [['hit', 90, { combo: 14 }]] }] },
    steady: {
      wins: { result: 'won', events: [['status', 1, { label: 'WARNING' }]] },
      not: [{ result: 'won', events: [['status', 1, { label: 'CRITICAL' }]] }, { result: 'lost' }],
    },
    storm: {
      wins: { options: { pace: 'storm' }, hud: { Score: 2500 } },
      not: [
        { hud: { Score: 2500 } },
        { options: { pace: 'storm', length: 'endless' }, hud: { Score: 2500 } },
        { options: { pace: 'storm' }, hud: { Score: 2490 } },
      ],
    },
    meltdown: {
      wins: { options: { pace: 'shifts', shift: '8' }, hud: { Stars: 3 } },
      not: [
        { options: { pace: 'shifts', shift: '8' }, hud: { Stars: 2 } },
        { options: { pace: 'shifts', shift: '7' }, hud: { Stars: 3 } },
      ],
    },
  },
}
