import type { Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'maze',
    title: 'Not a Dot Left',
    text: 'Clear a maze.',
    won: (play) => play.count('level') >= 1,
  },
  {
    id: 'four',
    title: 'All Four at Once',
    text: 'Eat four ghosts with one power pellet.',
    won: (play) => play.max('ghost', 'chain') >= 4,
  },
  {
    id: 'dessert',
    title: 'Room for Dessert',
    text: 'Eat both fruits of one maze.',
    won: (play) => play.run('tasty', 'level') >= 2,
  },
  {
    id: 'untouched',
    title: 'Nobody Home',
    text: 'Clear the first maze without being caught.',
    won: (play) => play.count('level') >= 1 && play.count('caught') === 0,
  },
  {
    id: 'four-mazes',
    title: 'Ghost Hunter',
    text: 'Clear four mazes in one game.',
    won: (play) => play.count('level') >= 4,
  },
]
