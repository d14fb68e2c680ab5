/**
 * Tests Bubble Shooter's thirty boards: their layout and points, bombs and rainbows; and that the game as specified has
 * none of these.
 */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions, type Option } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import game from '../../../src/games/bubble-shooter'
import { bot } from '../../../src/games/bubble-shooter/bot'
import { options } from '../../../src/games/bubble-shooter/options'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { type Bubble, rules, type World } from '../../../src/games/bubble-shooter/rules'
import { floating } from '../../../src/games/bubble-shooter/rules/board'
import { CRADLE_REACH, KICK, SHELL_REACH } from '../../../src/games/bubble-shooter/view/launcher'
import { someOf } from '../../support/proofs'
import { botPlays, typesOf } from '../../support/ticks'
import { bubblesAt, HIGH, shoot as shootAt, tick, UPRIGHT, SIZE as WIDE } from './helpers'

const SIZES = [WIDE, HIGH]
const NUMBERS = Array.from({ length: bubble.BOARDS }, (_, index) => index + 1)
const begin = (seed = 1, size = WIDE, board = 1) =>
  rules.start(
    completeOptions(options, { mode: 'boards', ceiling: 'still', board: `${board}` as '1' }),
    seed,
    size,
  )

/** Bubbles on an empty board: [row, col, color]. */
const lay = (...all: Parameters<typeof bubblesAt>[0]) => bubblesAt(all)
const at = (row: number, col: number, color: number) => ({ ...(lay([row, col, color])[0] as Bubble), id: 1 })

/** Shoots straight up and waits until everything is at rest. */
const shoot = (world: World): GameEvent[] => shootAt(Object.assign(world, { angle: 0 }))

/** The last shot of a board of 40 bubbles, after this many others. */
function finish(shots: number, board = 1) {
  const world = begin(1, WIDE, board)
  world.bubbles = lay([0, 7, 2], [0, 8, 2])
  Object.assign(world, { whole: 40, above: 0, loaded: 2, shots, shotsHere: shots })
  const events = shoot(world)
  for (let n = 0; n < bubble.WON_TICKS + 40 && !rules.outcome(world); n++) events.push(...tick(world))
  return { world, events }
}

