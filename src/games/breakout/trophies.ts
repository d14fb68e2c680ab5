import type { Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'level',
    title: 'Clean Slate',
    text: 'Clear a level.',
    won: (play) => play.count('levelComplete') > 0,
  },
  {
    id: 'run',
    title: 'Behind the Wall',
    text: 'Break ten bricks before a ball touches the paddle again.',
    won: (play) => play.max('brick', 'run') >= 10,
  },
  {
    id: 'juggler',
    title: 'Juggler',
    text: 'Get eight bonus balls without losing a ball.',
    won: (play) => play.run('bonusBall', 'ballLost') >= 8,
  },
  {
    id: 'untouched',
    title: 'Three Lives to Spare',
    text: 'Clear two levels in one game without losing a life.',
    won: (play) => play.count('levelComplete') >= 2 && play.count('lifeLost') === 0 && play.result === 'open',
  },
  {
    id: 'six',
    title: 'Bricklayer’s Nightmare',
    text: 'Reach level 6.',
    won: (play) => play.max('level', 'level') >= 6,
  },
]
