import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const found = (play: Play, difficulty: Options['difficulty']) =>
  play.result === 'won' && play.options.difficulty === difficulty

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'medium',
    ...trophyTexts.medium,
    won: (play) => found(play, 'medium'),
  },
  {
    id: 'halves',
    ...trophyTexts.halves,
    won: (play) => found(play, 'easy') && play.stat('Guesses') <= 6,
  },
  {
    id: 'swift',
    ...trophyTexts.swift,
    won: (play) => found(play, 'medium') && play.ms <= 15_000,
  },
]
