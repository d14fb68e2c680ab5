import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const LEVELS: readonly Options['level'][] = ['random', 'hunter', 'admiral']

const beats = (play: Play, level: Options['level']) =>
  play.hints === 0 &&
  play.options.salvo === 'off' &&
  play.options.first === 'you' &&
  play.result === 'won' &&
  isAtLeast(LEVELS, play.options.level, level)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'hunter',
    ...trophyTexts.hunter,
    won: (play) => beats(play, 'hunter'),
  },
  {
    id: 'afloat',
    ...trophyTexts.afloat,
    won: (play) => beats(play, 'hunter') && play.count('sunk', 'by', 'computer') <= 1,
  },
  {
    id: 'fifty',
    ...trophyTexts.fifty,
    won: (play) => beats(play, 'hunter') && play.stat('Shots') <= 50,
  },
  {
    id: 'admiral',
    ...trophyTexts.admiral,
    won: (play) => beats(play, 'admiral'),
  },
]
