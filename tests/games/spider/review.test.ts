/** Tests the review of Spider: a loss is where the search found a way to win before a move, and none after it. */
import { expect, it } from 'vitest'
import type { Hint } from '../../../src/engine/core/game/contract'
import { bot } from '../../../src/games/spider/bot'
import { reviewer } from '../../../src/games/spider/review'
import { type Move, rules, type State } from '../../../src/games/spider/rules'
import { solve } from '../../../src/games/spider/rules/solver'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { chosen, play } from './helpers'

const hint = (state: State) => bot.hint?.(state, thinking()) as Hint<Move>
const judge = (state: State, move: Move) => reviewer.judge(state, move, play(state, move), thinking())

it('a move along the hints costs nothing', { tags: ['sample'] }, () => {
  for (const suits of ['1', '2', '4'] as const) {
    let state = rules.start(chosen({ suits }), 3)
    for (let moves = 0; moves < sample(8, 200) && !rules.outcome(state); moves++) {
      const { move } = hint(state)
      expect(judge(state, move)).toEqual({ value: 100, loss: 0 })
      state = play(state, move)
    }
  }
})

it('a move is a loss only if a way to win was found before it, and none after it', {
  tags: ['sample'],
}, () => {
  let found = 0
  // In these deals the moves below soon give a way away.
  for (const seed of [1, 2, 3].slice(0, sample(1, 3))) {
    let state = rules.start(chosen({ suits: '4' }), seed)
    for (let i = 0; i < 80 && !rules.outcome(state); i++) {
      const moves = rules.legal(state)
      const move = moves[(i * 7 + seed) % moves.length] as Move
      const judged = judge(state, move)
      if (judged && judged.loss > 0) {
        found++
        expect(judged).toMatchObject({ value: 0, loss: 100, sums: { lost: 1 } })
        expect(solve(play(state, move), 20).isWon).toBe(false)
        expect(judged.better && judge(state, judged.better.move)?.loss).toBe(0)
        // What follows is not blamed.
        const after = play(state, move)
        const next = rules.legal(after)[0]
        if (next) expect(judge(after, next)?.loss).toBe(0)
        break
      }
      state = play(state, move)
    }
  }
  expect(found).toBe(sample(1, 3))
})

it('a look is not judged, and the figures count what was lost', () => {
  const state = rules.start(chosen(), 1)
  expect(reviewer.judge(state, { type: 'look' }, state, thinking())).toBeNull()
  expect(reviewer.summary?.(state, { lost: 2 }, 10)).toEqual({
    Moves: 0,
    'Complete runs': 0,
    'Ways to a win lost': 2,
  })
})
