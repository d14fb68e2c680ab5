/** Games that win and miss the trophies of Tug of War. */
import type { Play } from '../../../src/games/tug-of-war/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const end = (
  level: Play['options']['level'],
  result: Case<Play>['result'] = 'won',
  more: Case<Play> = {},
): Case<Play> => ({
  result,
  ...more,
  options: { level, ...more.options },
})

const BEAR_6: Case<Play> = {
  result: 'won',
  hud: { Stars: 3 },
  options: { pace: 'tournament', bear: '6' },
}

export const table: Table<Play> = {
  rows: {
    medium: {
      wins: end('medium'),
      not: [
        end('easy'),
        end('hard', 'tied'),
        end('hard', 'won', { options: { pull: 'rhythm' } }),
        end('hard', 'over', { options: { pace: 'pairs' } }),
      ],
    },
    clean: {
      wins: end('hard', 'won', { events: [['round', 3, { side: 0 }]] }),
      not: [
        end('hard', 'won', {
          events: [
            ['round', 3, { side: 0 }],
            ['round', 1, { side: 1 }],
          ],
        }),
        end('hard', 'won', { options: { rounds: '1' } }),
        end('medium'),
      ],
    },
    expert: { wins: end('expert'), not: [end('hard')] },
    impossible: { wins: end('impossible'), not: [end('expert')] },
    champion: {
      wins: BEAR_6,
      not: [
        { ...BEAR_6, hud: { Stars: 2 } },
        { ...BEAR_6, options: { pace: 'tournament', bear: '5' } },
      ],
    },
  },
}
