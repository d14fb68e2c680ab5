import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('match', 'Match', 'endless', [
    ['endless', 'Endless'],
    ['3', 'First to 3'],
    ['5', 'First to 5'],
    ['10', 'First to 10'],
  ]),
  choice(
    'computer',
    'Computer',
    'random',
    [
      ['random', 'Random'],
      ['learns', 'Adapts to you'],
    ],
    { shown: ({ players }) => players === '1' },
  ),
  choice(
    'hands',
    'Hands',
    'three',
    [
      ['three', 'Three'],
      ['five', 'With Lizard and Spock'],
    ],
    { later: true, says: { five: 'Each hand beats two of the others.' } },
  ),
  choice(
    'players',
    'Players',
    '1',
    [
      ['1', 'One'],
      ['2', 'Two'],
    ],
    { later: true, says: { 2: 'Each player picks on their half. Hands are shown once both have picked.' } },
  ),
] as const

export type Options = ValuesOf<typeof options>
