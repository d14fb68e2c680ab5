/** Tests Battleship's options: two people on one device, Salvo, and who fires first. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/battleship'
import { bot } from '../../../src/games/battleship/bot'
import { describeMove } from '../../../src/games/battleship/describeMove'
import type { Options } from '../../../src/games/battleship/options'
import { options } from '../../../src/games/battleship/options'
import {
  hitsOf,
  knowledgeOf,
  type Move,
  rules,
  type State,
  shotsDue,
  winnerOf,
} from '../../../src/games/battleship/rules'
import { UNKNOWN } from '../../../src/games/battleship/rules/aim'
import { cellsOf, chartOf, lengthOf } from '../../../src/games/battleship/rules/fleet'
import { salvoOf } from '../../../src/games/battleship/rules/salvo'
import { turned } from '../../../src/games/battleship/view/facing'
import { hasHint } from '../../support/hints'
import { mover, thinking } from '../../support/moves'
import { sample } from '../../support/proofs'

const { apply, play, refused } = mover(rules)

const PAIR = completeOptions(options, { opponent: 'two', level: 'hunter', salvo: 'off', first: 'computer' })

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
    expect(rules.hud(fired, 0)).toEqual({ Turn: 'Player 2', Shots: 1, Hits: '1–0' })
    expect(refused(next, { ready: true })).toBe('')
    expect(describeMove(state, { fire: cell }, fired)).toMatch(/^Player 1: [A-J]\d+, hit$/)
    expect(describeMove(rules.start(PAIR, 1), { ship: 4, place: 0, across: true }, state)).toBe(
      'Player 1: Destroyer placed',
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
    let state = rules.start(completeOptions(options, { ...PAIR, salvo: 'on' }), 3)
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
    expect(hasHint(game, battle())).toBe(false)
    expect(typeof game.reviews === 'function' && game.reviews(PAIR)).toBe(false)
    expect(game.computer?.({ ...PAIR, opponent: 'computer' }, 1)).toBe('hunter')
  })
})

const SALVO = completeOptions(options, { opponent: 'computer', level: 'hunter', salvo: 'on', first: 'you' })

const salvoBattle = (chosen: Partial<Options>, seed = 1) =>
  play(rules.start(completeOptions(options, chosen), seed), { fill: true }, { begin: true })
const aims = (...cells: number[]): Move[] => cells.map((aim) => ({ aim }))
const shipOf = (state: State, seat: 0 | 1, ship: number) => {
  const berth = state.fleets[seat][ship]
  return (berth && cellsOf(lengthOf(ship), berth)) ?? []
}

describe('Salvo', () => {
  const start = salvoBattle(SALVO)

  it('gives a shot for each ship afloat, aimed one by one and fired together', () => {
    expect(shotsDue(start, 0)).toBe(5)
    expect(refused(start, { salvo: true })).toBe('Aim 5 shots first.')
    expect(refused(start, { fire: 3 })).toBe('')
    const four = play(start, ...aims(0, 1, 2, 3))
    expect([four.turn, four.shots[0]]).toEqual([0, []])
    const five = play(four, { aim: 4 })
    expect(rules.apply(five, { aim: 5 }, 0)).toMatchObject({ refused: /^All your shots are aimed/ })
    expect(play(five, { aim: 4 }).aims).toEqual([0, 1, 2, 3])
    const fired = play(five, { salvo: true })
    expect(fired).toMatchObject({ turn: 1, aims: [], volleys: [5], shots: [[0, 1, 2, 3, 4], []] })
    expect(rules.apply({ ...fired, turn: 0 }, { aim: 4 }, 0)).toEqual({
      refused: 'You already fired there.',
    })
    expect(describeMove(five, { salvo: true }, fired)).toMatch(/^You: A1, (hit|miss); A2, (hit|miss)/)
  })

  it('reports the result of each shot, and a sunk ship once', () => {
    const carrier = shipOf(start, 1, 0)
    const applied = apply(play(start, ...aims(...carrier)), { salvo: true })
    expect(applied.events.map(({ type }) => type)).toEqual(['hit', 'hit', 'hit', 'hit', 'hit', 'sunk'])
    // The computer has one ship less, and one shot less.
    expect(shotsDue(applied.state, 1)).toBe(4)
    const answer = rules.next?.(applied.state)
    expect(answer?.move).toMatchObject({ volley: { length: 4 } })
  })

  it('refuses a salvo with too many shots, with the same cell twice, or outside the waters', () => {
    for (const volley of [[0, 1, 2, 3, 4, 5], [0, 0, 1, 2, 3], [0, 1, 2, 3, 100], [0, 1, 2, 3, '4'], 'x'])
      expect(refused(start, { volley })).not.toBeNull()
  })

  it('fires no more shots than there are cells left', () => {
    const all = Array.from({ length: 98 }, (_, cell) => cell)
    expect(shotsDue({ ...start, shots: [all, []], fleets: [start.fleets[0], start.fleets[1]] }, 0)).toBe(2)
  })

  it('is won like any battle, sooner by a level that knows more', { tags: ['sample'] }, () => {
    const games = sample(6, 24)
    const salvos = (level: string) => {
      let sum = 0
      for (let seed = 1; seed <= games; seed++) {
        const mind = thinking(seed)
        let state = salvoBattle(SALVO, seed)
        while (winnerOf(state) === null) {
          state = play(state, bot.choose(state, level, mind))
          // The other side only waits, because the length of a hunt is measured.
          state = { ...state, turn: 0 }
        }
        expect(hitsOf(state, 0)).toBe(17)
        sum += state.shots[0].length
      }
      return sum / games
    }
    const [random, hunter, admiral] = ['random', 'hunter', 'admiral'].map(salvos) as [number, number, number]
    expect(admiral).toBeLessThan(hunter - 4)
    expect(hunter).toBeLessThan(random - 10)
  })

  it('never aims two shots of a salvo at one cell', () => {
    for (const level of ['random', 'hunter', 'admiral'] as const)
      expect(new Set(salvoOf(UNKNOWN, level, 5, thinking(3).random)).size).toBe(5)
  })
})

describe('who fires first', () => {
  it('is the player by default, with single shots and salvos', () => {
    expect(salvoBattle({ opponent: 'computer', level: 'hunter' }).turn).toBe(0)
    const other = salvoBattle({ ...SALVO, salvo: 'off', first: 'computer' })
    expect(other.turn).toBe(1)
    expect(rules.next?.(other)?.move).toHaveProperty('fire')
    expect(rules.next?.(salvoBattle({ ...SALVO, first: 'computer' }))?.move).toHaveProperty('volley')
  })
  it('is announced when the battle begins', () => {
    const ready = play(rules.start(completeOptions(options, { ...SALVO, first: 'computer' }), 1), {
      fill: true,
    })
    expect(rules.apply(ready, { begin: true }, 0)).toMatchObject({ events: [{ type: 'begin', first: 1 }] })
  })
})
