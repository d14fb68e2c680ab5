/** Test helpers for Checkers: positions as text, moves by the numbers of squares, and games of two levels. */

import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/checkers/bot'
import type { Options } from '../../../src/games/checkers/options'
import { options } from '../../../src/games/checkers/options'
import { type Move, movesOf, rules, type State } from '../../../src/games/checkers/rules'
import { mover, thinking } from '../../support/moves'

export const TOURNAMENT = completeOptions(options, { variant: 'tournament', opponent: 'two' })
export const SIMPLE = completeOptions(options, { variant: 'simplified', opponent: 'two' })
export const WIDE = completeOptions(options, { variant: 'international', opponent: 'two' })

export const read = (text: string, chosen: Partial<Options> = SIMPLE): State =>
  rules.notation!.read(text, completeOptions(options, chosen))
export const write = (state: State) => rules.notation?.write(state)

export const { apply, ...byMoves } = mover(rules)
const pathOf = (squares: number[]): Move => squares.map((square) => square - 1)
export const play = (state: State, ...squares: number[]) => byMoves.play(state, pathOf(squares))
export const refused = (state: State, ...squares: number[]) => byMoves.refused(state, pathOf(squares))

export const legal = (state: State) =>
  movesOf(state)
    .map(({ path }) => path.map((square) => square + 1).join('-'))
    .sort()

/** Time is measured in questions, so that every run is the same. Points of the stronger level, of its share of 1. */
export function duels(strong: string, weak: string, games: number, variant: Options['variant']): number {
  let points = 0
  for (let seed = 1; seed <= games; seed++) {
    const seat = (seed - 1) % 2
    const { random } = thinking(seed)
    let state = rules.start(completeOptions(options, { variant, opponent: 'two' }), seed)
    for (let i = 0; i < 300 && !rules.outcome(state); i++) {
      const { overtime } = thinking(0, variant === 'international' ? 12 : 24)
      const move = bot.choose(state, state.turn === seat ? strong : weak, { random, overtime })
      ;({ state } = apply(state, move))
    }
    const outcome = rules.outcome(state)
    points += !outcome || outcome.result === 'tied' ? 0.5 : state.turn === seat ? 0 : 1
  }
  return points / games
}
