import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['opponent'][] = ['easy', 'normal', 'hard', 'perfect']

const beats = (play: TrophyPlay<Options>, level: Options['opponent']) =>
  play.result === 'won' && play.options.pop !== 'on' && isAtLeast(LEVELS, play.options.opponent, level)

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'normal',
    title: 'Four of a Kind',
    text: 'Beat the computer on Normal or above, without Pop Out.',
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'short',
    title: 'Short Work',
    text: 'Beat the computer on Normal or above with ten discs or fewer, without Pop Out.',
    won: (play) => beats(play, 'normal') && play.stat('Moves') <= 10,
  },
  {
    id: 'second',
    title: 'Answering Back',
    text: 'Beat the computer on Hard or above when it goes first, without hints or Pop Out.',
    won: (play) => beats(play, 'hard') && play.options.first === 'computer' && play.hints === 0,
  },
  {
    id: 'perfect',
    title: 'Nobody Is Perfect',
    text: 'Beat the computer on Perfect without hints or Pop Out. You must go first and make no mistakes.',
    won: (play) => beats(play, 'perfect') && play.hints === 0,
  },
]
