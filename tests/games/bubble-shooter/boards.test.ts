/** Tests Bubble Shooter's thirty boards: their layout and points, bombs and rainbows; and that the game as specified has none of these. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/bubble-shooter/bot'
import { options } from '../../../src/games/bubble-shooter/options'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { type Bubble, rules, type World } from '../../../src/games/bubble-shooter/rules'
import { floating } from '../../../src/games/bubble-shooter/rules/board'
import { botPlays, typesOf } from '../../support/ticks'
import { bubblesAt, shoot as shootAt, tick, UPRIGHT, SIZE as WIDE } from './helpers'

const SIZES = [WIDE, UPRIGHT]
const begin = (seed = 1, size = WIDE) =>
  rules.start(completeOptions(options, { mode: 'boards', ceiling: 'still' }), seed, size)

/** Bubbles on an empty board: [row, col, color]. */
const lay = (...all: Parameters<typeof bubblesAt>[0]) => bubblesAt(all)
const at = (row: number, col: number, color: number) => ({ ...(lay([row, col, color])[0] as Bubble), id: 1 })

/** Shoots straight up and waits until everything is at rest. */
const shoot = (world: World): GameEvent[] => shootAt(Object.assign(world, { angle: 0 }))

describe('thirty boards', () => {
  it('are an option; one field stays the default', () => {
    const world = rules.start(completeOptions(options), 1, WIDE)
    expect(rules.hud(world)).toEqual({ Score: 0, Bubbles: 8 * 15 - 4 })
  })
  for (const size of SIZES)
    it(`are connected, well above the line, all different, with increasing rows and colors, ${size.width} wide`, () => {
      let before = ''
      for (let board = 1; board <= bubble.BOARDS; board++) {
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
      expect([1, 30].map((board) => bubble.measuresOf(board, WIDE))).toEqual([
        { colors: 3, rows: 4 },
        { colors: 6, rows: 8 },
      ])
    })
  it('have a fixed ceiling on the first, and new rows after fewer and fewer misses from the second', () => {
    expect([1, 2, 10, 30].map((board) => bubble.missesOn(board))).toEqual([null, 7, 5, 3])
    expect(begin().rows).toBe(false)
    expect([1, 2, 30].map((board) => bubble.missesOn(board, true))).toEqual([6, 6, 2])
    expect(rules.start(completeOptions(options, { mode: 'boards', ceiling: 'rows' }), 1, WIDE)).toMatchObject(
      {
        rows: true,
        allowed: 6,
      },
    )
  })
  it('follow each other: stars for few shots, points for stars, and separate HUD stats', () => {
    const world = begin()
    world.bubbles = lay([0, 7, 2], [0, 8, 2])
    Object.assign(world, { whole: 40, loaded: 2 })
    const events = shoot(world)
    for (let n = 0; n < bubble.WON_TICKS + 40; n++) events.push(...tick(world))
    expect(events).toContainEqual({ type: 'cleared', points: 600, stars: 3, board: 1 })
    expect(events).toContainEqual({ type: 'board', board: 2 })
    expect(world).toMatchObject({ state: 'play', board: 2, shotsHere: 0, rows: true, allowed: 7 })
    expect(rules.hud(world)).toEqual({
      Score: 630,
      Board: 2,
      Stars: 3,
      Bubbles: world.bubbles.length,
      'New row in': 7,
    })
    expect([9, 10, 15, 16, 90].map((shots) => bubble.starsFor(45, shots))).toEqual([3, 3, 2, 1, 1])
  })
  it('end won after the thirtieth, with 1,000 extra points, and lost below the line', () => {
    const world = begin()
    world.bubbles = lay([0, 7, 2], [0, 8, 2])
    Object.assign(world, { whole: 40, loaded: 2, board: 30 })
    shoot(world)
    for (let n = 0; n < bubble.WON_TICKS + 40 && !rules.outcome(world); n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({
      result: 'won',
      results: { 'Final Score': 30 + 600 + 1000, Board: 30, Stars: 3 },
    })
    const lost = begin()
    lost.bubbles = lay(...Array.from({ length: 11 }, (_, row) => [row, 7, row % 2] as const))
    lost.loaded = 2
    shoot(lost)
    for (let n = 0; n < bubble.LOST_TICKS + 10; n++) tick(lost)
    expect(rules.outcome(lost)).toMatchObject({ result: 'lost', results: { Board: 1 } })
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
    const under = begin()
    under.bubbles = lay(
      [0, 7, 2],
      [0, 8, 2],
      [0, 0, 1],
      ...[1, 2, 3, 4, 5, 6].map((row) => [row, 6, (row % 2) + 3] as const),
    )
    Object.assign(under, { loaded: 2, angle: 0 })
    const { group, bursts } = bubble.landingOf(under.bubbles, at(1, 7, 2), 0)
    expect([group.length, bursts]).toEqual([3, true])
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
    Object.assign(world, { loaded: bubble.BOMB, next: 5 })
    expect(typesOf(shoot(world))).toContain('bomb')
    expect(world.bubbles.map(({ color }) => color)).toEqual([5])
  })
  it('a simple bot clears three boards, in both shapes', () => {
    for (const size of SIZES) {
      const world = begin(2, size)
      botPlays(rules, bot, world, 60 * 150, () => world.board < 4)
      expect(world.board).toBe(4)
      expect(world.stars).toBeGreaterThanOrEqual(4)
    }
  })
})
