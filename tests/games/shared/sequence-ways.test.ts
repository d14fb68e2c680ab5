/** Variants of the sequence games: a goal, backwards, slower and faster, by sound only. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/color-memory/options'
import { rules as colours } from '../../../src/games/color-memory/rules'
import { GOALS, type SequenceOptions } from '../../../src/games/shared/sequence/options'
import { expectedOf, type SequenceState } from '../../../src/games/shared/sequence/sequence'
import { rules as simon } from '../../../src/games/simon-says/rules'
import { player } from '../../support/sequence'

describe.each([
  ['Simon Says', simon],
  ['Color Memory', colours],
] as const)('%s', (_, rules) => {
  const { apply, watch } = player(rules)
  /** A level repeated correctly. */
  const repeat = (from: SequenceState) => {
    let { state } = watch(from)
    const { length } = state.sequence
    for (let done = 0; done < length; done++) state = apply(state, expectedOf(state, done)).state
    return state
  }

  it('is endless, forward and at normal speed by default', () => {
    expect(rules.start(completeOptions(options), 4)).toMatchObject({ goal: 0, backwards: false, pace: 1 })
  })
  it.each(GOALS)('is won with level %s if that is the goal', (goal) => {
    let state = rules.start(completeOptions(options, { goal: `${goal}` }), 4)
    for (let level = 1; level <= goal; level++) {
      expect(rules.outcome(state)).toBeNull()
      expect(state.sequence).toHaveLength(level)
      state = repeat(state)
    }
    const Level = goal
    expect(rules.outcome(state)).toMatchObject({
      result: 'won',
      title: `All ${goal} levels complete`,
      results: { Score: (Level * (Level + 1) * 10) / 2, Level },
    })
    expect(rules.legal(state)).toEqual([])
    expect(rules.next?.(state)).toBeNull()
  })
  it('is lost by a mistake before the goal', () => {
    const { state } = watch(repeat(rules.start(completeOptions(options, { goal: '8' }), 4)))
    const wrong = ((state.sequence[0] as number) + 1) % 4
    const { state: end } = watch(apply(state, wrong).state)
    expect(rules.outcome(end)).toMatchObject({ result: 'over', results: { Level: 2 } })
  })
  it('is repeated from last to first, backwards, and shown forward', () => {
    let state = rules.start(completeOptions(options, { order: 'backwards' }), 4)
    for (let level = 1; level < 5; level++) state = repeat(state)
    const { state: mine, lit } = watch(state)
    expect(lit).toEqual(mine.sequence)
    expect(Array.from({ length: 5 }, (_, done) => expectedOf(mine, done))).toEqual(mine.sequence.toReversed())
    const last = mine.sequence.at(-1) as number
    const wrong = (last + 1) % 4
    expect(apply(mine, wrong).events).toEqual([{ type: 'wrong', pad: wrong, expected: last }])
  })
  it('is shown half as fast, or in six tenths of the time', () => {
    const ms = (pace: SequenceOptions['pace']) => watch(rules.start(completeOptions(options, { pace }), 4)).ms
    const first = 900
    // The pause before it stays the same; only the light of a step changes.
    expect((ms('slow') - first) / (ms('usual') - first)).toBeCloseTo(1.5, 2)
    expect((ms('fast') - first) / (ms('usual') - first)).toBeCloseTo(0.6, 2)
  })
})
