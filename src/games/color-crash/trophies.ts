import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Split barriers need no orb: a player can pass them without ever changing color. */
const classic = ({ options }: TrophyPlay<Options>) => options.mode === 'classic' && options.gaps !== 'split'
const scored = (play: TrophyPlay<Options>, score: number) => classic(play) && play.stat('Score') >= score

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'three-hundred',
    title: 'True Colors',
    text: 'Score 300 in Classic without split gaps.',
    won: (play) => scored(play, 300),
  },
  {
    id: 'combo',
    title: 'Full Palette',
    text: 'Reach a combo of 10.',
    won: (play) => play.max('orb', 'combo') >= 10,
  },
  {
    id: 'match',
    title: 'In Disguise',
    text: 'Go through 25 barriers of your own color in one Classic run without split gaps.',
    won: (play) => classic(play) && play.count('match') >= 25,
  },
  {
    id: 'five-thousand',
    title: 'Off the Chart',
    text: 'Score 5,000 in Classic without split gaps.',
    won: (play) => scored(play, 5000),
  },
]
