import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'difficulty',
    'Difficulty',
    'easy',
    [
      ['easy', 'Easy'],
      ['medium', 'Medium'],
      ['hard', 'Hard'],
      ['large', '18 pairs'],
      ['huge', '24 pairs'],
    ],
    { locked: true },
  ),
  choice(
    'deck',
    'Cards',
    'pictures',
    [
      ['pictures', 'Pictures'],
      ['letters', 'Letters'],
      ['numbers', 'Numbers'],
    ],
    { later: true },
  ),
  choice(
    'players',
    'Players',
    '1',
    [
      ['1', 'One'],
      ['2', 'Two'],
      ['3', 'Three'],
      ['4', 'Four'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
