import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** One player, and pictures: letters have an order that helps. */
const within = (play: Play, difficulty: Options['difficulty'], moves: number) =>
  play.result === 'won' &&
  play.options.players === '1' &&
  play.options.deck === 'pictures' &&
  play.options.difficulty === difficulty &&
  play.stat('Moves') <= moves

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'medium',
    ...trophyTexts.medium,
    won: (play) => within(play, 'medium', 18),
  },
  {
    id: 'swift',
    ...trophyTexts.swift,
    won: (play) => within(play, 'hard', 1000) && play.stat('Time') <= 60,
  },
  {
    id: 'hard',
    ...trophyTexts.hard,
    won: (play) => within(play, 'hard', 26),
  },
  {
    id: 'sharp',
    ...trophyTexts.sharp,
    won: (play) => within(play, 'hard', 21),
  },
]
