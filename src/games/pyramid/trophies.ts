import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Without hints: they know all cards. */
const won = (play: Play) => play.result === 'won' && play.hints === 0

export const trophies: readonly Trophy<Play>[] = [
  { id: 'first', ...trophyTexts.first, won },
  { id: 'swift', ...trophyTexts.swift, won: (play) => won(play) && play.ms <= 120_000 },
  { id: 'once', ...trophyTexts.once, won: (play) => won(play) && play.count('turn') === 0 },
  { id: 'random', ...trophyTexts.random, won: (play) => won(play) && play.options.deals === 'random' },
]
