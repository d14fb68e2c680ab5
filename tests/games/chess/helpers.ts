/** Test helpers for Extreme Chess: read positions, play moves and think. */
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { type Move, rules, type State } from '../../../src/games/chess/rules'
import { readFen } from '../../../src/games/chess/rules/fen'
import { lazyRules } from '../../../src/games/chess/rules/lazyRules'
import type { Variant } from '../../../src/games/chess/rules/pieces'
import { Position } from '../../../src/games/chess/rules/position'

await lazyRules.load()

export const SIMPLE = { rules: 'simplified', opponent: 'two', side: 'white', clock: 'off' }
export const FULL = { ...SIMPLE, rules: 'full' }
export const read = (fen: string, options = SIMPLE): State => rules.notation!.read(fen, options)
export const at = (fen: string, variant: Variant = 'full') => new Position(variant, readFen(fen))

/** Plays steps such as 'e2e4' or 'e7e8n'. Throws if one is refused. */
export function play(state: State, steps: string, time = 0): State {
  return steps.split(' ').reduce((now, text) => {
    const [, from, to, promotion] = text.match(/^(..)(..)(.?)$/) as RegExpMatchArray
    const move = { from, to, ...(promotion ? { promotion } : {}) } as Move
    const applied = rules.apply(now, move, time)
    if ('refused' in applied) throw new Error(`${text} refused: ${applied.refused}`)
    return applied.state
  }, state)
}

export function thinking(seed: number, asks = Number.POSITIVE_INFINITY) {
  const random = createRandom(seed)
  let asked = 0
  return { random: () => draw(random), overtime: () => ++asked > asks }
}
