import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'mode',
    'Mode',
    'single',
    [
      ['single', 'Single Player'],
      ['multi', 'Multiplayer'],
    ],
    { locked: true },
  ),
  choice(
    'run',
    'Run',
    'usual',
    [
      ['usual', 'Normal'],
      ['daring', 'Daring'],
    ],
    { later: true, says: { daring: 'Near misses score extra, and the edges burn.' } },
  ),
] as const

export type Options = ValuesOf<typeof options>
