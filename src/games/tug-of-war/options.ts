import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, road } from '../../engine/core/game/declare'
import { BEAR_NAMES } from './rules/habits'
import { texts } from './texts/game'

type Values = Readonly<Record<string, string | undefined>>

/** Whether the computer has a pace of its own: the drum sets the same for both, and two people need none. */
const hasPace = ({ players, pull }: Values) => players !== '2' && pull !== 'rhythm'
/** Two against two. */
export const inPairs = (values: Values) => hasPace(values) && values.pace === 'pairs'
const isNoPair = (values: Values) => !inPairs(values)
const isTournament = (values: Values) => hasPace(values) && values.pace === 'tournament'

export const options = [
  onePlayerOrTwo({ shown: isNoPair, matters: isNoPair }),
  choice('level', texts.options.level, ['easy', 'medium', 'hard', 'expert', 'impossible'], {
    initial: 'medium',
    shown: (values) =>
      values.players !== '2' && (values.pace === 'level' || values.pace === 'pairs' || !hasPace(values)),
  }),
  choice('pace', texts.options.pace, ['level', 'follows', 'tournament', 'pairs'], {
    later: true,
    shown: hasPace,
    pictures: { level: '🤖', follows: '🪞', tournament: '🏆', pairs: '👥' },
    recommended: 'tournament',
  }),
  road('bear', texts.options.bear, BEAR_NAMES.length, { stars: 'Stars', shown: isTournament }),
  choice('pull', texts.options.pull, ['fast', 'rhythm'], { later: true }),
  choice('rounds', texts.options.rounds, ['1', '3', '5'], {
    initial: '3',
    shown: (values) => !isTournament(values),
  }),
] as const

export type Options = ValuesOf<typeof options>
