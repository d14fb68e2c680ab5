/** Games that win and miss the trophies of Emoji Decoder. */
import type { Play } from '../../../src/games/emoji-decoder/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    ten: {
      wins: { events: [['solved', 10]] },
      not: [
        { events: [['solved', 9]] },
        { events: [['solved', 10]], options: { round: '5' } },
        { events: [['solved', 10]], options: { pack: 'food' } },
      ],
    },
    clean: {
      wins: { events: [['solved', 5, { points: 40 }]] },
      not: [
        {
          events: [
            ['solved', 4, { points: 40 }],
            ['solved', 9, { points: 35 }],
          ],
        },
      ],
    },
    perfect: {
      wins: { events: [['solved', 15, { points: 40 }]] },
      not: [
        {
          events: [
            ['solved', 14, { points: 40 }],
            ['solved', 1, { points: 35 }],
          ],
        },
      ],
    },
  },
}
