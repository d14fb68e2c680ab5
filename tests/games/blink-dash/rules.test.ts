/** Tests Blink Dash: its constants, the blink, scoring, and that a quick player gets far. */
import { describe, expect, it } from 'vitest'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import game from '../../../src/games/blink-dash'
import { bot } from '../../../src/games/blink-dash/bot'
import * as blink from '../../../src/games/blink-dash/rules'
import { type Action, rules, type World } from '../../../src/games/blink-dash/rules'
import { must } from '../../support/must'
import { ticker } from '../../support/ticks'

const begin = (seed = 1) => rules.start({}, seed, { width: 600, height: 400 })

const tick = ticker(rules)

/** A room in play that contains only the given things. */
function room(things: Partial<Pick<World, 'enemies' | 'sparkles'>> = {}): World {
  const world = begin()
  Object.assign(world, { state: 'play', enemies: [], sparkles: [{ id: 900, x: 20, y: 20 }] }, things)
  return world
}

describe('the room', () => {
  it('is 600 x 400; a player moves 4 per tick in every direction, and stays inside', () => {
    expect([blink.WIDTH, blink.HEIGHT, blink.PLAYER_SPEED]).toEqual([600, 400, 4])
    const world = room()
    tick(world, ['right'])
    expect(world.player).toMatchObject({ x: 304, y: 200 })
    tick(world, ['right', 'down'])
    expect(Math.hypot(world.player.vx, world.player.vy)).toBeCloseTo(4)
    for (let n = 0; n < 200; n++) tick(world, ['right', 'down'])
    expect(world.player).toMatchObject({ x: 600 - 13, y: 400 - 13 })
  })

  it('lets a finger steer, never faster, and stop at its place', () => {
    const world = room()
    const finger = {
      id: 1,
      x: 306,
      y: 200,
      down: true,
      pressed: true,
      released: false,
      kind: 'touch' as const,
    }
    const lead = () => rules.step(world, readInput<Action>(frameFrom([], [], [finger])), () => {})
    lead()
    expect(world.player.x).toBe(304)
    lead()
    lead()
    expect(world.player).toMatchObject({ x: 306, y: 200, vx: 0, vy: 0 })
  })

  it('uses a hit circle 10 to 20 percent smaller than the drawn player', () => {
    const share = blink.HIT_RADIUS / blink.PLAYER_RADIUS
    expect(share).toBeGreaterThanOrEqual(0.8)
    expect(share).toBeLessThanOrEqual(0.9)
  })
})

describe('a level', () => {
  it('has min(2 + level, 8) enemies of speed 2 + 0.5 x level, and 5 + level sparkles', () => {
    const levels = [1, 2, 5, 6, 7, 20]
    expect(levels.map(blink.enemiesAt)).toEqual([3, 4, 7, 8, 8, 8])
    expect(levels.map(blink.enemySpeedAt)).toEqual([2.5, 3, 4.5, 5, 5.5, 12])
    expect(levels.map(blink.sparklesAt)).toEqual([6, 7, 10, 11, 12, 25])
    const world = begin()
    for (let level = 1; level <= 10; level++) {
      expect(world.enemies).toHaveLength(blink.enemiesAt(level))
      expect(world.sparkles).toHaveLength(blink.sparklesAt(level))
      for (const { vx, vy } of world.enemies) expect(Math.hypot(vx, vy)).toBeCloseTo(2 + 0.5 * level)
      Object.assign(world, { state: 'play', sparkles: [], enemies: [] })
      expect(tick(world)).toContainEqual({ type: 'level', level: level + 1, points: 100 })
    }
  })

  it('never starts an enemy within 120 of the player: 300 seeds, players anywhere', () => {
    for (let seed = 0; seed < 300; seed++) {
      const world = begin(seed)
      const check = () => {
        for (const { x, y } of world.enemies)
          must(Math.hypot(x - world.player.x, y - world.player.y) >= 120, seed, x, y, world.player)
        for (const { x, y } of world.sparkles) {
          must(Math.min(x, 600 - x, y, 400 - y) > 20, seed, x, y)
          must(Math.hypot(x - world.player.x, y - world.player.y) > 40, seed, x, y, world.player)
        }
      }
      check()
      Object.assign(world.player, { x: 13 + ((seed * 37) % 574), y: 13 + ((seed * 53) % 374) })
      Object.assign(world, { state: 'play', sparkles: [], enemies: [], level: seed % 12 })
      tick(world)
      check()
    }
  })

  it('begins with a still picture in which the player may move', () => {
    const world = begin()
    world.sparkles = [{ id: 900, x: 20, y: 20 }]
    const before = structuredClone(world.enemies)
    for (let n = 0; n < blink.INTRO_TICKS; n++) expect(tick(world, ['left'])).toEqual([])
    expect(world.enemies).toEqual(before)
    expect(world.player.x).toBe(300 - 4 * blink.INTRO_TICKS)
    tick(world)
    expect(world.enemies).not.toEqual(before)
  })

  it('lets the player collect in that picture', () => {
    const world = begin()
    world.sparkles.push({ id: 900, x: world.player.x + 20, y: world.player.y })
    const events = Array.from({ length: 5 }, () => tick(world, ['right'])).flat()
    expect(world.state).toBe('intro')
    expect(events).toContainEqual(expect.objectContaining({ type: 'collect' }))
  })
})

