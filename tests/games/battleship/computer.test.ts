/**
 * Tests Battleship against the computer: legal fleets, setup and battle, what the computer may know, and how well it
 * aims.
 */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/battleship/bot'
import { options } from '../../../src/games/battleship/options'
import {
  hitsOf,
  isSunk,
  knowledgeOf,
  type Move,
  rules,
  type State,
} from '../../../src/games/battleship/rules'
import { aim, density, LEVELS, type Level, UNKNOWN } from '../../../src/games/battleship/rules/aim'
import {
  CELLS,
  cellName,
  cellsOf,
  chartOf,
  clamped,
  lengthOf,
  randomFleet,
  SHIPS,
} from '../../../src/games/battleship/rules/fleet'
import { mover, thinking } from '../../support/moves'
import { sample } from '../../support/proofs'

const OPTIONS = completeOptions(options, { level: 'hunter' })

const { apply, play, refused } = mover(rules)

const ROWS: Move[] = SHIPS.map((_, ship) => ({ ship, place: ship * 20, across: true }))
const start = rules.start(OPTIONS, 1)
const ready = play(start, ...ROWS)
const battle = play(ready, { begin: true })
const theirs = chartOf(battle.fleets[1])
const shipCells = theirs.flatMap((ship, cell) => (ship === -1 ? [] : [cell]))
const waterCells = theirs.flatMap((ship, cell) => (ship === -1 ? [cell] : []))

describe('fleets', () => {
  it('are Carrier 5, Battleship 4, Cruiser 3, Submarine 3, Destroyer 2: seventeen cells', () => {
    expect(SHIPS.map(({ name, length }) => `${name} ${length}`).join()).toBe(
      'Carrier 5,Battleship 4,Cruiser 3,Submarine 3,Destroyer 2',
    )
  })
  it('placed randomly are legal, and cover every cell', { tags: ['sample'] }, () => {
    const fleets = sample(5000, 100_000)
    const random = createRandom(7)
    const seen = new Uint32Array(CELLS)
    const taken = new Int32Array(CELLS).fill(-1)
    let wrong = 0
    for (let i = 0; i < fleets; i++) {
      let cells = 0
      for (const [ship, berth] of randomFleet(random).entries()) {
        if (!berth) continue
        const length = lengthOf(ship)
        const along = berth.across ? berth.cell % 10 : Math.floor(berth.cell / 10)
        if (berth.cell < 0 || berth.cell >= CELLS || along + length > 10) wrong++
        for (let part = 0; part < length; part++) {
          const cell = berth.cell + part * (berth.across ? 1 : 10)
          if (taken[cell] === i) wrong++
          taken[cell] = i
          seen[cell] = (seen[cell] as number) + 1
          cells++
        }
      }
      if (cells !== 17) wrong++
    }
    expect(wrong).toBe(0)
    expect(Math.min(...seen)).toBeGreaterThan(fleets / 20)
    expect(rules.start(OPTIONS, 9).fleets[1]).not.toEqual(rules.start(OPTIONS, 10).fleets[1])
  })
})

