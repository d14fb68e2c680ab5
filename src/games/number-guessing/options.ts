import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('difficulty', texts.options.difficulty, ['easy', 'medium', 'hard'], { initial: 'medium' }),
  choice('role', texts.options.role, ['you', 'computer'], { later: true, saysInsteadOfRules: true }),
] as const

export type Options = ValuesOf<typeof options>
