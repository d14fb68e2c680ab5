import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const isAlone = ({ opponent }: OptionValues) => opponent === 'computer'

export const options = [
  choice(
    'opponent',
    'Opponent',
    'computer',
    [
      ['computer', 'Computer'],
      ['two', 'Friend here'],
      ['link', 'Friend by link'],
    ],
    {
      later: true,
      says: {
        two: 'Both fleets are hidden while you pass the device.',
        link: 'Each link answers the last shot. Your fleet stays in this browser.',
      },
    },
  ),
  choice(
    'level',
    'Computer level',
    'hunter',
    [
      ['random', 'Random'],
      ['hunter', 'Hunter'],
      ['admiral', 'Admiral'],
    ],
    { shown: isAlone },
  ),
  choice(
    'salvo',
    'Shots',
    'off',
    [
      ['off', 'One at a time'],
      ['on', 'Salvo'],
    ],
    {
      later: true,
      shown: (values) => values.opponent !== 'link',
      says: { on: 'One shot per ship you have afloat, all fired together.' },
    },
  ),
  choice(
    'first',
    'First shot',
    'you',
    [
      ['you', 'You'],
      ['computer', 'Computer'],
    ],
    { later: true, shown: isAlone },
  ),
] as const

export type Options = ValuesOf<typeof options>