describe('thirty boards', () => {
  it('are an option; one field stays the default', () => {
    const world = rules.start(completeOptions(options), 1, WIDE)
    expect(rules.hud(world)).toEqual({ Score: 0, Bubbles: 8 * 15 - 4 })
  })
  it('fill a phone in portrait; the single field keeps its sizes', () => {
    const size = (mode: 'field' | 'boards', shape: string) =>
      worldSize(game, { ...completeOptions(options, { mode }), shape })
    expect([size('boards', 'wide'), size('boards', 'upright')]).toEqual(SIZES)
    expect([size('field', 'wide'), size('field', 'upright')]).toEqual([WIDE, UPRIGHT])
    // Of a phone of 390 x 844 px the bar takes about 56.
    expect((390 / HIGH.width) * HIGH.height).toBeGreaterThan(0.75 * (844 - 56))
  })
  for (const size of SIZES)
    it(`are connected, well above the line, all different, with increasing rows and colors, ${size.width} wide`, () => {
      let before = ''
      for (const board of NUMBERS) {
        let id = 0
        const all = bubble.boardOf(board, size, () => id++)
        const { colors, rows } = bubble.measuresOf(board, size)
        expect(floating(all, 0, size.width)).toEqual([])
        expect(new Set(all.map(({ color }) => color)).size, `board ${board}`).toBe(colors)
        expect(Math.max(...all.map(({ y }) => y))).toBeLessThan(bubble.lineOf(size) - 2 * bubble.ROW_HEIGHT)
        expect(all.length).toBeGreaterThan(rows * 5)
        const picture = all.map(({ row, col, color }) => `${row} ${col} ${color}`).join()
        expect(picture).not.toBe(before)
        before = picture
      }
    })
  it('begin with five rows and four colors, and end with eight rows and six', () => {
    const measures = [1, 10, 11, 21, 30].map((board) => bubble.measuresOf(board, WIDE))
    expect(measures.map(({ colors }) => colors)).toEqual([4, 4, 5, 6, 6])
    expect(measures.map(({ rows }) => rows)).toEqual([5, 6, 6, 7, 8])
    expect(bubble.measuresOf(1, HIGH)).toEqual({ colors: 4, rows: 6 })
  })
  it('have patterns that more and more bubbles break, from water to water', () => {
    /** Neighbors of the same color in the rows of ten boards, as a share of all. */
    const alike = (first: number) => {
      let [same, all] = [0, 0]
      for (let board = first; board < first + 10; board++) {
        const bubbles = bubble.boardOf(board, WIDE, () => 0)
        for (const { row, col, color } of bubbles) {
          const right = bubbles.find((each) => each.row === row && each.col === col + 1)
          if (right) all++
          if (right?.color === color) same++
        }
      }
      return same / all
    }
    const [first, second, third] = [alike(1), alike(11), alike(21)]
    expect(second).toBeLessThan(first * 0.85)
    expect(third).toBeLessThan(second * 0.85)
  })
  it('have three waters, one after ten boards each', () => {
    expect([0, 1, 10, 11, 20, 21, 30].map(bubble.sceneOf)).toEqual([0, 0, 0, 1, 1, 2, 2])
  })
  it('have a fixed ceiling on the first, and new rows after fewer and fewer misses from the second', () => {
    expect([1, 2, 10, 30].map((board) => bubble.missesOn(board))).toEqual([null, 7, 6, 2])
    expect(begin().rows).toBe(false)
  })
  it('have more and more rows above, but few in a high field, which come down whenever fewer than five hang', () => {
    expect([1, 9, 10, 20, 30].map((board) => bubble.rowsAbove(board, WIDE))).toEqual([7, 7, 8, 9, 10])
    expect([1, 7, 8, 16, 30].map((board) => bubble.rowsAbove(board, HIGH))).toEqual([2, 2, 1, 0, 0])
    const world = begin(1, WIDE, 10)
    const row = Array.from({ length: 6 }, (_, n) => [n, 7, n % 2] as const)
    world.bubbles = lay(...row)
    world.loaded = 4
    expect(typesOf(shoot(world))).not.toContain('row')
    expect(rules.hud(world)).toMatchObject({ 'Rows above': 8 })
    world.above = 3
    // A pair on the ceiling and its third: the field is empty, and the last rows fill it at once.
    world.bubbles = lay([0, 7, 2], [0, 8, 2])
    Object.assign(world, { loaded: 2, parity: 0 })
    expect(typesOf(shoot(world)).filter((type) => type === 'row')).toEqual(['row'])
    expect(world.above).toBe(0)
    expect(Math.max(...world.bubbles.map(({ row }) => row))).toBe(2)
    expect(world.state).toBe('play')
    expect(rules.hud(world)).toMatchObject({ Bubbles: world.bubbles.length })
    expect('above' in rules.start(completeOptions(options), 1, WIDE)).toBe(false)
  })
  it('count the rows above for the stars', () => {
    const world = begin(1, WIDE, 30)
    expect(world.whole).toBe(world.bubbles.length + 10 * 15)
  })
  it('ignore the option for the ceiling, which is hidden', () => {
    const rows = rules.start(completeOptions(options, { mode: 'boards', ceiling: 'rows' }), 1, WIDE)
    expect(rows.rows).toBe(false)
    const ceiling = options.find(({ id }) => id === 'ceiling') as Option
    for (const [mode, has] of [
      ['field', true],
      ['boards', false],
    ] as const) {
      const values = completeOptions(options, { mode })
      expect([ceiling.shown?.(values), ceiling.matters?.(values)]).toEqual([has, has])
    }
  })
  it('are one game each: stars for few shots, 200 points a star', () => {
    const { world, events } = finish(9)
    expect(events).toContainEqual({ type: 'cleared', points: 600, stars: 3, board: 1 })
    expect(rules.outcome(world)).toEqual({
      result: 'won',
      title: 'Level 1 clear: 3 stars',
      results: { 'Final Score': 30 + 600, Shots: 10, Stars: 3 },
    })
    expect(rules.outcome(finish(10).world)?.results).toMatchObject({ Stars: 2 })
    expect(rules.outcome(finish(30, 30).world)).toMatchObject({
      title: 'Level 30 clear: 1 star',
      results: { 'Final Score': 30 + 200, Stars: 1 },
    })
    expect([1, 30].map((board) => bubble.shotsFor(40, board))).toEqual([
      [10, 15],
      [8, 12],
    ])
    expect([9, 10, 11, 15, 16, 90].map((shots) => bubble.starsFor(40, 1, shots))).toEqual([3, 3, 2, 2, 1, 1])
  })
  it('show the board, and the misses until a new row', () => {
    expect(rules.hud(begin())).toEqual({ Score: 0, Board: 1, 'Rows above': 7 })
    expect(rules.hud(begin(1, WIDE, 2))).toMatchObject({ Board: 2, 'New row in': 7 })
  })
  it('are lost below the line, without a star', () => {
    const lost = begin()
    lost.bubbles = lay(...Array.from({ length: 11 }, (_, row) => [row, 7, row % 2] as const))
    lost.loaded = 2
    shoot(lost)
    for (let n = 0; n < bubble.LOST_TICKS + 10; n++) tick(lost)
    expect(rules.outcome(lost)).toMatchObject({ result: 'lost', results: { Stars: 0 } })
  })
  it('report a great drop of eight bubbles, the single field does not', () => {
    const drop = (mode: 'field' | 'boards', loose: number) => {
      const world = rules.start(completeOptions(options, { mode }), 1, WIDE)
      const column = Array.from({ length: loose }, (_, n) => [n + 1, 8, 3 + (n % 2)] as const)
      world.bubbles = lay([0, 7, 2], [0, 8, 2], [0, 0, 1], ...column)
      Object.assign(world, { loaded: 2 })
      return shoot(world).filter(({ type }) => type === 'drop')
    }
    expect(drop('boards', 8)).toEqual([{ type: 'drop', loose: 8 }])
    expect(drop('boards', 7)).toEqual([])
    expect(drop('field', 8)).toEqual([])
  })
  it('are each won by a simple bot, in both shapes', { tags: ['sample'] }, () => {
    for (const number of someOf(NUMBERS, 3, 9))
      for (const size of SIZES) {
        const won = [1, 2, 3, 4, 5].some((seed) => {
          const world = begin(seed, size, number)
          botPlays(rules, bot, world, 60 * 150)
          return rules.outcome(world)?.result === 'won'
        })
        expect(won, `board ${number}, ${size.width} wide`).toBe(true)
      }
  })
})

