import type { Option, ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, strength } from '../../engine/core/game/declare'
import { GOALS_TO_WIN, MATCHES } from './rules/world'
import { texts } from './texts/game'

const alone: Option['shown'] = ({ players }) => players !== '2'

export const options = [
  onePlayerOrTwo(),
  // In a cup each of the four opponents has its own style.
  strength(({ players, match }) => players !== '2' && match !== 'cup'),
  choice('match', texts.options.match, ['single', 'cup'], {
    later: true,
    shown: alone,
    pictures: { single: '🏒', cup: '🏆' },
    recommended: 'cup',
  }),
  choice('goals', texts.options.goals, [...MATCHES, 'time'], {
    initial: GOALS_TO_WIN,
    text: texts.options.goals.goals,
    later: true,
  }),
  choice('pucks', texts.options.pucks, ['1', '2'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
