import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'difficulty',
    texts.options.difficulty.label,
    'easy',
    [
      ['easy', texts.options.difficulty.easy],
      ['medium', texts.options.difficulty.medium],
      ['hard', texts.options.difficulty.hard],
      ['large', texts.options.difficulty.large],
      ['huge', texts.options.difficulty.huge],
    ],
    { locked: true },
  ),
  choice(
    'deck',
    texts.options.deck.label,
    'pictures',
    [
      ['pictures', texts.options.deck.pictures],
      ['letters', texts.options.deck.letters],
      ['numbers', texts.options.deck.numbers],
    ],
    { later: true },
  ),
  choice(
    'players',
    texts.options.players.label,
    '1',
    [
      ['1', texts.options.players[1]],
      ['2', texts.options.players[2]],
      ['3', texts.options.players[3]],
      ['4', texts.options.players[4]],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
