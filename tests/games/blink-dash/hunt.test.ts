/** Tests the hunt of Blink Dash: the behavior and top speed of each enemy, that the dark hides the player too, and that it can be played. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/blink-dash'
import { bot } from '../../../src/games/blink-dash/bot'
import type { Options } from '../../../src/games/blink-dash/options'
import { options } from '../../../src/games/blink-dash/options'
import * as blink from '../../../src/games/blink-dash/rules'
import { type Enemy, type Role, rules, type World } from '../../../src/games/blink-dash/rules'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'

const SIZE = { width: 600, height: 400 }
const begin = (seed = 1, prowlers: Options['prowlers'] = 'hunt', size = SIZE) =>
  rules.start(completeOptions(options, { prowlers }), seed, size)
const tick = ticker(rules)
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

function prowler(role: Role, more: Partial<Enemy> = {}): Enemy {
  return { id: 1, x: 100, y: 100, vx: 0, vy: 0, radius: 15, look: 0, role, ...more }
}
/** A room in play with the player in its middle, and only this prowler and these sparkles. */
function room(enemy: Enemy, sparkles = [{ id: 900, x: 580, y: 20 }]): World {
  return Object.assign(begin(), { state: 'play', enemies: [enemy], sparkles })
}

describe('the hunt', () => {
  it('is not the default; drifting prowlers have no role', () => {
    expect(begin(1, 'drift').spotted).toBeNull()
    expect(begin(1, 'drift').enemies.every((enemy) => !('role' in enemy))).toBe(true)
    const shown = game.best.map(({ of, shown }) => [of, shown])
    expect(shown).toContainEqual(['Level Reached', 'Level'])
  })

  it('has one that follows, one that guards and one that cuts off from level 1, and never a second that follows', () => {
    const world = begin()
    for (let level = 1; level <= 12; level++) {
      const roles = world.enemies.map(({ role }) => role)
      expect(roles).toHaveLength(blink.enemiesAt(level))
      expect(roles.slice(0, 3)).toEqual(['follow', 'guard', 'cut'])
      expect(roles.filter((role) => role === 'follow')).toHaveLength(1)
      for (const enemy of world.enemies) expect(far(enemy, world.player)).toBeGreaterThanOrEqual(120)
      Object.assign(world, { state: 'play', sparkles: [], enemies: [] })
      tick(world)
    }
  })

  it('has a speed limit: hunters are slower than the player at every level', () => {
    for (const role of ['follow', 'guard', 'cut'] as const) {
      expect(blink.paceOf(role, 2)).toBeGreaterThan(blink.paceOf(role, 1))
      expect(blink.paceOf(role, 1000)).toBeLessThan(blink.PLAYER_SPEED)
    }
    expect([1, 2, 6, 7, 1000].map((level) => blink.paceOf('drift', level))).toEqual([1.25, 1.5, 2.5, 2.75, 5])
    const world = begin(4)
    world.level = 50
    botPlays(rules, bot, world, 900, () => {
      for (const { vx, vy } of world.enemies) must(Math.hypot(vx, vy) <= 5.001, vx, vy)
    })
  })
})

