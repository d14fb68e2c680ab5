import type { OptionValues, ValuesOf } from '../../../engine/core/game/contract'
import { choice } from '../../../engine/core/game/declare'
import { sequenceTexts } from './texts/game'

/** Levels that end a game with a goal. */
export const GOALS = ['8', '14', '20', '31'] as const
/** Player counts of pass-around mode. */
const PLAYERS = ['2', '3', '4'] as const

const { goal, order, pace, senses, players } = sequenceTexts.options

const isAlone = (options: OptionValues) => options.players === '1'

export const sequenceOptions = [
  choice(
    'goal',
    goal.label,
    'none',
    [['none', goal.none], ...GOALS.map((level) => [level, goal.levels(level)] as const)],
    {
      later: true,
      shown: isAlone,
    },
  ),
  choice(
    'order',
    order.label,
    'forwards',
    [
      ['forwards', order.forwards],
      ['backwards', order.backwards],
    ],
    { later: true },
  ),
  choice(
    'pace',
    pace.label,
    'usual',
    [
      ['slow', pace.slow],
      ['usual', pace.usual],
      ['fast', pace.fast],
    ],
    { later: true },
  ),
  choice(
    'senses',
    senses.label,
    'both',
    [
      ['both', senses.both],
      ['sound', senses.sound],
    ],
    { later: true, shown: isAlone },
  ),
  choice(
    'players',
    players.label,
    '1',
    [['1', players.one], ...PLAYERS.map((count) => [count, count] as const)],
    { later: true, says: players.says },
  ),
] as const

export type SequenceOptions = ValuesOf<typeof sequenceOptions>
