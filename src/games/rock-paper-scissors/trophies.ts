import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import { trophyTexts } from './texts/trophies'

const HANDS = ['rock', 'paper', 'scissors']

const beats = (play: TrophyPlay<Options>, ...matches: Options['match'][]) =>
  play.options.hands === 'three' &&
  play.options.players === '1' &&
  play.result === 'won' &&
  play.options.computer === 'learns' &&
  matches.includes(play.options.match)

export const trophies: readonly Trophy<Options>[] = [
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
