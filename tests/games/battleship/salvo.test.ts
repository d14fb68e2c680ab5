/** Tests Salvo in Battleship, and the option of who fires first. */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/battleship/bot'
import { describeMove } from '../../../src/games/battleship/describeMove'
import { hitsOf, type Move, rules, type State, shotsDue, winnerOf } from '../../../src/games/battleship/rules'
import { UNKNOWN } from '../../../src/games/battleship/rules/aim'
import { cellsOf, lengthOf } from '../../../src/games/battleship/rules/fleet'
import { salvoOf } from '../../../src/games/battleship/rules/salvo'
import { mover, thinking } from '../../support/moves'
import { sample } from '../../support/proofs'

const { apply, play, refused } = mover(rules)

const SALVO = { opponent: 'computer', level: 'hunter', salvo: 'on', first: 'you' }

const battle = (options: Record<string, string>, seed = 1) =>
  play(rules.start(options, seed), { fill: true }, { begin: true })
const aims = (...cells: number[]): Move[] => cells.map((aim) => ({ aim }))
const shipOf = (state: State, seat: 0 | 1, ship: number) => {
  const berth = state.fleets[seat][ship]
  return (berth && cellsOf(lengthOf(ship), berth)) ?? []
}

describe('Salvo', () => {
  const start = battle(SALVO)

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
    expect(describeMove(five, { salvo: true }, fired)).toMatch(/^You: A1 (hit|miss), A2 (hit|miss)/)
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
        let state = battle(SALVO, seed)
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
    expect(battle({ opponent: 'computer', level: 'hunter' }).turn).toBe(0)
    const other = battle({ ...SALVO, salvo: 'off', first: 'computer' })
    expect(other.turn).toBe(1)
    expect(rules.next?.(other)?.move).toHaveProperty('fire')
    expect(rules.next?.(battle({ ...SALVO, first: 'computer' }))?.move).toHaveProperty('volley')
  })
  it('is announced when the battle begins', () => {
    const ready = play(rules.start({ ...SALVO, first: 'computer' }, 1), { fill: true })
    expect(rules.apply(ready, { begin: true }, 0)).toMatchObject({ events: [{ type: 'begin', first: 1 }] })
  })
})
