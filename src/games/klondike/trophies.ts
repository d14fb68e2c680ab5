import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Without hints: they know all cards. */
const won = (play: Play, kind: 'klondike' | 'freecell') =>
  play.result === 'won' && play.hints === 0 && play.options.kind === kind

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'first',
    ...trophyTexts.first,
    won: (play) => won(play, 'klondike'),
  },
  {
    id: 'three',
    ...trophyTexts.three,
    won: (play) => won(play, 'klondike') && play.options.draw === '3',
  },
  {
    id: 'swift',
    ...trophyTexts.swift,
    won: (play) => won(play, 'klondike') && play.ms <= 180_000,
  },
  {
    id: 'once',
    ...trophyTexts.once,
    won: (play) => won(play, 'klondike') && play.count('turn') === 0,
  },
  {
    id: 'freecell',
    ...trophyTexts.freecell,
    won: (play) => won(play, 'freecell'),
  },
]
