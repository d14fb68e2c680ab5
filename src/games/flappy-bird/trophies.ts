import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'five',
    ...trophyTexts.five,
    won: (play) => play.max('score', 'score') >= 5,
  },
  {
    id: 'fifteen',
    ...trophyTexts.fifteen,
    won: (play) => play.max('score', 'score') >= 15,
  },
  {
    id: 'platinum',
    ...trophyTexts.platinum,
    won: (play) => play.options.flight === 'classic' && play.max('score', 'score') >= 40,
  },
  {
    id: 'hundred',
    ...trophyTexts.hundred,
    won: (play) => play.options.flight === 'classic' && play.max('score', 'score') >= 100,
  },
  {
    id: 'aurora',
    ...trophyTexts.aurora,
    // The sky of this name begins after 70 pipes.
    won: (play) => play.options.flight === 'gentle' && play.max('score', 'score') >= 70,
  },
]
