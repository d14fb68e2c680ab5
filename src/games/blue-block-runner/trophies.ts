import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const usual = (play: TrophyPlay<Options>) => play.options.run === 'usual'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'hundred',
    title: 'Look Up',
    text: 'Score 100 in a Normal run, Single Player.',
    won: (play) => usual(play) && play.stat('Score') >= 100,
  },
  {
    id: 'eight',
    title: 'Times Eight',
    text: 'Reach a multiplier of 8 in a Normal run, Single Player.',
    won: (play) => usual(play) && play.options.mode === 'single' && play.max('catch', 'multiplier') >= 8,
  },
  {
    id: 'blast',
    title: 'Controlled Demolition',
    text: 'Lose seven blocks to one bomb in a Normal run, Single Player.',
    won: (play) => usual(play) && play.options.mode === 'single' && play.max('blast', 'blocks') >= 7,
  },
  {
    id: 'fifteen-hundred',
    title: 'Out of the Blue',
    text: 'Score 1,500 in a Normal run, Single Player.',
    won: (play) => usual(play) && play.stat('Score') >= 1500,
  },
]
