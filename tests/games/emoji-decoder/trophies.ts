/** Games that win and miss the trophies of Emoji Decoder. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    ten: {
      wins: { told: [['solved', 10]] },
      not: [
        { told: [['solved', 9]] },
        { told: [['solved', 10]], options: { round: '5' } },
        { told: [['solved', 10]], options: { pack: 'food' } },
      ],
    },
    clean: {
      wins: { told: [['solved', 5, { points: 40 }]] },
      not: [
        {
          told: [
            ['solved', 4, { points: 40 }],
            ['solved', 9, { points: 35 }],
          ],
        },
      ],
    },
    perfect: {
      wins: { told: [['solved', 15, { points: 40 }]] },
      not: [
        {
          told: [
            ['solved', 14, { points: 40 }],
            ['solved', 1, { points: 35 }],
          ],
        },
      ],
    },
  },
}
