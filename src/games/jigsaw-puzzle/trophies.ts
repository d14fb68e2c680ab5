import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const LEVELS: readonly Options['difficulty'][] = ['easy', 'medium', 'hard', 'large', 'huge']

const done = (play: Play, difficulty: Options['difficulty']) =>
  play.result === 'won' && isAtLeast(LEVELS, play.options.difficulty, difficulty)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'medium',
    ...trophyTexts.medium,
    won: (play) => done(play, 'medium'),
  },
  {
    id: 'turned',
    ...trophyTexts.turned,
    won: (play) => done(play, 'medium') && play.options.rotation === 'on',
  },
  {
    id: 'exact',
    ...trophyTexts.exact,
    won: (play) =>
      (play.stat('Moves') <= 24 && done(play, 'medium')) || (play.stat('Moves') <= 48 && done(play, 'hard')),
  },
  {
    id: 'swift',
    ...trophyTexts.swift,
    won: (play) => done(play, 'hard') && play.stat('Time') <= 300,
  },
]
