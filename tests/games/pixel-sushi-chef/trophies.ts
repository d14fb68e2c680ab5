/** Games that win and miss the trophies of Pixel Sushi Chef. */
import type { Play } from '../../../src/games/pixel-sushi-chef/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const shift = (events: Case<Play>['events'], options: Case<Play>['options'] = {}): Case<Play> => ({
  result: 'over',
  events: events,
  options,
})

export const table: Table<Play> = {
  rows: {
    clean: {
      wins: shift([['served', 6]]),
      not: [
        shift([['served', 6], ['wrong']]),
        shift([['served', 5]]),
        { ...shift([['served', 6]]), result: 'lost' },
      ],
    },
    everyone: {
      wins: shift([['served', 8]]),
      not: [shift([['served', 8], ['late']]), shift([['served', 7]])],
    },
    'one-heart': {
      wins: shift([], { pace: 'rush', hearts: '1' }),
      not: [
        shift([], { pace: 'rush' }),
        shift([], { hearts: '1' }),
        { result: 'lost', options: { pace: 'rush', hearts: '1' } },
      ],
    },
    twenty: {
      wins: { events: [['served', 20]] },
      not: [{ events: [['served', 19]] }, { events: [['served', 20]], options: { pace: 'shifts' } }],
    },
    week: {
      wins: { result: 'won', hud: { Stars: 3 }, options: { pace: 'shifts', evening: '7' } },
      not: [
        { result: 'won', hud: { Stars: 2 }, options: { pace: 'shifts', evening: '7' } },
        { result: 'won', hud: { Stars: 3 }, options: { pace: 'shifts', evening: '6' } },
      ],
    },
  },
}
