import type { OptionValues, ValuesOf } from '../../../engine/core/game/contract'
import { choice } from '../../../engine/core/game/declare'

/** Levels that end a game with a goal. */
export const GOALS = ['8', '14', '20', '31'] as const
/** Player counts of pass-around mode. */
const PLAYERS = ['2', '3', '4'] as const

const PASS_ON = 'Pass it on: repeat the sequence and add a step. A mistake puts you out.'

const isAlone = ({ players }: OptionValues) => players === '1'

export const sequenceOptions = [
  choice(
    'goal',
    'Goal',
    'none',
    [['none', 'None'], ...GOALS.map((level) => [level, `${level} levels`] as const)],
    {
      later: true,
      shown: isAlone,
    },
  ),
  choice(
    'order',
    'Repeat',
    'forwards',
    [
      ['forwards', 'Forward'],
      ['backwards', 'Backward'],
    ],
    { later: true },
  ),
  choice(
    'pace',
    'Speed',
    'usual',
    [
      ['slow', 'Slow'],
      ['usual', 'Normal'],
      ['fast', 'Fast'],
    ],
    { later: true },
  ),
  choice(
    'senses',
    'Sequence',
    'both',
    [
      ['both', 'Light and sound'],
      ['sound', 'Sound only'],
    ],
    { later: true, shown: isAlone },
  ),
  choice(
    'players',
    'Players',
    '1',
    [['1', 'One'], ...PLAYERS.map((players) => [players, players] as const)],
    {
      later: true,
      says: { 2: PASS_ON, 3: PASS_ON, 4: PASS_ON },
    },
  ),
] as const

export type SequenceOptions = ValuesOf<typeof sequenceOptions>
