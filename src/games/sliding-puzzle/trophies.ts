import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Without hints, because they show the shortest solution. */
const solved = (play: Play) => play.result === 'won' && play.hints === 0

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'fifteen',
    ...trophyTexts.fifteen,
    won: (play) => solved(play) && play.options.size === '4',
  },
  {
    id: 'eight',
    ...trophyTexts.eight,
    won: (play) => solved(play) && play.options.size === '3' && play.stat('Moves') <= 40,
  },
  {
    id: 'swift',
    ...trophyTexts.swift,
    won: (play) => solved(play) && play.options.size === '4' && play.stat('Time') <= 90,
  },
  {
    id: 'lean',
    ...trophyTexts.lean,
    won: (play) => solved(play) && play.options.size === '4' && play.stat('Moves') <= 100,
  },
  {
    id: 'twenty-four',
    ...trophyTexts['twenty-four'],
    won: (play) => solved(play) && play.options.size === '5',
  },
]
