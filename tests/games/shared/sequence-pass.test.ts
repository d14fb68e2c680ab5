/** Growing sequences passed around between two to four players. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/color-memory/options'
import { rules as colours } from '../../../src/games/color-memory/rules'
import { nextOf, turnOf } from '../../../src/games/shared/sequence/passAround'
import { expectedOf, type SequenceState } from '../../../src/games/shared/sequence/sequence'
import { rules as simon } from '../../../src/games/simon-says/rules'
import { player } from '../../support/sequence'

describe.each([
  ['Simon Says', simon],
  ['Color Memory', colours],
] as const)('%s, passed on', (_, rules) => {
  const { apply, watch } = player(rules)
  /** Repeats the sequence and adds a step. */
  const turn = (from: SequenceState, add: number) => {
    let state = from
    for (let done = 0; done < from.sequence.length; done++)
      state = apply(state, expectedOf(state, done)).state
    return apply(state, add)
  }
  const blunder = (state: SequenceState) => watch(apply(state, (expectedOf(state, 0) + 1) % 4).state).state

  it('begins empty: the first player adds a step, and each repeats it and adds one', () => {
    const start = rules.start(completeOptions(options, { players: '2' }), 5)
    expect(start).toMatchObject({ phase: 'input', sequence: [], pass: { players: 2, turn: 0, out: [] } })
    expect(rules.next?.(start)).toBeNull()
    expect(turnOf(start)).toEqual({ steps: 1, seat: 0, word: 'Player 1: add one' })
    const one = turn(start, 2)
    expect(one.events).toEqual([
      { type: 'press', pad: 2, step: 1 },
      { type: 'passed', player: 2, steps: 1 },
    ])
    expect(turnOf(one.state)).toEqual({ steps: 2, seat: 1, word: 'Player 2: repeat' })
    const repeated = apply(one.state, 2).state
    expect([repeated.pass?.turn, turnOf(repeated).word]).toEqual([1, 'Player 2: add one'])
    const two = turn(one.state, 0).state
    expect([two.sequence, two.pass?.turn]).toEqual([[2, 0], 0])
    expect(rules.hud(two, 0)).toEqual({ Player: 1, Steps: 2 })
    expect(rules.outcome(two)).toBeNull()
  })

  it('eliminates the player who makes a mistake, shows the sequence, and continues with the next', () => {
    let state = rules.start(completeOptions(options, { players: '3' }), 5)
    for (const add of [1, 3, 0]) state = turn(state, add).state
    const struck = apply(state, 3)
    expect(struck.events).toEqual([{ type: 'wrong', pad: 3, expected: 1 }])
    expect(turnOf(struck.state)).toEqual({ steps: 3 })
    const shown = watch(struck.state)
    expect(shown.lit).toEqual([1, 3, 0])
    expect(shown.state).toMatchObject({ phase: 'input', pass: { turn: 1, out: [0] }, sequence: [1, 3, 0] })
    state = turn(turn(shown.state, 2).state, 2).state
    // The first player is out, so it is the second player's turn again.
    expect(state.pass?.turn).toBe(1)
    const end = blunder(state)
    expect(rules.outcome(end)).toEqual({
      result: 'over',
      title: 'Player 3 wins',
      detail: 'The sequence had 5 steps.',
    })
    expect(rules.legal(end)).toEqual([])
  })

  it('stops the playback at a press, with the next player on turn', () => {
    let state = turn(turn(rules.start(completeOptions(options, { players: '4' }), 5), 1).state, 1).state
    state = apply(state, 2).state
    for (let steps = 0; steps < 3; steps++) state = apply(state, rules.next?.(state)?.move ?? 0).state
    const next = apply(state, 0)
    expect(next.state).toMatchObject({ phase: 'input', lit: null, pass: { turn: 3, out: [2] } })
    expect(next.events).toEqual([{ type: 'passed', player: 4, steps: 2 }])
  })

  it('can be repeated backwards: the newest step first', () => {
    const state = turn(
      turn(rules.start(completeOptions(options, { players: '2', order: 'backwards' }), 5), 1).state,
      3,
    ).state
    expect(apply(state, 1).events[0]).toEqual({ type: 'wrong', pad: 1, expected: 3 })
  })
})

describe('the turn', () => {
  it('rotates among the remaining players', () => {
    expect(nextOf({ players: 4, turn: 3, out: [] })).toBe(0)
    expect(nextOf({ players: 4, turn: 3, out: [0, 1] })).toBe(2)
    expect(nextOf({ players: 2, turn: 1, out: [0] })).toBe(1)
  })
})
