import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'
import { trophyTexts } from './texts/trophies'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'clear',
    ...trophyTexts.clear,
    won: (play) => play.result === 'won',
  },
  {
    id: 'drop',
    ...trophyTexts.drop,
    won: (play) => play.max('clear', 'loose') >= 10 && play.options.mode === 'field',
  },
  {
    id: 'run',
    ...trophyTexts.run,
    won: (play) => play.max('clear', 'run') >= 8 && play.options.mode === 'field',
  },
  {
    id: 'few',
    ...trophyTexts.few,
    won: (play) => play.result === 'won' && play.stat('Shots') <= 35,
  },
  {
    id: 'rows',
    ...trophyTexts.rows,
    won: (play) => play.result === 'won' && play.options.ceiling === 'rows' && play.options.mode === 'field',
  },
]
