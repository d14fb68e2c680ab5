import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'clear',
    ...trophyTexts.clear,
    won: (play) => play.result === 'won' && play.options.mode === 'field',
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
    won: (play) => play.result === 'won' && play.stat('Shots') <= 35 && play.options.mode === 'field',
  },
  {
    id: 'rows',
    ...trophyTexts.rows,
    won: (play) => play.result === 'won' && play.options.ceiling === 'rows' && play.options.mode === 'field',
  },
]
