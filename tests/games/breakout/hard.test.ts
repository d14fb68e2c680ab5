/** Tests Breakout's Hard bricks: walls that can be cleared, hits, steel, a ball that gets faster, last bricks that crumble. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/breakout/bot'
import type { Options } from '../../../src/games/breakout/options'
import { options } from '../../../src/games/breakout/options'
import { BRICK_HEIGHT, type Brick, rules, type World } from '../../../src/games/breakout/rules'
import * as hard from '../../../src/games/breakout/rules/hard'
import { bricksOf } from '../../../src/games/breakout/rules/levels'
import { sample } from '../../support/proofs'
import { botPlays, typesOf } from '../../support/ticks'
import { FIELD, tick } from './helpers'

const HARD = { bricks: 'hard' } as const
const begin = (seed = 1, chosen: Partial<Options> = HARD) =>
  rules.start(completeOptions(options, chosen), seed, FIELD)

/** A world with only these bricks, and a ball right below the first that flies up. */
function under(...hits: number[]): World {
  const world = begin()
  const kept = world.bricks.slice(0, hits.length)
  for (const [i, count] of hits.entries()) Object.assign(kept[i] as Brick, { hits: count })
  world.bricks = kept
  world.state = 'playing'
  aimAt(world, kept[0] as Brick)
  return world
}

function aimAt(world: World, { x, y, width }: Brick): void {
  const below = { x: x + width / 2, y: y + BRICK_HEIGHT + 12, vx: 0, vy: -6 }
  world.balls = [{ id: 99, ...below, bonus: false, held: null }]
}

describe('the walls', () => {
  it('are twelve of five rows by ten: the first is the normal wall, all others have bricks of more hits or steel', () => {
    expect(hard.HARD_LAYOUTS).toHaveLength(12)
    for (const [index, rows] of hard.HARD_LAYOUTS.entries()) {
      expect(rows.map((row) => row.length)).toEqual([10, 10, 10, 10, 10])
      expect(rows.join('')).toMatch(index === 0 ? /^1{50}$/ : /^[.123X]*[23X][.123X]*$/)
    }
    expect(new Set(hard.HARD_LAYOUTS.map((rows) => rows.join())).size).toBe(12)
  })
  it('block no brick behind steel', () => {
    for (const rows of hard.HARD_LAYOUTS) {
      const open = [[5, 0]]
      const seen = new Set(['5,0'])
      for (const [row = 0, col = 0] of open)
        for (const [r, c] of [
          [row - 1, col],
          [row + 1, col],
          [row, col - 1],
          [row, col + 1],
        ] as const) {
          if (r < 0 || r > 5 || c < 0 || c > 9 || rows[r]?.[c] === 'X' || seen.has(`${r},${c}`)) continue
          seen.add(`${r},${c}`)
          open.push([r, c])
        }
      for (const [row, characters] of rows.entries())
        for (const [col, character] of [...characters].entries())
          if (character !== 'X' && character !== '.')
            expect(seen.has(`${row},${col}`), `${rows} ${row},${col}`).toBe(true)
    }
  })
  it('are used only with the option', () => {
    for (let level = 1; level <= 24; level++)
      expect(bricksOf(level).every(({ hits }) => hits === 1)).toBe(true)
    expect(bricksOf(2, 800, true).some(({ hits }) => hits === 2)).toBe(true)
    expect(begin(1, {})).toMatchObject({ hard: false })
  })
})

describe('a brick', () => {
  it('with three hits breaks at the third, and only then scores', () => {
    const world = under(3, 1)
    const seen: string[] = []
    for (let n = 0; n < 3; n++) {
      aimAt(world, world.bricks[0] as Brick)
      for (let i = 0; i < 4; i++)
        seen.push(...typesOf(tick(world)).filter((type) => ['crack', 'brick', 'clank'].includes(type)))
      expect(world.score).toBe(n === 2 ? 10 : 0)
    }
    expect(seen).toEqual(['crack', 'crack', 'brick'])
    expect(world.bricks[0]?.destroyed).toBe(true)
  })
  it('of steel never breaks, reflects the ball, and does not keep a level from ending', () => {
    const world = under(0, 1)
    for (let n = 0; n < 20; n++) {
      aimAt(world, world.bricks[0] as Brick)
      expect(typesOf([...tick(world), ...tick(world), ...tick(world)])).toContain('clank')
      expect(world.balls[0]?.vy).toBeGreaterThan(0)
    }
    expect(world.bricks[0]).toMatchObject({ hits: 0, destroyed: false })
    aimAt(world, world.bricks[1] as Brick)
    expect(typesOf([...tick(world), ...tick(world), ...tick(world)])).toContain('levelComplete')
  })
})

describe('time on a level', () => {
  it('makes the balls faster, up to a limit, and restarts with a serve; not with normal bricks', () => {
    expect(hard.hardPace({ hard: true, onLevel: 0 })).toBe(1)
    expect(hard.hardPace({ hard: true, onLevel: 3600 })).toBeCloseTo(1.4)
    expect(hard.hardPace({ hard: true, onLevel: 1e6 })).toBe(1.7)
    expect(hard.hardPace({ hard: false, onLevel: 1e6 })).toBe(1)
    const world = under(3, 3, 3, 3, 3)
    world.onLevel = 1000
    for (let n = 0; n < 5; n++) tick(world)
    expect(world.onLevel).toBe(1005)
    world.balls = []
    tick(world)
    expect(world).toMatchObject({ state: 'waiting', onLevel: 0 })
  })
  it('crumbles the last bricks, the lowest first, if none was broken for ten seconds', () => {
    const world = under(3, 3, 2)
    const [, , last] = world.bricks as [Brick, Brick, Brick]
    last.y += 100
    /** Up and down at the edge, where there is no brick. */
    const wait = () => {
      world.balls = [{ id: 99, x: 780, y: 500, vx: 0, vy: -6, bonus: false, held: null }]
      return tick(world)
    }
    for (let n = 1; n < hard.CRUMBLE_TICKS; n++) expect(typesOf(wait())).not.toContain('brick')
    expect(typesOf(wait())).toContain('brick')
    expect(last.destroyed).toBe(true)
    expect(world.score).toBe(10)
    const many = under(1, 1, 1, 1, 1)
    many.idle = 5000
    many.balls = [{ id: 99, x: 780, y: 500, vx: 0, vy: -6, bonus: false, held: null }]
    expect(typesOf(tick(many))).not.toContain('brick')
  })
})

describe('a game', () => {
  it('leads the simple bot through levels, and to an end', { tags: ['sample'] }, () => {
    let best = 0
    for (let seed = 1; seed <= sample(1, 4); seed++) {
      const world = begin(seed)
      botPlays(rules, bot, world, 60 * 60 * 20)
      expect(rules.outcome(world), `seed ${seed}, level ${world.level}`).not.toBeNull()
      best = Math.max(best, world.level)
    }
    expect(best).toBeGreaterThanOrEqual(sample(2, 3))
  })
})
