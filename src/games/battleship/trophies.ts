import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['level'][] = ['random', 'hunter', 'admiral']

const beats = (play: TrophyPlay<Options>, level: Options['level']) =>
  play.hints === 0 &&
  play.options.salvo === 'off' &&
  play.options.first === 'you' &&
  play.result === 'won' &&
  isAtLeast(LEVELS, play.options.level, level)

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'hunter',
    title: 'Clear Water',
    text: 'Take the first shot, fire one at a time, and sink the whole fleet before Hunter or Admiral sinks yours. No hints.',
    won: (play) => beats(play, 'hunter'),
  },
  {
    id: 'afloat',
    title: 'Four Still Afloat',
    text: 'Take the first shot, fire one at a time, and beat Hunter or Admiral with at most one ship lost. No hints.',
    won: (play) => beats(play, 'hunter') && play.count('sunk', 'by', 'computer') <= 1,
  },
  {
    id: 'fifty',
    title: 'Good Gunnery',
    text: 'Take the first shot, fire one at a time, and beat Hunter or Admiral in 50 shots or fewer. No hints.',
    won: (play) => beats(play, 'hunter') && play.stat('Shots') <= 50,
  },
  {
    id: 'admiral',
    title: 'Admiral of the Fleet',
    text: 'Take the first shot, fire one at a time, and beat Admiral. No hints.',
    won: (play) => beats(play, 'admiral'),
  },
]
