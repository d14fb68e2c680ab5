import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, facing } from '../../engine/core/game/declare'
import { CLOCKS } from './rules/clock'

export const isGame = ({ task }: OptionValues) => task === 'game'
const withComputer = (values: OptionValues) => isGame(values) && values.opponent === 'computer'

export const options = [
  choice(
    'rules',
    'Rules',
    'simplified',
    [
      ['simplified', 'Simplified'],
      ['full', 'Full rules'],
    ],
    { shown: isGame },
  ),
  choice(
    'opponent',
    'Opponent',
    'two',
    [
      ['two', 'Friend here'],
      ['computer', 'Computer'],
    ],
    { shown: isGame },
  ),
  choice(
    'level',
    'Computer level',
    'normal',
    [
      ['beginner', 'Beginner'],
      ['easy', 'Easy'],
      ['normal', 'Normal'],
      ['hard', 'Hard'],
      ['expert', 'Expert'],
      ['extreme', 'Extreme'],
    ],
    {
      shown: withComputer,
      says: {
        beginner: 'Just learned the moves, and often overlooks captures.',
        easy: 'Captures unprotected pieces, and looks no further.',
        normal: 'Sees your reply, and leaves nothing unprotected.',
        hard: 'Looks at its move, your reply, and its next move. You’ll need a plan.',
        expert: 'Plays like a good club player and forgives little.',
        extreme: 'Uses all its thinking time and gives nothing away.',
      },
    },
  ),
  choice(
    'side',
    'You play',
    'white',
    [
      ['white', 'White'],
      ['black', 'Black'],
    ],
    { shown: withComputer },
  ),
  choice('clock', 'Clock', 'off', CLOCKS, { shown: isGame }),
  facing((values) => isGame(values) && values.opponent === 'two'),
  choice(
    'task',
    'Mode',
    'game',
    [
      ['game', 'Game'],
      ['mate1', 'Mate in 1'],
      ['mate2', 'Mate in 2'],
      ['mate3', 'Mate in 3'],
      ['mate4', 'Mate in 4'],
    ],
    { later: true },
  ),
  choice(
    'coordinates',
    'Coordinates',
    'on',
    [
      ['on', 'On'],
      ['off', 'Off'],
    ],
    { view: true, later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
