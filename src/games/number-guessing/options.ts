import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('difficulty', 'Difficulty', 'medium', [
    ['easy', 'Easy'],
    ['medium', 'Medium'],
    ['hard', 'Hard'],
  ]),
  choice(
    'role',
    'Who guesses',
    'you',
    [
      ['you', 'You'],
      ['computer', 'Computer'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
