import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Split barriers need no orb: a player can pass them without ever changing color. */
const classic = ({ options }: Play) => options.mode === 'classic' && options.gaps !== 'split'
const scored = (play: Play, score: number) => classic(play) && play.stat('Score') >= score

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'three-hundred',
    ...trophyTexts['three-hundred'],
    won: (play) => scored(play, 300),
  },
  {
    id: 'combo',
    ...trophyTexts.combo,
    won: (play) => play.max('orb', 'combo') >= 10,
  },
  {
    id: 'match',
    ...trophyTexts.match,
    won: (play) => classic(play) && play.count('match') >= 25,
  },
  {
    id: 'five-thousand',
    ...trophyTexts['five-thousand'],
    won: (play) => scored(play, 5000),
  },
  {
    id: 'rainbow',
    ...trophyTexts.rainbow,
    won: (play) => play.options.mode === 'tunnel' && play.options.tunnel === '10' && play.stat('Stars') >= 3,
  },
]