describe('the launcher', () => {
  it('and the next bubble are entirely inside the field, at every size, also when pushed back', () => {
    for (const size of [WIDE, UPRIGHT, HIGH]) {
      expect(bubble.launcherOf(size).y + CRADLE_REACH + KICK).toBeLessThanOrEqual(size.height)
      expect(bubble.nextOf(size).y + SHELL_REACH).toBeLessThanOrEqual(size.height)
      expect(bubble.nextOf(size).x - SHELL_REACH).toBeGreaterThan(0)
    }
  })
})

describe('special bubbles', () => {
  it('come after three clears in a row and for six that fall at once, as the next to shoot', () => {
    const world = begin()
    const again = () => {
      world.bubbles = lay([0, 7, 2], [0, 8, 2], [0, 0, 1], [0, 1, 3])
      Object.assign(world, { loaded: 2, next: 2 })
      return typesOf(shoot(world))
    }
    expect([again(), again(), again()].map((events) => events.includes('special'))).toEqual([
      false,
      false,
      true,
    ])
    expect(world.next).toBe(bubble.RAINBOW)
    const drop = (loose: number) => {
      const under = begin()
      const column = Array.from({ length: loose }, (_, n) => [n + 1, 8, 3 + (n % 2)] as const)
      under.bubbles = lay([0, 7, 2], [0, 8, 2], [0, 0, 1], ...column)
      Object.assign(under, { loaded: 2, next: 1 })
      const events = shoot(under)
      expect(events).toContainEqual({ type: 'clear', count: 3, loose, run: 1 })
      return [events.find(({ type }) => type === 'special'), under.next === bubble.BOMB]
    }
    expect(drop(6)).toEqual([{ type: 'special', bomb: true }, true])
    expect(drop(5)).toEqual([undefined, false])
    const field = rules.start(completeOptions(options, { mode: 'field', ceiling: 'still' }), 1, WIDE)
    for (let n = 0; n < 3; n++) {
      field.bubbles = lay([0, 7, 2], [0, 8, 2], [0, 0, 1])
      Object.assign(field, { loaded: 2, next: 2 })
      expect(typesOf(shoot(field))).not.toContain('special')
    }
  })
  it('a rainbow takes the color that clears most, or that of a neighbor if nothing clears', () => {
    const all = lay([0, 6, 1], [0, 7, 2], [0, 8, 2], [0, 5, 1], [0, 4, 1])
    const best = bubble.landingOf(all, at(1, 6, bubble.RAINBOW), 0)
    expect([best.landed.color, best.group.length, best.bursts]).toEqual([1, 4, true])
    const single = bubble.landingOf(lay([0, 6, 3]), at(1, 6, bubble.RAINBOW), 0)
    expect([single.landed.color, single.bursts]).toEqual([3, false])
    const bare = bubble.landingOf(lay([0, 0, 4]), at(0, 9, bubble.RAINBOW), 0)
    expect([bare.landed.color, bare.bursts]).toEqual([4, false])
  })
  it('a bomb bursts everything two places around, whatever its color, and loose bubbles fall', () => {
    const all = lay([0, 7, 0], [0, 9, 1], [0, 10, 2], [0, 11, 3], [1, 9, 4])
    const { group, bursts } = bubble.landingOf(all, at(1, 7, bubble.BOMB), 0)
    expect(bursts).toBe(true)
    expect(group.map(({ color }) => color).sort()).toEqual([0, 1, 4, bubble.BOMB])
    const world = begin()
    world.bubbles = lay([0, 7, 0], [0, 8, 1], [1, 7, 2], [0, 0, 5])
    Object.assign(world, { above: 0, loaded: bubble.BOMB, next: 5 })
    expect(typesOf(shoot(world))).toContain('bomb')
    expect(world.bubbles.map(({ color }) => color)).toEqual([5])
  })
})
