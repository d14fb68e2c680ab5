/** Games that win and miss the trophies of Word Guessing. */
import { entryOf, rules } from '../../../src/games/word-guessing/rules'
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    spotless: {
      wins: { told: [['found', 3, { points: 10 }]] },
      not: [
        { told: [['found', 3, { points: 10 }]], hints: 1 },
        {
          told: [
            ['found', 2, { points: 10 }],
            ['found', 9, { points: 9 }],
          ],
        },
      ],
    },
    streak: {
      wins: { told: [['found', 1, { streak: 6 }]] },
      not: [
        { told: [['found', 9, { streak: 5 }]] },
        { told: [['found', 1, { streak: 6 }]], hints: 1 },
        { told: [['found', 1, { streak: 6 }]], options: { letter: 'on' } },
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
      wins: { told: [['found', 20]], options: { length: 'survival' } },
      not: [
        { told: [['found', 19]], options: { length: 'survival' } },
        { told: [['found', 20]] },
        { told: [['found', 20]], options: { length: 'survival', letter: 'on' } },
      ],
    },
  },
  drive(see) {
    // All letters of the word, and no others.
    let state = rules.start({ length: '5', theme: 'all' }, 1)
    for (const letter of entryOf(state).word.toLowerCase()) {
      const applied = rules.apply(state, letter, 0)
      if ('refused' in applied) continue
      for (const event of applied.events) see.event(event)
      state = applied.state
    }
  },
}
