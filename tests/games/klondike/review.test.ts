/** Tests the review: it names the move that gave the win away, and the move that would have kept it. */
import { expect, it } from 'vitest'
import { reviewer } from '../../../src/games/klondike/review'
import { type Move, rules, type State } from '../../../src/games/klondike/rules'
import { solve } from '../../../src/games/klondike/rules/solver'
import { positionOf } from '../../../src/games/klondike/rules/winnable'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { play } from './helpers'

const judge = (state: State, move: Move) => reviewer.judge(state, move, play(state, move), thinking())

/** Deals in which these moves soon give a win away; the first is judged quickly. */
const SEEDS = [12, 1, 4, 5, 6]

it('a move is a loss only if a game that could be won can no longer be', { tags: ['sample'] }, () => {
  let found = 0
  for (const seed of SEEDS.slice(0, sample(1, 5))) {
    let state = rules.start({ draw: '3', passes: '3' }, seed)
    for (let i = 0; i < 60 && !rules.outcome(state); i++) {
      const moves = rules.legal(state)
      const move = moves[(i * 7 + seed) % moves.length] as Move
      const judged = judge(state, move)
      const after = play(state, move)
      if (judged && judged.loss > 0) {
        found++
        expect(solve(positionOf(after), 1_000_000).result).toBe('lost')
        expect(judged.better && judge(state, judged.better.move)?.loss).toBe(0)
        expect(judged.why).toBe('After this move, the game could no longer be won.')
        break
      }
      if (judged?.value === 0) break
      state = after
    }
  }
  expect(found).toBe(sample(1, 5))
})
