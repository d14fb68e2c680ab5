/** Tests Color Grid Challenge: sizes and times, points, lives, and that the odd tile is always visible. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom } from '../../../src/engine/core/math/random'
import game from '../../../src/games/color-grid-challenge'
import type { Options } from '../../../src/games/color-grid-challenge/options'
import { options } from '../../../src/games/color-grid-challenge/options'
import { pointsOf, rules, type State } from '../../../src/games/color-grid-challenge/rules'
import {
  differenceAt,
  drawGrid,
  FIRST_DIFFERENCE,
  LAST_DIFFERENCE,
  LAST_TURN,
  VISIBLE_LIMIT,
} from '../../../src/games/color-grid-challenge/rules/grid'
import { distance, hexOf, labOf } from '../../../src/games/color-grid-challenge/rules/lab'
import { mover } from '../../support/moves'
import { must } from '../../support/must'

const { apply, refused } = mover(rules)

/** Finds a grid 1 s after it appeared, and waits for the next. */
function find(state: State): State {
  const at = state.since + 1000
  return apply(apply(state, state.grid.at, at).state, 'next', at + 1000).state
}

const wrongTile = (state: State) => (state.grid.at + 1) % state.grid.size ** 2

describe('the grids', () => {
  it('have 3, 4, 5, 6 tiles per side and 5000, 4000, 3500, 3000 ms; the level rises every three', () => {
    let state = rules.start(completeOptions(options), 1)
    const seen: number[][] = []
    for (let n = 0; n < 18; n++) {
      if (n % 3 === 0) seen.push([state.level, state.grid.size, state.grid.timeMs])
      expect(state.level).toBe(Math.floor(n / 3))
      state = find(state)
    }
    expect(seen).toEqual([
      [0, 3, 5000],
      [1, 4, 4000],
      [2, 5, 3500],
      [3, 6, 3000],
      [4, 6, 3000],
      [5, 6, 3000],
    ])
    expect(rules.hud(state, 0)).toMatchObject({ Level: 7, Lives: 3 })
  })

  it('keep the first difference up to the last size, then it shrinks to its minimum', () => {
    const steps = Array.from({ length: 20 }, (_, level) => differenceAt(level))
    expect(steps.slice(0, 4)).toEqual([16, 16, 16, 16])
    expect(steps[4]).toBeCloseTo(FIRST_DIFFERENCE * 0.82)
    for (let level = 4; level < 11; level++)
      expect(steps[level] as number).toBeLessThan(steps[level - 1] as number)
    expect(steps.at(-1)).toBe(LAST_DIFFERENCE)
  })

  it('never differ by less than people can see, in the colors a screen shows', () => {
    const random = createRandom(8)
    let min = Number.POSITIVE_INFINITY
    for (let n = 0; n < 2000; n++) {
      const grid = drawGrid(random, n % 40)
      must(/^#[0-9a-f]{6}$/.test(grid.base) && grid.odd !== grid.base, n, grid)
      min = Math.min(min, distance(labOf(grid.base), labOf(grid.odd)))
      must(grid.at < grid.size ** 2, n, grid)
      const turned = Math.abs(grid.oddStripes - grid.stripes)
      // Stripes rotated by 180 degrees are the same stripes.
      must(Math.min(turned % 180, 180 - (turned % 180)) >= LAST_TURN, n, grid)
    }
    expect(min).toBeGreaterThan(VISIBLE_LIMIT * 1.4)
  })

  it('can have the odd tile anywhere', () => {
    const random = createRandom(3)
    const places = new Set(Array.from({ length: 300 }, () => drawGrid(random, 0).at))
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('are converted as published: CIELAB of the sRGB primaries, and back', () => {
    // Published values for D65, for example in Lindbloom's calculator.
    const red = labOf('#ff0000')
    expect([red.l, red.a, red.b].map(Math.round)).toEqual([53, 80, 67])
    const blue = labOf('#0000ff')
    expect([blue.l, blue.a, blue.b].map(Math.round)).toEqual([32, 79, -108])
    for (const hex of ['#000000', '#ffffff', '#56b4e9', '#123456', '#d55e00'] as const)
      expect(hexOf(labOf(hex))).toBe(hex)
  })
})

describe('points', () => {
  it('are tenths of a second left, plus (level + 1) x 10', () => {
    expect(pointsOf(0, 5000)).toBe(60)
    expect(pointsOf(3, 1234)).toBe(52)
    expect(pointsOf(2, 0)).toBe(30)
    const start = rules.start(completeOptions(options), 4)
    const { state, events } = apply(start, start.grid.at, 1250)
    expect(events).toEqual([{ type: 'found', points: 47, run: 1 }])
    expect(state.score).toBe(47)
    expect(find(rules.start(completeOptions(options), 4)).score).toBe(50)
  })

  it('report a new level', () => {
    const third = find(find(rules.start(completeOptions(options), 5)))
    expect(apply(third, third.grid.at, third.since).events[1]).toEqual({ type: 'level', level: 2 })
  })
})

describe('lives', () => {
  const start = rules.start(completeOptions(options), 6)

  it('are three; a wrong tile and a timeout cost one each, and a new grid appears after 1 s', () => {
    expect(start.lives).toBe(3)
    expect(rules.next?.(start)).toEqual({ after: 5000, move: 'late' })
    const wrong = apply(start, wrongTile(start), 500)
    expect(wrong.events).toEqual([{ type: 'wrong' }, { type: 'lifeLost', lives: 2 }])
    expect(rules.next?.(wrong.state)).toEqual({ after: 1000, move: 'next' })
    expect(refused(wrong.state, start.grid.at, 600)).toBe('')
    const second = apply(wrong.state, 'next', 1500).state
    expect(second).toMatchObject({ lives: 2, level: 0, ended: null, since: 1500, score: 0 })
    const late = apply(second, 'late', 6500)
    expect(late.events).toEqual([{ type: 'late' }, { type: 'lifeLost', lives: 1 }])
  })

  it('end the game when the last is lost', () => {
    let state = start
    for (let life = 0; life < 3; life++) {
      expect(rules.outcome(state)).toBeNull()
      state = apply(state, 'late', state.since + 5000).state
      if (life < 2) state = apply(state, 'next', state.since + 6000).state
    }
    expect(rules.outcome(state)).toEqual({
      result: 'over',
      title: 'Game Over!',
      detail: 'Rank: Fresh Eye. 4 more grids for Keen Eye.',
      results: { Score: 0, Grids: 0 },
    })
    expect(rules.legal(state)).toEqual([])
    expect(rules.next?.(state)).toBeNull()
  })

  it('are not affected by values that are no tile', () => {
    for (const odd of [-1, 9, 0.5, Number.NaN]) expect(refused(start, odd)).toBe('')
    expect(refused(start, 'next')).toBe('')
  })
})

describe('the end', () => {
  const detail = (found: number, chosen: Partial<Options> = {}) =>
    rules.outcome({
      ...rules.start(completeOptions(options, chosen), 1),
      found,
      level: Math.floor(found / 3),
      lives: 0,
    })?.detail

  it('describes the smallest difference that was found, by the limit of the rules', () => {
    const words = (times: string) =>
      ` Your finest catch: shades only ${times} times as far apart as the smallest difference people can see.`
    // 16, the first difference, is 7 times 2.3; it shrinks from the fifth level to 4.
    expect(detail(1)).toBe(`Rank: Fresh Eye. 3 more grids for Keen Eye.${words('7')}`)
    expect(detail(12)).toBe(`Rank: Sharp Eye. 3 more grids for Cat’s Eye.${words('7')}`)
    expect(detail(13)).toContain(words('6'))
    expect(detail(60)).toBe(`Rank: Eagle’s Eye.${words('1.7')}`)
    expect(detail(0)).toBe('Rank: Fresh Eye. 4 more grids for Keen Eye.')
    expect(detail(12, { tiles: 'hues' })).toContain('hues only 7 times as far apart')
  })
  it('describes how far stripes were rotated', () => {
    expect(detail(2, { tiles: 'patterns' })).toMatch(/stripes rotated by only 60 degrees\.$/)
    expect(detail(90, { tiles: 'patterns' })).toMatch(/rotated by only 12 degrees\.$/)
  })
})

describe('hues', () => {
  it('differ as much as shades, and are equally bright', () => {
    const random = createRandom(7)
    for (let n = 0; n < 200; n++) {
      const level = n % 14
      const { base, odd } = drawGrid(random, level, 'hue')
      const [one, other] = [labOf(base), labOf(odd)]
      expect(Math.abs(one.l - other.l)).toBeLessThan(0.7)
      expect(Math.abs(distance(one, other) - differenceAt(level))).toBeLessThan(1)
    }
  })
})

describe('without the clock', () => {
  const start = rules.start(completeOptions(options, { clock: 'off' }), 1)

  it('a grid waits, and scores its level only', () => {
    expect(rules.next?.(start)).toBeNull()
    expect(rules.legal(start)).not.toContain('late')
    expect(refused(start, 'late')).toBe('')
    const { state } = apply(start, start.grid.at, 600_000)
    expect(state).toMatchObject({ score: 10, lives: 3 })
  })
  it('has the same grids', () => {
    expect(start.grid).toEqual(rules.start(completeOptions(options), 1).grid)
  })
})

describe('typed numbers', () => {
  const start = rules.start(completeOptions(options), 3)
  const key = (state: State, action: 'clear' | `number${number}`) => game.command?.(action, state) ?? null

  it('select a row first, then a column of it, and press the tile there', () => {
    expect(key(start, 'number2')).toEqual({ row: 1 })
    const named = apply(start, { row: 1 }, 500)
    expect(named).toEqual({ state: { ...start, row: 1 }, events: [{ type: 'row', row: 2 }] })
    expect(key(named.state, 'number3')).toBe(1 * 3 + 2)
    expect(key(start, 'number4')).toBeNull()
    expect([game.uses?.('number3', start), game.uses?.('number4', start)]).toEqual([true, false])
  })

  it('can be cleared, and are forgotten with the grid', () => {
    const named = apply(start, { row: 2 }, 500).state
    expect(key(named, 'clear')).toEqual({ row: null })
    expect(apply(named, { row: null }, 600).state).toEqual(start)
    expect([key(start, 'clear'), refused(start, { row: null })]).toEqual([null, ''])
    const next = find(named)
    expect(next).not.toHaveProperty('row')
    expect(next.grid).toEqual(find(start).grid)
  })

  it('do nothing beyond the grid, or after it has ended', () => {
    for (const row of [-1, 3, 0.5, 'x']) expect(refused(start, { row })).toBe('')
    const ended = apply(start, start.grid.at, 500).state
    expect(refused(ended, { row: 0 }, 600)).toBe('')
    expect(rules.legal(start)).toContainEqual({ row: 2 })
  })
})
