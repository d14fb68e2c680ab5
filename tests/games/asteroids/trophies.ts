/** Games that win and miss the trophies of Asteroids. */
import type { Play } from '../../../src/games/asteroids/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    field: { wins: { events: [['cleared']] }, not: [{ events: [['rock', 30]] }] },
    turret: {
      wins: { events: [['shoot', 60], ['cleared']] },
      not: [{ events: [['thrust'], ['cleared']] }, { events: [['shoot', 60]] }],
    },
    untouched: {
      wins: { events: [['cleared', 3]] },
      not: [{ events: [['cleared', 2]] }, { events: [['destroyed'], ['cleared', 3]] }],
    },
    nine: {
      wins: { events: [['level', 1, { level: 9 }]] },
      not: [
        { events: [['level', 1, { level: 8 }]] },
        { events: [['cleared', 1, { level: 9 }]] },
        { events: [['level', 1, { level: 9 }]], options: { saucers: 'on' } },
      ],
    },
    core: {
      wins: { options: { saucers: 'sectors', sector: '12' }, hud: { Stars: 3 } },
      not: [
        { options: { saucers: 'sectors', sector: '12' }, hud: { Stars: 2 } },
        { options: { saucers: 'sectors', sector: '11' }, hud: { Stars: 3 } },
      ],
    },
  },
}
