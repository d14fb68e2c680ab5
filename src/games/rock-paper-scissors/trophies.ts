import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

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
    title: 'Mind Reader',
    text: 'With three hands, win a match to 5 or 10 against a computer that adapts to you.',
    won: (play) => beats(play, '5', '10'),
  },
  {
    id: 'hands',
    title: 'All Hands',
    text: 'With three hands, win a match to 10 against a computer that adapts to you, and at least two rounds with each hand.',
    won: (play) => beats(play, '10') && HANDS.every((hand) => play.count('win', 'you', hand) >= 2),
  },
  {
    id: 'lead',
    title: 'Two Steps Ahead',
    text: 'With three hands, win a match to 10 against a computer that adapts to you, losing no more than six rounds.',
    won: (play) => beats(play, '10') && play.count('lose') <= 6,
  },
]
