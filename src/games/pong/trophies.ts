import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['level'][] = ['easy', 'normal', 'hard']

/** With the Classic ball the computer is as strong as its level. */
const classic = (play: TrophyPlay<Options>) => play.options.ball === 'classic'

const beats = (play: TrophyPlay<Options>, level: Options['level']) =>
  play.result === 'won' && isAtLeast(LEVELS, play.options.level, level)

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'normal',
    title: 'Match Point',
    text: 'Beat the computer on Normal or above.',
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'rally',
    title: 'Back and Forth',
    text: 'Play a rally of 25 hits.',
    won: (play) => play.max('hit', 'rally') >= 25,
  },
  {
    id: 'love',
    title: 'Not a Single Point',
    text: 'Beat the computer on Normal or above without losing a point, with the Classic ball.',
    won: (play) => classic(play) && beats(play, 'normal') && play.count('goal', 'scorer', 1) === 0,
  },
  {
    id: 'hard',
    title: 'Table for One',
    text: 'Beat the computer on Hard, with the Classic ball.',
    won: (play) => classic(play) && beats(play, 'hard'),
  },
  {
    id: 'long',
    title: 'The Endless Rally',
    text: 'Play a rally of 60 hits.',
    won: (play) => play.max('hit', 'rally') >= 60,
  },
]