describe('a prowler', () => {
  it('that follows approaches a player who does not move, and catches them', () => {
    const world = room(prowler('follow'))
    const enemy = world.enemies[0] as Enemy
    let before = far(enemy, world.player)
    let ticks = 0
    for (; world.state === 'play' && ticks < 600; ticks++) {
      tick(world)
      expect(far(enemy, world.player)).toBeLessThan(before)
      before = far(enemy, world.player)
    }
    expect(world.state).toBe('end')
    // It turns slowly, so a player who moves sideways in time gets past.
    const passed = room(prowler('follow', { x: 240, y: 200, vx: 1.7 }))
    for (let n = 0; n < 40; n++) tick(passed, ['up'])
    expect(passed.state).toBe('play')
  })

  it('that guards circles its sparkle, attacks a player near it with a warning, and gives up again', () => {
    const post = { id: 900, x: 480, y: 120 }
    const world = room(prowler('guard', { x: 480, y: 60 }), [post, { id: 901, x: 60, y: 360 }])
    const enemy = world.enemies[0] as Enemy
    const sides = new Set<string>()
    for (let n = 0; n < 400; n++) {
      expect(tick(world).map(({ type }) => type)).not.toContain('alert')
      expect(far(enemy, post)).toBeLessThan(75)
      sides.add(`${enemy.x > post.x}${enemy.y > post.y}`)
    }
    expect(sides.size).toBe(4)
    Object.assign(world, { clock: 0 })
    Object.assign(world.player, { x: post.x + (enemy.x > post.x ? -76 : 76), y: post.y })
    const events = [...tick(world), ...tick(world)]
    expect(events.filter(({ type }) => type === 'alert')).toMatchObject([{ enemy: 1 }])
    expect(enemy.awake).toBe(true)
    Object.assign(world.player, { x: 200, y: 300 })
    tick(world)
    expect(enemy.awake).toBe(false)
    // After its sparkle is gone, it guards another.
    world.sparkles = world.sparkles.filter(({ id }) => id !== post.id)
    tick(world)
    expect(enemy.post).toBe(901)
  })

  it('that guards chooses a different sparkle than the other guard', () => {
    const world = begin(9)
    world.level = 5
    Object.assign(world, { state: 'play', sparkles: [], enemies: [] })
    tick(world)
    while (world.state === 'intro') tick(world, ['left'])
    for (const enemy of world.enemies) enemy.sleep = 0
    tick(world)
    const posts = world.enemies.filter(({ role }) => role === 'guard').map(({ post }) => post)
    expect(posts).toHaveLength(2)
    expect(new Set(posts).size).toBe(2)
  })

  it('that cuts off moves to where the player will be, and for a still player to the nearest sparkle', () => {
    const world = room(prowler('cut', { x: 500, y: 380 }), [{ id: 900, x: 300, y: 20 }])
    const enemy = world.enemies[0] as Enemy
    Object.assign(world.player, { x: 100, y: 200 })
    for (let n = 0; n < 25; n++) tick(world, ['right'])
    // It aims ahead of the player, not at their place.
    const ahead = { x: world.player.x + 4 * 45, y: 200 }
    const course = Math.atan2(enemy.vy, enemy.vx)
    expect(Math.abs(course - Math.atan2(ahead.y - enemy.y, ahead.x - enemy.x))).toBeLessThan(0.35)
    const still = room(prowler('cut', { x: 500, y: 380 }), [{ id: 900, x: 300, y: 40 }])
    for (let n = 0; n < 420; n++) tick(still)
    const waits = still.enemies[0] as Enemy
    expect(far(waits, { x: 300, y: 40 })).toBeLessThan(20)
  })

  it('does not see in the dark: it moves to where the player was last seen', () => {
    const world = room(prowler('follow', { x: 60, y: 200 }))
    tick(world)
    world.clock = blink.LIGHT_TICKS
    for (let n = 0; n < blink.BLINK_TICKS - 1; n++) tick(world, ['down'])
    expect(world.player.y).toBeGreaterThan(300)
    expect(world.spotted).toMatchObject({ x: 300, y: 200 })
    expect((world.enemies[0] as Enemy).y).toBe(200)
    tick(world, ['down'])
    tick(world, ['down'])
    expect(world.spotted?.y).toBe(world.player.y)
  })
})

describe('fairness', () => {
  it.each([
    ['wide', SIZE],
    ['upright', { width: 400, height: 600 }],
  ])('lets a quick player reach level 4 on most seeds: %s', { tags: ['sample'] }, (_, size) => {
    const seeds = sample(1, 5)
    let reached = 0
    for (let seed = 1; seed <= seeds; seed++) {
      const world = begin(seed, 'hunt', size)
      botPlays(rules, bot, world, 60 * 60, () => {
        for (const { x, y, radius } of world.enemies)
          must(Math.min(x, size.width - x, y, size.height - y) >= radius, seed, x, y)
        return world.level < sample(4, 9)
      })
      if (world.level >= 4) reached++
    }
    expect(reached / seeds).toBeGreaterThanOrEqual(0.6)
  })

  it('begins with the first step, and wakes the prowlers one by one', () => {
    const world = begin()
    const before = structuredClone(world.enemies)
    for (let n = 0; n < 600; n++) tick(world)
    expect(world.enemies).toEqual(before)
    expect(world.clock).toBe(0)
    // Out of the way, so that the level lasts.
    world.sparkles = [{ id: 900, x: 20, y: 20 }]
    tick(world, ['left'])
    expect(world.state).toBe('play')
    const moved: number[] = []
    for (let n = 1; moved.length < 3 && n < 1000; n++) {
      // Nobody is caught.
      Object.assign(world, { state: 'play', wait: 0 })
      tick(world)
      const now = world.enemies.filter(({ x, y }, i) => x !== before[i]?.x || y !== before[i]?.y).length
      while (moved.length < now) moved.push(n)
    }
    expect(moved).toEqual([241, 361, 481])
  })

  it('catches a player who stops after the first step', () => {
    const world = begin()
    tick(world, ['left'])
    for (let n = 0; n < 60 * 60 && !rules.outcome(world); n++) tick(world)
    expect(rules.outcome(world)?.title).toBe('Game Over!')
  })
})
