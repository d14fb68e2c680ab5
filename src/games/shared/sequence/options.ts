import type { OptionValues, ValuesOf } from '../../../engine/core/game/contract'
import { choice } from '../../../engine/core/game/declare'
import { sequenceTexts } from './texts/game'

/** Levels that end a game with a goal. */
export const GOALS = [8, 14, 20, 31] as const

const { goal, order, pace, senses, players } = sequenceTexts.options

const isAlone = (options: OptionValues) => options.players === '1'

export const sequenceOptions = [
  choice('goal', goal, ['none', ...GOALS], { text: goal.levels, later: true, shown: isAlone }),
  choice('order', order, ['forwards', 'backwards'], { later: true, saysInsteadOfRules: true }),
  choice('pace', pace, ['slow', 'usual', 'fast'], { initial: 'usual', later: true }),
  choice('senses', senses, ['both', 'sound'], { later: true, saysInsteadOfRules: true, shown: isAlone }),
  choice('players', players, ['1', 2, 3, 4], { later: true, saysInsteadOfRules: true }),
] as const

export type SequenceOptions = ValuesOf<typeof sequenceOptions>
