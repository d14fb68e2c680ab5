import type { Option, ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, strength } from '../../engine/core/game/declare'
import { GOALS_TO_WIN, MATCHES } from './rules'

const alone: Option['shown'] = ({ players }) => players !== '2'

export const options = [
  onePlayerOrTwo(),
  // In a cup each of the four opponents has its own style.
  strength(({ players, match }) => players !== '2' && match !== 'cup'),
  choice(
    'match',
    'Match',
    'single',
    [
      ['single', 'Single match'],
      ['cup', 'Cup'],
    ],
    {
      later: true,
      shown: alone,
      says: {
        cup: 'Four opponents, each stronger than the last. You can replay one lost match.',
      },
    },
  ),
  choice(
    'goals',
    'Match length',
    `${GOALS_TO_WIN}`,
    [...MATCHES.map((goals) => [`${goals}`, `${goals} goals`] as const), ['time', '2 minutes']],
    { later: true },
  ),
  choice(
    'pucks',
    'Pucks',
    '1',
    [
      ['1', 'One'],
      ['2', 'Two'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
