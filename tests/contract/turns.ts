/** Checks of turn rules: repeatable games, random moves, refusals, and notation. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { TurnGame } from '../../src/engine/core/game/contract'
import { createRandom, draw, drawInt } from '../../src/engine/core/math/random'
import { showsTime } from '../../src/play/session/turns/turnView'
import { sample } from '../support/proofs'
import {
  deepFreeze,
  expectFlatEvent,
  expectFlatHud,
  expectPossible,
  optionSets,
  pickMove,
  ROUNDS,
  same,
  withPosition,
  wrongMoves,
} from './fuzz'

/** Random games with every option. */
export function turnFuzz(game: TurnGame): void {
  const { rules } = game
  const sets = optionSets(game.options)
  let moves = 0
  for (let plays = 0; (moves < ROUNDS || plays < sets.length) && plays < 2000; plays++) {
    const options = sets[plays % sets.length] ?? {}
    const random = createRandom(plays + 7)
    let state = deepFreeze(rules.start(options, plays))
    // Some starts are slow; the recorded replays compare those of all options.
    if (plays < sample(1, 3) && !same(state, rules.start(options, plays)))
      throw new Error(`two starts of seed ${plays} differ`)
    expectFlatHud(game, rules.hud(state, 0))
    expect(rules.outcome(state)).toBeNull()
    let at = 0
    const print = () => rules.debug?.(state)
    withPosition(print, () => {
      // Random moves never end some games: these are long until there are enough moves, then short.
      const longest = moves < ROUNDS ? 400 : sample(30, 100)
      for (let i = 0; i < longest && !rules.outcome(state); i++, moves++) {
        const next = rules.next?.(state) ?? null
        const legal = rules.legal(state)
        if (!next && legal.length === 0) throw new Error('a game that is not over has no move')
        if (i % 7 === 0) refusesWrong(game, state, legal, plays + i, at)
        const byItself = next && (legal.length === 0 || draw(random) < 0.5)
        const move = byItself ? next.move : pickMove(random, legal)
        at += byItself ? next.after : drawInt(random, 50, 900)
        const applied = rules.apply(state, move, at)
        if ('refused' in applied) throw new Error(`refused: ${JSON.stringify(move)}: ${applied.refused}`)
        for (const event of applied.events) expectFlatEvent(event)
        // Plain JSON, never mutated: changing the frozen previous state would have thrown.
        state = deepFreeze(applied.state)
        if (i % 5 === 0) {
          if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state))
            expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
          expectFlatHud(game, rules.hud(state, at))
          // Stats that do not depend on the time are cached while a state lasts.
          if (!showsTime(game)) {
            const [now, later] = [rules.hud(state, at), rules.hud(state, at + 3_600_000)]
            if (!isDeepStrictEqual(later, now)) expect(later).toEqual(now)
          }
          if (rules.notation) {
            const text = rules.notation.write(state)
            const again = rules.notation.write(rules.notation.read(text, options))
            if (again !== text) expect(again).toBe(text)
          }
        }
      }
      if (rules.outcome(state) !== null && rules.next?.(state) != null)
        throw new Error('a game that is over still has a pending move')
      expectPossible(game, rules.outcome(state))
    })
    if (print() === '') throw new Error('a position is printed as an empty text')
  }
  expect(moves).toBeGreaterThanOrEqual(ROUNDS)
  if (rules.notation) {
    const read = rules.notation.read
    // Refused with a sentence: a bare "?" or a parser's own error would help no one.
    for (const text of ['?', 'not a position', '9'.repeat(300)])
      expect(() => read(text, sets[0] ?? {}), text).toThrow(/^.{11,}/)
  }
}

/** Expects illegal moves to be refused. */
function refusesWrong(
  game: TurnGame,
  state: unknown,
  legal: readonly unknown[],
  seed: number,
  at: number,
): void {
  for (const move of wrongMoves(createRandom(seed), legal)) {
    const applied = game.rules.apply(state, move, at)
    if (!('refused' in applied) && !legal.some((other) => same(other, move)))
      throw new Error(`accepted ${JSON.stringify(move)}`)
  }
}
