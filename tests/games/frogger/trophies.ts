/** Games that win and miss the trophies of Frogger. */
import type { Play } from '../../../src/games/frogger/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    three: {
      wins: { events: [['level', 3]] },
      // A crossing of the Journey is a bay; in Arcade the fifth of them is also a level.
      also: { options: { mode: 'journey' }, events: [['bay', 3]] },
      not: [{ events: [['level', 2]] }, { events: [['bay', 2]] }],
    },
    forward: {
      wins: {
        events: [
          ['hop', 40, { direction: 'up' }],
          ['level', 5],
        ],
      },
      not: [
        {
          events: [
            ['hop', 1, { direction: 'down' }],
            ['level', 5],
          ],
        },
        { events: [['level', 4]] },
      ],
    },
    untouched: {
      wins: { events: [['level', 8]] },
      not: [{ events: [['hurt'], ['level', 8]] }, { events: [['level', 7]] }],
    },
    twenty: {
      wins: { events: [['level', 20]] },
      also: {
        options: { mode: 'arcade' },
        events: [
          ['bay', 20],
          ['level', 4],
        ],
      },
      not: [
        { events: [['level', 19]] },
        {
          options: { mode: 'arcade' },
          events: [
            ['bay', 19],
            ['level', 3],
          ],
        },
      ],
    },
    city: {
      wins: { options: { mode: 'journey', place: '10' }, hud: { Stars: 3 } },
      not: [
        { options: { mode: 'journey', place: '10' }, hud: { Stars: 2 } },
        { options: { mode: 'journey', place: '9' }, hud: { Stars: 3 } },
      ],
    },
  },
}
