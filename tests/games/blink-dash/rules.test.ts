/** Tests Blink Dash: its constants, the blink, scoring, and that a quick player gets far. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/blink-dash'
import { bot } from '../../../src/games/blink-dash/bot'
import { options } from '../../../src/games/blink-dash/options'
import * as blink from '../../../src/games/blink-dash/rules'
import { rules, type World } from '../../../src/games/blink-dash/rules'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, finger, ticker } from '../../support/ticks'

const WIDE = { width: 600, height: 400 }
const UPRIGHT = { width: 400, height: 600 }
const begin = (seed = 1, size = WIDE) => rules.start(completeOptions(options), seed, size)

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
    const lead = () => tick(world, [], [], [finger(306, 200, { pressed: true })])
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

  it.each([
    ['wide', WIDE],
    ['upright', UPRIGHT],
  ])('starts all over the room, and no enemy within 120 of the player, wherever that is: %s', (_, size) => {
    let [right, low] = [0, 0]
    for (let seed = 0; seed < 60; seed++) {
      const world = begin(seed, size)
      const check = () => {
        for (const { x, y } of world.enemies)
          must(Math.hypot(x - world.player.x, y - world.player.y) >= 120, seed, x, y, world.player)
        for (const { x, y } of world.sparkles) {
          must(Math.min(x, size.width - x, y, size.height - y) > 20, seed, x, y)
          must(Math.hypot(x - world.player.x, y - world.player.y) > 40, seed, x, y, world.player)
          right = Math.max(right, x)
          low = Math.max(low, y)
        }
      }
      check()
      Object.assign(world.player, {
        x: 13 + ((seed * 37) % (size.width - 26)),
        y: 13 + ((seed * 53) % (size.height - 26)),
      })
      Object.assign(world, { state: 'play', sparkles: [], enemies: [], level: seed % 12 })
      tick(world)
      check()
    }
    expect(right).toBeGreaterThan(size.width - 40)
    expect(low).toBeGreaterThan(size.height - 40)
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

it('points are 10 per sparkle within 15 of the edge, and 100 per level', () => {
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

it('has its own room in a portrait window: the player starts in its middle and stays inside', () => {
  expect(game.upright?.size).toEqual(UPRIGHT)
  const world = begin(1, UPRIGHT)
  expect(world).toMatchObject({ ...UPRIGHT, player: { x: 200, y: 300 } })
  Object.assign(world, { state: 'play', enemies: [], sparkles: [{ id: 900, x: 20, y: 20 }] })
  for (let n = 0; n < 200; n++) tick(world, ['right', 'down'])
  expect(world.player).toMatchObject({ x: 400 - 13, y: 600 - 13 })
})

it.each([
  ['wide', WIDE],
  ['upright', UPRIGHT],
])(
  'turns enemies at its walls, and lets a quick player reach level 8: %s',
  { tags: ['sample'] },
  (_, size) => {
    for (let seed = 1; seed <= sample(1, 6); seed++) {
      const world = begin(seed, size)
      let lowest = 0
      botPlays(rules, bot, world, 60 * 60, (_events, n) => {
        for (const { x, y, radius } of world.enemies) {
          must(Math.min(x, size.width - x, y, size.height - y) >= radius, seed, n, x, y)
          lowest = Math.max(lowest, y)
        }
        return world.level < 9
      })
      expect(lowest).toBeGreaterThan(size.height - 40)
      expect(world.level, `seed ${seed}`).toBeGreaterThanOrEqual(8)
      expect(world.score).toBeGreaterThan(1000)
    }
  },
)
