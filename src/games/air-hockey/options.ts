import type { Option, ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, strength } from '../../engine/core/game/declare'
import { GOALS_TO_WIN, MATCHES } from './rules'
import { texts } from './texts/game'

const alone: Option['shown'] = ({ players }) => players !== '2'

export const options = [
  onePlayerOrTwo(),
  // In a cup each of the four opponents has its own style.
  strength(({ players, match }) => players !== '2' && match !== 'cup'),
  choice(
    'match',
    texts.options.match.label,
    'single',
    [
      ['single', texts.options.match.single],
      ['cup', texts.options.match.cup],
    ],
    {
      later: true,
      shown: alone,
      pictures: { single: '🏒', cup: '🏆' },
      recommended: 'cup',
      says: texts.options.match.says,
    },
  ),
  choice(
    'goals',
    texts.options.goals.label,
    `${GOALS_TO_WIN}`,
    [
      ...MATCHES.map((goals) => [`${goals}`, texts.options.goals.goals(goals)] as const),
      ['time', texts.options.goals.time],
    ],
    { later: true },
  ),
  choice(
    'pucks',
    texts.options.pucks.label,
    '1',
    [
      ['1', texts.options.pucks[1]],
      ['2', texts.options.pucks[2]],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
