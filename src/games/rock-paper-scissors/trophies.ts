import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const HANDS = ['rock', 'paper', 'scissors'] as const

const beats = (play: Play, ...matches: Options['match'][]) =>
  play.options.hands === 'three' &&
  play.options.players === '1' &&
  play.result === 'won' &&
  play.options.computer === 'learns' &&
  matches.includes(play.options.match)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'five',
    ...trophyTexts.five,
    won: (play) => beats(play, '5', '10'),
  },
  {
    id: 'hands',
    ...trophyTexts.hands,
    won: (play) => beats(play, '10') && HANDS.every((hand) => play.count('win', 'you', hand) >= 2),
  },
  {
    id: 'lead',
    ...trophyTexts.lead,
    won: (play) => beats(play, '10') && play.count('lose') <= 6,
  },
]
