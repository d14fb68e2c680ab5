/**
 * Tests Battleship for two people on one device: neither sees the other's fleet, and they take turns with the device.
 */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/battleship'
import { bot } from '../../../src/games/battleship/bot'
import { describeMove } from '../../../src/games/battleship/describeMove'
import {
  hitsOf,
  knowledgeOf,
  type Move,
  rules,
  type State,
  winnerOf,
} from '../../../src/games/battleship/rules'
import { chartOf } from '../../../src/games/battleship/rules/fleet'
import { turned } from '../../../src/games/battleship/view/facing'
import { mover, thinking } from '../../support/moves'

const { apply, play, refused } = mover(rules)

const PAIR = { opponent: 'two', level: 'hunter', salvo: 'off', first: 'computer' }

const SET: readonly Move[] = [{ fill: true }, { begin: true }, { ready: true }]
const battle = (options = PAIR, seed = 1) => play(rules.start(options, seed), ...SET, ...SET)
/** A cell of the opponent's waters, with or without a ship. */
const cellOf = (state: State, ship: boolean) =>
  chartOf(state.fleets[state.turn === 0 ? 1 : 0]).findIndex(
    (on, cell) => (on !== -1) === ship && !state.shots[state.turn].includes(cell),
  )

describe('two people on one device', () => {
  it('place a fleet each, one after the other, while the first one is hidden', () => {
    const start = rules.start(PAIR, 1)
    expect(start.fleets.flat().every((berth) => berth === null)).toBe(true)
    expect([start.turn, start.covered]).toEqual([0, false])
    const one = play(start, { ship: 4, place: 0, across: true }, { fill: true }, { begin: true })
    expect([one.phase, one.turn, one.covered]).toEqual(['setup', 1, true])
    expect(rules.legal(one)).toEqual([{ ready: true }])
    for (const move of [{ fill: true }, { begin: true }, { ship: 0, place: 0, across: true }] as Move[])
      expect(refused(one, move)).toBe('')
    const two = play(one, { ready: true }, { fill: true })
    expect(two.fleets[0]).toEqual(one.fleets[0])
    expect(two.fleets[1]).not.toEqual(one.fleets[0])
    expect(two.fleets[1].every((berth) => berth !== null)).toBe(true)
    const begun = play(two, { begin: true })
    // The option of who fires first applies only against the computer.
    expect([begun.phase, begun.turn, begun.covered]).toEqual(['battle', 0, true])
  })

  it('fire in turn, and the waters are covered until the next player has the device', () => {
    const state = battle()
    const cell = cellOf(state, true)
    const fired = play(state, { fire: cell })
    expect([fired.turn, fired.covered, fired.shots[0]]).toEqual([1, true, [cell]])
    expect(refused(fired, { fire: 3 })).toBe('')
    expect(rules.next?.(fired)).toBeNull()
    const next = play(fired, { ready: true })
    expect([next.turn, next.covered]).toEqual([1, false])
    expect(rules.next?.(next)).toBeNull()
    expect(rules.hud(fired, 0)).toEqual({ Turn: 'Player 2', Shots: 1, Hits: '1 : 0' })
    expect(refused(next, { ready: true })).toBe('')
    expect(describeMove(state, { fire: cell }, fired)).toMatch(/^Player 1 [A-J]\d+: hit$/)
    expect(describeMove(rules.start(PAIR, 1), { ship: 4, place: 0, across: true }, state)).toBe(
      'Player 1 places the Destroyer',
    )
  })

  it('see the same battle from both sides', () => {
    const state = play(battle(), { fire: 5 }, { ready: true }, { fire: 9 }, { ready: true })
    const other = turned(state, 1)
    expect(turned(state, 0)).toBe(state)
    expect(knowledgeOf(other, 0)).toEqual(knowledgeOf(state, 1))
    expect(hitsOf(other, 1)).toBe(hitsOf(state, 0))
    expect([other.turn, other.fleets[0]]).toEqual([1, state.fleets[1]])
    // Salvos store who fired first: seen from the other side, that is the enemy.
    expect([other.second, turned(other, 1).second]).toEqual([true, undefined])
  })

  it('win by sinking the whole fleet; then nothing is covered, and no record is made', () => {
    let state = battle()
    for (let i = 0; i < 16; i++) {
      state = play(state, { fire: cellOf(state, true) }, { ready: true })
      state = play(state, { fire: cellOf(state, false) }, { ready: true })
    }
    const last = apply(state, { fire: cellOf(state, true) })
    expect(winnerOf(last.state)).toBe(0)
    expect(last.state.covered).toBe(false)
    expect(last.events).toMatchObject([
      { type: 'hit', by: 'one' },
      { type: 'sunk', by: 'one' },
    ])
    expect(rules.outcome(last.state)).toEqual({
      result: 'over',
      title: 'Player 1 wins',
      detail: 'The whole fleet was sunk in 17 shots.',
    })
    expect(rules.legal(last.state)).toEqual([])
  })

  it('may fire salvos, and simple bots finish the game', () => {
    const mind = thinking(3)
    let state = rules.start({ ...PAIR, salvo: 'on' }, 3)
    let covers = 0
    for (let i = 0; i < 400 && !rules.outcome(state); i++) {
      if (state.covered) covers++
      state = play(state, bot.choose(state, 'hunter', mind))
    }
    expect(rules.outcome(state)?.title).toMatch(/^Player [12] wins$/)
    expect(covers).toBe((state.volleys?.length ?? 0) + 1)
  })

  it('can take over by key; there are no hints, reviews or computer shots', () => {
    const covered = play(battle(), { fire: 5 })
    expect(game.command?.('begin', covered)).toEqual({ ready: true })
    expect(game.command?.('rotate', covered)).toBeNull()
    expect([game.uses?.('begin', covered), game.uses?.('fill', covered)]).toEqual([true, false])
    expect(game.computer?.(PAIR, 1)).toBeNull()
    expect(game.hintable?.(battle())).toBe(false)
    expect(typeof game.reviews === 'function' && game.reviews(PAIR)).toBe(false)
    expect(game.computer?.({ ...PAIR, opponent: 'computer' }, 1)).toBe('hunter')
  })
})
