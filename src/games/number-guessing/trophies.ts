import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import { trophyTexts } from './texts/trophies'

const found = (play: TrophyPlay<Options>, difficulty: Options['difficulty']) =>
  play.result === 'won' && play.options.difficulty === difficulty

export const trophies: readonly Trophy<Options>[] = [
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
