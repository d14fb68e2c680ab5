import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, facing, twoStarts } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { CLOCKS } from './rules/clock'
import { texts } from './texts/game'

/** Streak and storm: puzzles one after another. */
export const isRun = ({ task }: OptionValues) => task === 'streak' || task === 'storm'
export const isGame = ({ task }: OptionValues) => task === 'game'
const withComputer = (values: OptionValues) => isGame(values) && values.opponent === 'computer'

export const options = [
  choice(
    'rules',
    texts.options.rules.label,
    'simplified',
    [
      ['simplified', texts.options.rules.simplified],
      ['full', texts.options.rules.full],
    ],
    { shown: isGame },
  ),
  choice(
    'opponent',
    texts.options.opponent.label,
    'two',
    [
      ['two', texts.options.opponent.two],
      ['computer', texts.options.opponent.computer],
    ],
    { shown: isGame, starts: twoStarts('computer', 'two') },
  ),
  choice(
    'level',
    texts.options.level.label,
    'normal',
    [
      ['beginner', texts.options.level.beginner],
      ['easy', texts.options.level.easy],
      ['normal', texts.options.level.normal],
      ['hard', texts.options.level.hard],
      ['expert', texts.options.level.expert],
      ['extreme', texts.options.level.extreme],
    ],
    {
      shown: withComputer,
      says: texts.options.level.says,
    },
  ),
  choice(
    'side',
    texts.options.side.label,
    'white',
    [
      ['white', texts.options.side.white],
      ['black', texts.options.side.black],
    ],
    { shown: withComputer },
  ),
  choice('clock', texts.options.clock.label, 'off', CLOCKS, { shown: isGame }),
  facing((values) => isGame(values) && values.opponent === 'two'),
  choice(
    'task',
    texts.options.task.label,
    'game',
    [
      ['game', texts.options.task.game],
      ['mate1', texts.options.task.mate1],
      ['mate2', texts.options.task.mate2],
      ['mate3', texts.options.task.mate3],
      ['mate4', texts.options.task.mate4],
      ['streak', texts.options.task.streak],
      ['storm', texts.options.task.storm],
    ],
    { later: true, puzzles: { value: 'mate1', label: declarationTexts.puzzles.games } },
  ),
  choice(
    'coordinates',
    texts.options.coordinates.label,
    'on',
    [
      ['on', texts.options.coordinates.on],
      ['off', texts.options.coordinates.off],
    ],
    { view: true, later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
