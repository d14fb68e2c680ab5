import type { Trophy } from '../../engine/core/game/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'ten',
    title: 'New Game: Ten',
    text: 'Catch ten discs in one play.',
    won: (play) => play.count('catch') >= 10,
  },
  {
    id: 'twenty',
    title: 'New Game: Twenty',
    text: 'Catch 20 discs in a row without missing one.',
    won: (play) => play.run('catch', 'miss') >= 20,
  },
  {
    id: 'fifty',
    title: 'New Game: Fifty',
    text: 'Score 50 points.',
    won: (play) => play.stat('Score') >= 50,
  },
]
