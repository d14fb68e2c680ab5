import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, road, strength } from '../../engine/core/game/declare'
import { itemAt } from '../../engine/core/itemAt'
import { GOALS_TO_WIN, MATCHES, RIVAL_IDS } from './rules/world'
import { texts } from './texts/game'

const { match, goals, pucks, rival } = texts.options

const alone = ({ players }: OptionValues) => players !== '2'
export const inCup = (values: OptionValues) => alone(values) && values.match === 'cup'
/** Two against two. */
export const inPairs = (values: OptionValues) => alone(values) && values.match === 'pairs'
const isNoPair = (values: OptionValues) => !inPairs(values)
/** A cup match has its own length, and its opponent a strength and a table. */
const fixed = {
  shown: (values: OptionValues) => !inCup(values),
  matters: (values: OptionValues) => !inCup(values),
}

export const options = [
  onePlayerOrTwo({ shown: isNoPair, matters: isNoPair }),
  { ...strength((values) => alone(values) && !inCup(values)), matters: fixed.matters },
  choice('match', match, ['single', 'cup', 'pairs'], {
    later: true,
    shown: alone,
    pictures: { single: '🏒', cup: '🏆', pairs: '👥' },
    recommended: 'cup',
  }),
  choice('goals', goals, [...MATCHES, 'time'], {
    initial: GOALS_TO_WIN,
    text: goals.goals,
    later: true,
    ...fixed,
  }),
  choice('pucks', pucks, ['1', '2'], { later: true, ...fixed }),
  road('rival', rival, RIVAL_IDS.length, {
    stars: 'Stars',
    text: (number) => texts.rivals[itemAt(RIVAL_IDS, number - 1)].name,
    shown: inCup,
  }),
] as const

export type Options = ValuesOf<typeof options>
