/** Tests that the hints of 2048 lead to 2048, are the same for the same board, and search few boards. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/2048/bot'
import { bestOf, cellsOf, rateSlides, slid } from '../../../src/games/2048/bot/expectimax'
import { options } from '../../../src/games/2048/options'
import { highest, rules, type State } from '../../../src/games/2048/rules'
import { mover, thinking } from '../../support/moves'
import { sample } from '../../support/proofs'

const { play } = mover(rules)

/** Follows the hints until the goal tile is made or nothing moves. */
function followed(start: State, goal: number): State {
  let state = start
  while (highest(state) < goal && !rules.outcome(state))
    state = play(state, bot.choose(state, '', thinking()))
  return state
}

describe('hints of 2048', () => {
  it('make the goal in nine of ten games', { tags: ['sample'] }, () => {
    const goal = sample(128, 2048)
    const games = Array.from({ length: sample(1, 30) }, (_, n) =>
      followed(rules.start(completeOptions(options), n + 1), goal),
    )
    const reached = games.filter((state) => highest(state) === goal)
    expect(reached.length).toBeGreaterThanOrEqual(0.9 * games.length)
  })

  it.each(['3', '5', '6'] as const)('are legal and get far on a board of size %s', (board) => {
    expect(
      highest(followed(rules.start(completeOptions(options, { board }), 4), 128)),
    ).toBeGreaterThanOrEqual(128)
  })

  it('are the same for the same board, whatever was asked before', () => {
    const state = rules.notation?.read(
      '2,4,8,16/4,8,16,32/2,0,0,64/2,4,0,128',
      completeOptions(options),
    ) as State
    const first = rateSlides(cellsOf(state))
    rateSlides(cellsOf(rules.start(completeOptions(options), 9)))
    expect(rateSlides(cellsOf(state))).toEqual(first)
    expect(bot.choose(state, '', thinking())).toBe(bestOf(first).move)
    expect(first.map(({ move }) => move).sort()).toEqual([...rules.legal!(state)].sort())
  })

  it('slide lines like the rules', () => {
    for (let seed = 0; seed < 40; seed++) {
      const board = (['3', '4', '5', '6'] as const)[seed % 4] ?? '3'
      let state = rules.start(completeOptions(options, { board }), seed)
      for (let turn = 0; turn < 30; turn++) {
        const legal = rules.legal!(state)
        const move = legal[(seed + turn) % legal.length]
        if (!move) break
        const cells = slid(cellsOf(state), move)
        state = play(state, move)
        expect(cells).toEqual(cellsOf({ ...state, tiles: state.tiles.slice(0, -1) }))
      }
    }
  })
})
