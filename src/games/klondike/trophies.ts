import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Without hints: they know all cards. */
const won = (play: TrophyPlay<Options>, kind: 'klondike' | 'freecell') =>
  play.result === 'won' && play.hints === 0 && play.options.kind === kind

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'first',
    title: 'Four Kings on Top',
    text: 'Win a game of Klondike without hints.',
    won: (play) => won(play, 'klondike'),
  },
  {
    id: 'three',
    title: 'Every Third Card',
    text: 'Win a game of Klondike with three cards drawn at a time, without hints.',
    won: (play) => won(play, 'klondike') && play.options.draw === '3',
  },
  {
    id: 'swift',
    title: 'Quick Fingers',
    text: 'Win a game of Klondike in three minutes or less, without hints.',
    won: (play) => won(play, 'klondike') && play.ms <= 180_000,
  },
  {
    id: 'once',
    title: 'Once Through',
    text: 'Win a game of Klondike without turning the waste over and without hints.',
    won: (play) => won(play, 'klondike') && play.count('turn') === 0,
  },
  {
    id: 'freecell',
    title: 'All Cards on the Table',
    text: 'Win a game of FreeCell without hints.',
    won: (play) => won(play, 'freecell'),
  },
]