describe('setup', () => {
  it('starts with no ships of the player and all of the computer', () => {
    expect(start.phase).toBe('setup')
    expect(start.fleets[0]).toEqual([null, null, null, null, null])
    expect(start.fleets[1].every((berth) => berth !== null)).toBe(true)
    expect(rules.hud(start, 0)).toEqual({ Turn: 'Setup', Shots: 0, Hits: '0/17' })
  })
  it('places ships one by one, across or down, inside the board and without overlap', () => {
    const state = play(start, { ship: 0, place: 5, across: true })
    expect(cellsOf(5, state.fleets[0][0] as { cell: number; across: boolean })).toEqual([5, 6, 7, 8, 9])
    expect(refused(start, { ship: 0, place: 6, across: true })).toBe('The Carrier doesn’t fit there.')
    expect(refused(start, { ship: 0, place: 60, across: false })).toBe('The Carrier doesn’t fit there.')
    expect(refused(state, { ship: 4, place: 9, across: false })).toBe('Ships can’t overlap.')
    expect(refused(state, { ship: 0, place: 50, across: true })).toBe('')
    expect(play(state, { ship: 4, place: 19, across: false }).fleets[0][4]).toEqual({
      cell: 19,
      across: false,
    })
  })
  it('lets ships be rotated, picked up again, and placed randomly', () => {
    expect(play(start, { rotate: true }).across).toBe(false)
    const lifted = play(ready, { rotate: true }, { lift: 2 })
    expect(lifted.fleets[0][2]).toBeNull()
    expect(lifted.across).toBe(true)
    const filled = play(start, { fill: true })
    expect(chartOf(filled.fleets[0]).filter((ship) => ship !== -1)).toHaveLength(17)
    expect(play(filled, { fill: true }).fleets[0]).not.toEqual(filled.fleets[0])
  })
  it('starts the battle only with the whole fleet', () => {
    expect(refused(start, { begin: true })).toBe('Place all five ships first.')
    expect(battle.phase).toBe('battle')
    expect(refused(battle, { fill: true })).toBe('')
  })
  it('keeps a preview on the board', () => {
    expect(clamped(0, 3, 9, true)).toEqual({ cell: 35, across: true })
    expect(clamped(0, 9, 9, false)).toEqual({ cell: 59, across: false })
  })
})

describe('battle', () => {
  it('alternates shots and closes cells that were fired at', () => {
    const cell = waterCells[0] as number
    expect(apply(battle, { fire: cell }).events).toEqual([{ type: 'water', by: 'you', at: cellName(cell) }])
    const after = play(battle, { fire: cell })
    expect(rules.seat?.(after)).toBe(1)
    const back = play(after, { fire: 99 })
    expect(refused(back, { fire: cell })).toBe('You already fired there.')
    expect(rules.legal(back)).not.toContainEqual({ fire: cell })
    expect(rules.legal(back)).toHaveLength(99)
  })
  it('lets the computer fire 500 ms later', () => {
    expect(rules.next?.(battle)).toBeNull()
    const next = rules.next?.(play(battle, { fire: waterCells[0] as number }))
    expect(next?.after).toBe(500)
    expect(next?.move).toHaveProperty('fire')
  })
  it('names sunk ships, and is won by the seventeenth hit', () => {
    let state = battle
    const named: unknown[] = []
    for (const [index, cell] of shipCells.entries()) {
      expect(rules.outcome(state)).toBeNull()
      const applied = apply(state, { fire: cell })
      for (const event of applied.events) if (event.type === 'sunk') named.push(event.ship)
      ;({ state } = applied)
      expect(hitsOf(state, 0)).toBe(index + 1)
      if (index < 16) state = play(state, { fire: 10 + index })
    }
    expect(named.sort()).toEqual(SHIPS.map(({ name }) => name as string).sort())
    expect(rules.outcome(state)).toMatchObject({ result: 'won', results: { Shots: 17 } })
    expect(rules.legal(state)).toEqual([])
    expect(rules.next?.(state)).toBeNull()
    expect(SHIPS.every((_, ship) => isSunk(state, 1, ship))).toBe(true)
  })
  it('is lost when the computer hits seventeen times first', () => {
    let state = battle
    const mine = chartOf(battle.fleets[0]).flatMap((ship, cell) => (ship === -1 ? [] : [cell]))
    for (const [index, cell] of mine.entries())
      state = play(state, { fire: waterCells[index] as number }, { fire: cell })
    expect(rules.outcome(state)).toMatchObject({ result: 'lost', title: 'The computer wins' })
  })
})

/** Shots that a level needs to sink a whole fleet. */
function shotsOf(level: Level, seed: number): number {
  const random = createRandom(seed)
  let state: State = { ...rules.start(completeOptions(options, { level }), seed), phase: 'battle' }
  while (hitsOf(state, 0) < 17) {
    const cell = aim(knowledgeOf(state, 0), level, () => draw(random))
    state = { ...state, shots: [[...state.shots[0], cell], []] }
  }
  return state.shots[0].length
}

