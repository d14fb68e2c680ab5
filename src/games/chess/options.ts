import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { boardColors, choice, facing, twoStarts } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { texts } from './texts/game'

/** Streak and storm: puzzles one after another. */
export const isRun = ({ task }: OptionValues) => task === 'streak' || task === 'storm'
export const isGame = ({ task }: OptionValues) => task === 'game'
const withComputer = (values: OptionValues) => isGame(values) && values.opponent === 'computer'

export const options = [
  choice('rules', texts.options.rules, ['simplified', 'full', 'chess960'], { shown: isGame }),
  choice('opponent', texts.options.opponent, ['two', 'computer'], {
    shown: isGame,
    starts: twoStarts('computer', 'two'),
  }),
  choice('level', texts.options.level, ['beginner', 'easy', 'normal', 'hard', 'expert', 'extreme'], {
    initial: 'normal',
    shown: withComputer,
  }),
  choice('side', texts.options.side, ['white', 'black'], { shown: withComputer }),
  choice('clock', texts.options.clock, ['off', '3+2', '5+0', '10+0'], { shown: isGame }),
  facing((values) => isGame(values) && values.opponent === 'two'),
  choice('task', texts.options.task, ['game', 'mate1', 'mate2', 'mate3', 'mate4', 'streak', 'storm'], {
    later: true,
    puzzles: { value: 'mate1', label: declarationTexts.puzzles.games },
  }),
  choice('tactic', texts.options.tactic, ['all', 'fork', 'pin', 'skewer', 'discovered', 'backRank'], {
    later: true,
    shown: isRun,
  }),
  choice('coordinates', texts.options.coordinates, ['on', 'off'], { view: true, later: true }),
  boardColors('wood'),
  choice('pieces', texts.options.pieces, ['classic', 'round', 'angular', 'moves'], {
    view: true,
    later: true,
  }),
] as const

export type Options = ValuesOf<typeof options>
