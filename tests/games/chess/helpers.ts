/** Test helpers for Extreme Chess: read positions, play moves and think. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/chess/options'
import { type Move, rules, type State } from '../../../src/games/chess/rules'
import { readFen } from '../../../src/games/chess/rules/fen'
import { lazyRules } from '../../../src/games/chess/rules/lazyRules'
import type { Variant } from '../../../src/games/chess/rules/pieces'
import { Position } from '../../../src/games/chess/rules/position'
import { mover } from '../../support/moves'

await lazyRules.load()

export const SIMPLE = completeOptions(options, {
  rules: 'simplified',
  opponent: 'two',
  side: 'white',
  clock: 'off',
})
export const FULL = completeOptions(options, { ...SIMPLE, rules: 'full' })
export const CHESS960 = completeOptions(options, { ...SIMPLE, rules: 'chess960' })
export const read = (fen: string, options = SIMPLE): State => rules.notation!.read(fen, options)
export const at = (fen: string, variant: Variant = 'full') => new Position(variant, readFen(fen))

export const { apply, refused } = mover(rules)

/** Plays steps such as 'e2e4' or 'e7e8n'. Throws if one is refused. */
export const play = (state: State, steps: string, time = 0): State =>
  steps.split(' ').reduce((now, text) => {
    const [, from, to, promotion] = text.match(/^(..)(..)(.?)$/) as RegExpMatchArray
    return apply(now, { from, to, ...(promotion ? { promotion } : {}) } as Move, time).state
  }, state)