describe('the computer', () => {
  it('knows only shots, hits and sunk ships', () => {
    const cell = shipCells[0] as number
    const known = knowledgeOf(play(battle, { fire: cell }), 0)
    expect(known.cells.filter((value) => value !== 0)).toEqual([2])
    expect(known.afloat).toEqual([0, 1, 2, 3, 4])
    // Moving ships that were never hit changes nothing.
    const moved: State = { ...battle, fleets: [battle.fleets[0], rules.start(OPTIONS, 77).fleets[1]] }
    expect(knowledgeOf(moved, 0)).toEqual(knowledgeOf(battle, 0))
    expect(knowledgeOf(battle, 0)).toEqual(UNKNOWN)
  })
  it('Hunter fires next to a hit, and along two', () => {
    const cells = UNKNOWN.cells.with(44, 2)
    for (let i = 0; i < 8; i++)
      expect([34, 54, 43, 45]).toContain(aim({ ...UNKNOWN, cells }, 'hunter', () => i / 8))
    const two = cells.with(45, 2)
    for (let i = 0; i < 8; i++)
      expect([43, 46]).toContain(aim({ ...UNKNOWN, cells: two }, 'hunter', () => i / 8))
  })
  it('Admiral weighs every placement', () => {
    const weights = density(UNKNOWN)
    expect(weights[0]).toBe(10)
    expect(weights[44]).toBe(34)
    expect(density({ cells: UNKNOWN.cells.with(1, 1).with(10, 1), afloat: [4] })[0]).toBe(0)
  })
  it('Admiral needs the fewest shots, and Random the most', { tags: ['sample'] }, () => {
    const games = sample(12, 150)
    const [random, hunter, admiral] = LEVELS.map((level) => {
      let sum = 0
      for (let seed = 0; seed < games; seed++) sum += shotsOf(level, seed)
      return sum / games
    }) as [number, number, number]
    expect(admiral).toBeLessThan(50)
    expect(hunter).toBeGreaterThan(admiral + 4)
    expect(random).toBeGreaterThan(hunter + 10)
  })
  it.each([
    [LEVELS[0], LEVELS[1]],
    [LEVELS[1], LEVELS[2]],
  ] as const)('%s loses at least 60% of duels against %s', { tags: ['sample'] }, (weak, strong) => {
    const games = sample(6, 40)
    let wins = 0
    for (let game = 0; game < games; game++) {
      const mind = thinking(game)
      let state = rules.start(OPTIONS, game)
      while (!rules.outcome(state))
        state = play(state, bot.choose(state, (state.turn === game % 2 ? strong : weak) as string, mind))
      if (state.turn !== game % 2) wins++
    }
    expect(wins / games).toBeGreaterThanOrEqual(0.6)
  })
})

describe('hints', () => {
  it('point at one area, at any moment of a battle', () => {
    /** How many cells can be reached from the first one, over cells side by side. */
    const connected = ([first = 0, ...others]: readonly number[]) => {
      const area = [first]
      for (const at of area)
        for (const step of [-10, 10, ...(at % 10 > 0 ? [-1] : []), ...(at % 10 < 9 ? [1] : [])])
          if (others.includes(at + step) && !area.includes(at + step)) area.push(at + step)
      return area.length
    }
    const apart: string[] = []
    for (let seed = 1; seed <= 8; seed++) {
      let state = play(rules.start(OPTIONS, seed), { fill: true }, { begin: true })
      // Random shots find several ships before one is sunk.
      for (let turn = 0; rules.outcome(state) === null; turn++) {
        if (state.turn === 0 && turn % 6 === 0)
          for (const times of [1, 2]) {
            const hint = bot.hint?.(state, { ...thinking(seed), times })
            const cells = hint?.highlighted ?? []
            if (connected(cells) !== cells.length) apart.push(`${seed}, ${turn}: ${cells}`)
          }
        state = play(state, bot.choose(state, 'random', thinking(seed * 1000 + turn)) as Move)
      }
    }
    expect(apart).toEqual([])
  })
})
