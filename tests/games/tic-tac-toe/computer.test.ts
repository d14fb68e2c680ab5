/** Tests Tic Tac Toe's computer: Perfect never loses, and each level is stronger than the previous one. */
import { describe, expect, it } from 'vitest'
import { bot, worth } from '../../../src/games/tic-tac-toe/bot'
import {
  type Mark,
  type Move,
  rules,
  type State,
  turnOf,
  winnerOf,
} from '../../../src/games/tic-tac-toe/rules'
import { thinking } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { balanceOf, play, two } from './helpers'

describe('the computer', () => {
  it('never loses as Perfect, from either side, against every possible reply', { tags: ['sample'] }, () => {
    let games = 0
    const against = (state: State, mark: Mark, mind: ReturnType<typeof thinking>) => {
      if (rules.outcome(state)) {
        games++
        const winner = winnerOf(state.cells)
        must(winner === mark || winner === null, mark, state.cells)
        return
      }
      const moves = turnOf(state) === mark ? [bot.choose(state, 'perfect', mind)] : rules.legal(state)
      for (const move of moves) against(play(state, move), mark, mind)
    }
    for (let seed = 0; seed < sample(2, 10); seed++) {
      against(play(two, seed % 9), 'O', thinking(seed))
      for (const reply of rules.legal(play(two, seed % 9)))
        against(play(two, seed % 9, reply), 'X', thinking(seed))
    }
    expect(games).toBeGreaterThan(sample(200, 1000))
  })

  it.each([
    ['normal', 'easy'],
    ['perfect', 'normal'],
  ])('%s beats %s', { tags: ['sample'] }, (strong, weak) => {
    const plays = sample(20, 100)
    expect(balanceOf(strong, weak, plays)).toBeGreaterThan(plays / 5)
  })

  it('hints at the move with its exact outcome', () => {
    const hint = (...moves: Move[]) => bot.hint?.(play(two, ...moves), thinking(1))
    expect(hint()?.text).toBe('Top left keeps the tie')
    expect(hint(0, 3, 1, 4)).toEqual({ move: 2, text: 'Top right wins now' })
    // X in a corner, O on a side: X makes two threats with its next mark and wins at the latest with its third from
    // here.
    expect(hint(0, 1)?.text).toMatch(/wins in 3$/)
    expect(worth(play(two, 0, 1))).toBeGreaterThan(0)
    // O answered the corner on a side and X took the middle: O can only hold out.
    expect(hint(0, 1, 4)?.text).toMatch(/holds out longest$/)
  })
})