describe('the blink', () => {
  it('follows 180 ticks of light, lasts 30, and is announced', () => {
    const world = room()
    const seen: [number, string][] = []
    let dark = 0
    for (let n = 1; n <= 420; n++) {
      for (const { type } of tick(world)) seen.push([n, type])
      if (blink.isDark(world)) dark++
    }
    expect(seen).toEqual([
      [135, 'warn'],
      [180, 'dark'],
      [210, 'light'],
      [345, 'warn'],
      [390, 'dark'],
      [420, 'light'],
    ])
    expect(dark).toBe(60)
  })

  it('hides enemies that keep moving and can still catch the player', () => {
    const world = room({ enemies: [{ id: 1, x: 500, y: 200, vx: -3, vy: 0, radius: 15, look: 0 }] })
    world.clock = blink.LIGHT_TICKS
    tick(world)
    expect(world.enemies[0]?.x).toBe(497)
    Object.assign(world.enemies[0] as object, { x: 325 })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'caught' }))
  })
})

describe('points', () => {
  it('are 10 per sparkle within 15 of the edge, and 100 per level', () => {
    const near = 300 + blink.PLAYER_RADIUS + blink.COLLECT_RADIUS
    const world = room({
      sparkles: [
        { id: 1, x: near - 0.5, y: 200 },
        { id: 2, x: near + 4.5, y: 200 },
      ],
    })
    expect(tick(world)).toEqual([{ type: 'collect', x: near - 0.5, y: 200, left: 1 }])
    expect(rules.hud(world)).toEqual({ Score: 10, Level: 1, Left: 1 })
    tick(world, ['right'])
    const events = tick(world, ['right'])
    expect(events.map(({ type }) => type)).toEqual(['collect', 'level'])
    expect(world).toMatchObject({ score: 120, level: 2, state: 'intro', clock: 0 })
  })
})

describe('the end', () => {
  it("shows 'Game Over!' with final score and level reached, after a short pause", () => {
    const world = room({ enemies: [{ id: 1, x: 330, y: 200, vx: -9, vy: 0, radius: 15, look: 0 }] })
    Object.assign(world, { score: 230, level: 3 })
    expect(tick(world)[0]).toMatchObject({ type: 'caught', enemy: 1 })
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < blink.END_TICKS; n++) tick(world, ['left'])
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      results: { 'Final Score': 230, 'Level Reached': 3 },
    })
  })
})

describe('fairness', () => {
  it('lets a player who reacts after 200 ms reach level 8 and 1,000 points on each of six seeds', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const world = begin(seed)
      for (let n = 0; n < 60 * 60 && !rules.outcome(world) && world.level < 9; n++)
        tick(world, bot(world, n).hold ?? [])
      expect(world.level, `seed ${seed}`).toBeGreaterThanOrEqual(8)
      expect(world.score).toBeGreaterThan(1000)
    }
  })
})

describe('portrait', () => {
  const size = { width: 400, height: 600 }

  it('has its own room: the player starts in its middle and stays inside', () => {
    expect(game.upright?.size).toEqual(size)
    const world = rules.start({}, 1, size)
    expect(world).toMatchObject({ ...size, player: { x: 200, y: 300 } })
    Object.assign(world, { state: 'play', enemies: [], sparkles: [{ id: 900, x: 20, y: 20 }] })
    for (let n = 0; n < 200; n++) tick(world, ['right', 'down'])
    expect(world.player).toMatchObject({ x: 400 - 13, y: 600 - 13 })
  })

  it('starts enemies and sparkles within its walls, away from the player, all over the room', () => {
    let lowest = 0
    for (let seed = 0; seed < 300; seed++) {
      const world = rules.start({}, seed, size)
      for (const { x, y } of world.enemies)
        must(Math.hypot(x - world.player.x, y - world.player.y) >= 120, seed, x, y, world.player)
      for (const { x, y } of [...world.enemies, ...world.sparkles]) {
        must(Math.min(x, 400 - x, y, 600 - y) > 16, seed, x, y)
        lowest = Math.max(lowest, y)
      }
    }
    expect(lowest).toBeGreaterThan(560)
  })

  it('turns enemies at its walls, and lets a player who reacts after 200 ms reach level 8 on each of six seeds', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const world = rules.start({}, seed, size)
      let lowest = 0
      for (let n = 0; n < 60 * 60 && !rules.outcome(world) && world.level < 9; n++) {
        tick(world, bot(world, n).hold ?? [])
        for (const { x, y, radius } of world.enemies) {
          if (Math.min(x, 400 - x, y, 600 - y) < radius)
            throw new Error(`seed ${seed}, tick ${n}: ${x}, ${y}`)
          lowest = Math.max(lowest, y)
        }
      }
      expect(lowest).toBeGreaterThan(560)
      expect(world.level, `seed ${seed}`).toBeGreaterThanOrEqual(8)
    }
  })
})
