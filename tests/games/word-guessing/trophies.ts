/** Games that win and miss the trophies of Word Guessing. */
import type { Play } from '../../../src/games/word-guessing/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    spotless: {
      wins: { events: [['found', 3, { points: 10 }]] },
      not: [
        { events: [['found', 3, { points: 10 }]], hints: 1 },
        {
          events: [
            ['found', 2, { points: 10 }],
            ['found', 9, { points: 9 }],
          ],
        },
      ],
    },
    streak: {
      wins: { events: [['found', 1, { streak: 6 }]] },
      not: [
        { events: [['found', 9, { streak: 5 }]] },
        { events: [['found', 1, { streak: 6 }]], hints: 1 },
        { events: [['found', 1, { streak: 6 }]], options: { letter: 'on' } },
      ],
    },
    ten: {
      wins: { result: 'won', results: { Words: 10 }, options: { length: '10' } },
      not: [
        { result: 'won', results: { Words: 9 }, options: { length: '10' } },
        { result: 'won', results: { Words: 12 } },
        { result: 'won', results: { Words: 10 }, options: { length: '10', letter: 'on' } },
      ],
    },
    survival: {
      wins: { events: [['found', 20]], options: { length: 'survival' } },
      not: [
        { events: [['found', 19]], options: { length: 'survival' } },
        { events: [['found', 20]] },
        { events: [['found', 20]], options: { length: 'survival', letter: 'on' } },
      ],
    },
  },
}
