import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('difficulty', texts.options.difficulty, ['easy', 'medium', 'hard', 'large', 'huge'], {
    locked: true,
  }),
  choice('deck', texts.options.deck, ['pictures', 'letters', 'numbers', 'sounds'], { later: true }),
  choice('players', texts.options.players, ['1', '2', '3', '4'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
