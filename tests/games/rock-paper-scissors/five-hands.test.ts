/** Tests Rock Paper Scissors with five hands, and between two people. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bindingsOf, padSlots } from '../../../src/engine/input/bindings'
import game from '../../../src/games/rock-paper-scissors'
import { describeMove } from '../../../src/games/rock-paper-scissors/describeMove'
import { options } from '../../../src/games/rock-paper-scissors/options'
import { isShaking, rules } from '../../../src/games/rock-paper-scissors/rules'
import { FIVE_HANDS, HANDS, reasonOf, resultOf } from '../../../src/games/rock-paper-scissors/rules/hands'
import { outguess } from '../../../src/games/rock-paper-scissors/rules/predictor'
import { mover } from '../../support/moves'

const { play: apply, refused } = mover(rules)

describe('five hands', () => {
  const start = rules.start(completeOptions(options, { hands: 'five' }), 1)

  it('beat two others each and are beaten by two, as published', () => {
    for (const you of FIVE_HANDS) {
      const results = FIVE_HANDS.map((computer) => resultOf({ you, computer }))
      expect(results.filter((result) => result === 'win')).toHaveLength(2)
      expect(results.filter((result) => result === 'lose')).toHaveLength(2)
    }
    const sentences = FIVE_HANDS.flatMap((you) =>
      FIVE_HANDS.filter((computer) => resultOf({ you, computer }) === 'win').map((computer) =>
        reasonOf({ you, computer }),
      ),
    )
    expect(sentences.sort()).toEqual([
      'Lizard eats paper.',
      'Lizard poisons Spock.',
      'Paper covers rock.',
      'Paper disproves Spock.',
      'Rock crushes lizard.',
      'Rock crushes scissors.',
      'Scissors behead lizard.',
      'Scissors cut paper.',
      'Spock smashes scissors.',
      'Spock vaporizes rock.',
    ])
  })

  it('are all available, and only in this mode', () => {
    expect(rules.legal(start)).toEqual(FIVE_HANDS)
    expect(rules.legal(rules.start(completeOptions(options), 1))).toEqual(HANDS)
    expect(refused(rules.start(completeOptions(options), 1), 'spock')).toBe('')
    expect(game.command?.('spock', rules.start(completeOptions(options), 1))).toBeNull()
    expect(game.command?.('spock', start)).toBe('spock')
    expect(game.uses?.('rock@1', start)).toBe(false)
  })

  it('are drawn evenly by a random computer', () => {
    const counts = new Map<string, number>()
    let state = start
    for (let n = 0; n < 2000; n++) {
      state = apply(state, 'rock', 'reveal')
      const { computer } = state.rounds.at(-1) ?? { computer: '' }
      counts.set(computer, (counts.get(computer) ?? 0) + 1)
    }
    // Chi-square with four degrees of freedom: above 18.5 once in a thousand.
    const square = FIVE_HANDS.reduce((sum, hand) => sum + ((counts.get(hand) ?? 0) - 400) ** 2 / 400, 0)
    expect(square).toBeLessThan(18.5)
  })

  it('are learned by the adapting computer: a habit is beaten', () => {
    const random = createRandom(2)
    const rounds = Array.from({ length: 30 }, () => ({
      you: 'lizard' as const,
      computer: pick(random, FIVE_HANDS),
    }))
    const answers = Array.from({ length: 200 }, () => outguess(rounds, random, FIVE_HANDS))
    const beating = answers.filter((computer) => resultOf({ you: 'lizard', computer }) === 'lose').length
    expect(beating).toBeGreaterThan(160)
    expect(new Set(answers.filter((each) => each === 'rock' || each === 'scissors')).size).toBe(2)
  })

  it('keep a separate score', () => {
    expect(rules.carry?.values(start)).toBeNull()
    expect(rules.carry?.values(rules.start(completeOptions(options), 1))).toEqual({
      wins: 0,
      losses: 0,
      ties: 0,
    })
  })
})

describe('two people', () => {
  const start = rules.start(completeOptions(options, { players: '2', match: '3' }), 1)

  it('choose in any order, and nothing is shown until both have', () => {
    const first = apply(start, 'rock')
    expect([isShaking(first), rules.next?.(first)]).toEqual([false, null])
    expect(rules.legal(first)).toEqual(HANDS.map((second) => ({ second })))
    expect(refused(first, 'paper')).toBe('')
    const applied = rules.apply(start, { second: 'scissors' }, 0)
    expect(applied).toMatchObject({ events: [{ type: 'ready', by: 2 }] })
    expect(JSON.stringify('events' in applied && applied.events)).not.toContain('scissors')
    const both = apply(first, { second: 'scissors' })
    expect(isShaking(both)).toBe(true)
    expect(rules.next?.(both)).toEqual({ after: 1000, move: 'reveal' })
    const shown = apply(both, 'reveal')
    expect(shown).toMatchObject({ wins: 1, losses: 0, chosen: null, second: null })
    expect(describeMove(both, 'reveal', shown)).toBe('Rock against scissors')
    expect(rules.hud(shown, 0)).toEqual({ 'Player 1': 1, 'Player 2': 0, Ties: 0 })
  })

  it('play a match that one of them wins', () => {
    let state = start
    for (let n = 0; n < 3; n++) state = apply(state, 'rock', { second: 'paper' }, 'reveal')
    expect(rules.outcome(state)).toEqual({
      result: 'over',
      title: 'Player 2 wins the match',
      detail: '0 to 3, 0 tied.',
    })
    expect(rules.legal(state)).toEqual([])
    expect(rules.carry?.values(rules.start(completeOptions(options, { players: '2' }), 1))).toBeNull()
  })

  it('have keys at both ends, which one player alone does not', () => {
    expect(game.command?.('paper@1', start)).toEqual({ second: 'paper' })
    expect(game.command?.('paper@1', rules.start(completeOptions(options), 1))).toBeNull()
    expect(refused(rules.start(completeOptions(options), 1), { second: 'rock' })).toBe('')
    const keys = game.controls.flatMap((control) => control.keys ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('have the same buttons, each on a separate pad', () => {
    const bindings = bindingsOf(game.controls)
    const moves = (players: 1 | 2, pad: 0 | 1) =>
      [...padSlots(bindings, players, pad)].map(([button, slots]) => [
        button,
        slots.map((slot) =>
          game.command?.(slot as 'rock', players === 2 ? start : rules.start(completeOptions(options), 1)),
        ),
      ])
    expect(moves(2, 0)).toContainEqual(['Y', ['paper']])
    expect(moves(2, 1)).toContainEqual(['Y', [{ second: 'paper' }]])
    expect(moves(1, 1)).toContainEqual(['Y', ['paper']])
    const playersOf = (players: '1' | '2') => game.players?.(completeOptions(options, { players }))
    expect([playersOf('2'), playersOf('1')]).toEqual([2, 1])
  })
})
