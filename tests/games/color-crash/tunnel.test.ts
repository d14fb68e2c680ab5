/** Tests the tunnels of Color Crash: what the ball touches, that a way always leads through, lives that are stars, and that each can be passed. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/color-crash'
import { bot } from '../../../src/games/color-crash/bot'
import { type Options, options } from '../../../src/games/color-crash/options'
import * as crash from '../../../src/games/color-crash/rules'
import { type Color, type Hurdle, rules, type Tunnel, touchOf } from '../../../src/games/color-crash/rules'
import { recordSet } from '../../support/options'
import { sample, someOf } from '../../support/proofs'
import { botPlays, ticker, typesOf } from '../../support/ticks'
import { SIZES, UPRIGHT, WIDE } from './helpers'

const NUMBERS = crash.TUNNEL_NAMES.map((_, n) => n + 1)
const tick = ticker(rules)
function begin(number = 1, seed = 1, size = UPRIGHT) {
  const chosen = completeOptions(options, { mode: 'tunnel', tunnel: `${number}` } as Options)
  const world = rules.start(chosen, seed, size)
  return { world, tunnel: world.tunnel as Tunnel }
}
const hurdle = (more: Partial<Hurdle>): Hurdle => ({
  id: 900,
  kind: 'bar',
  x: 200,
  y: 300,
  radius: 0,
  turn: 0,
  spin: 0,
  colors: ['pink', null, 'blue'],
  cuts: [0.4, 0.7],
  passed: false,
  ...more,
})
const touch = (it: Hurdle, x: number, y: number) => touchOf(it, x, y, UPRIGHT)

describe('the ball touches', () => {
  it('the part of a bar above its middle, and in a gap the edges', () => {
    const bar = hurdle({})
    expect([50, 150, 180, 220, 275, 350].map((x) => touch(bar, x, 300))).toEqual([
      'pink',
      'pink',
      null,
      null,
      'blue',
      'blue',
    ])
    expect(touch(bar, 50, 330)).toBeNull()
  })

  it('the arc of a ring at its angle, nothing inside, and the walls beside it', () => {
    const ring = hurdle({ kind: 'ring', radius: 100, colors: ['pink', 'blue', 'pink', 'blue'], cuts: [] })
    // The first quarter is at the lower right, the second at the lower left.
    expect(touch(ring, 250, 387)).toBe('pink')
    expect(touch(ring, 150, 387)).toBe('blue')
    expect(touch(ring, 200, 300)).toBeNull()
    expect(touch(ring, 50, 300)).toBe('wall')
    expect(touch({ ...ring, turn: Math.PI / 2 }, 250, 387)).toBe('blue')
  })

  it('the arms of a cross and its hub, and all of a gear', () => {
    const cross = hurdle({ kind: 'cross', radius: 120, colors: ['pink', 'blue', 'pink', 'blue'], cuts: [] })
    expect(touch(cross, 280, 300)).toBe('pink')
    expect(touch(cross, 200, 380)).toBe('blue')
    expect(touch(cross, 260, 360)).toBeNull()
    expect(touch(cross, 200, 300)).toBe('wall')
    const gear = hurdle({ kind: 'gear', x: 0, radius: 120, colors: ['green'], cuts: [] })
    expect([30, 125, 140].map((x) => touch(gear, x, 300))).toEqual(['green', 'green', null])
  })
})

describe('a tunnel', () => {
  it.each([
    ['wide', WIDE],
    ['upright', UPRIGHT],
  ])('has a way through each hurdle for every color: %s', { tags: ['sample'] }, (_, size) => {
    for (const number of someOf(NUMBERS, 4, 5))
      for (let seed = 1; seed <= sample(1, 12); seed++) {
        const { world, tunnel } = begin(number, seed, size)
        const seen = new Set<number>()
        while (tunnel.sent < crash.tunnelRules(tunnel).count && world.state === 'play') {
          world.lives = 3
          tick(world)
          for (const each of tunnel.hurdles) {
            if (seen.has(each.id)) continue
            seen.add(each.id)
            for (const color of tunnel.palette)
              expect(isOpen(each, tunnel, color, size), `${each.kind} ${color}`).toBe(true)
          }
        }
        expect(seen.size).toBeGreaterThanOrEqual(crash.tunnelRules(tunnel).count)
      }
  })

  it('takes a life for another color, none for the own one, and ends with the last hurdle', () => {
    const { world, tunnel } = begin()
    const [own, strange] = tunnel.palette as [Color, Color]
    const meet = (color: Color) => {
      tunnel.hurdles = [hurdle({ colors: [color], cuts: [], y: crash.playerY(world) })]
      return typesOf(tick(world))
    }
    tunnel.sent = crash.tunnelRules(tunnel).count
    expect(meet(own)).toContain('match')
    expect(world.lives).toBe(3)
    expect(meet(strange)).toContain('crash')
    expect(world.lives).toBe(2)
    expect(meet(strange)).not.toContain('crash')
    tunnel.passed = tunnel.sent - 1
    tunnel.hurdles = [hurdle({ colors: [own], cuts: [], y: 618 })]
    const events = Array.from({ length: 4 }, () => tick(world)).flat()
    expect(events).toContainEqual({ type: 'cleared', lives: 2, points: 200 })
    while (!rules.outcome(world)) tick(world)
    expect(rules.outcome(world)).toMatchObject({
      result: 'won',
      title: 'Gates: 2 stars',
      results: { Stars: 2 },
    })
  })

  it('is over with the third crash, without a star', () => {
    const { world, tunnel } = begin(4)
    for (let n = 0; n < 3; n++) {
      world.mercy = 0
      tunnel.hurdles = [hurdle({ colors: [tunnel.palette[1] as Color], cuts: [], y: crash.playerY(world) })]
      tick(world)
    }
    while (!rules.outcome(world)) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'over', title: 'Game Over!', results: { Stars: 0 } })
  })

  it('keeps records of its own; the other modes have no tunnel', () => {
    expect(recordSet(game, { mode: 'tunnel', tunnel: '3' })).toContain('tunnel=3')
    expect(recordSet(game, { mode: 'relaxed', tunnel: '3' })).not.toContain('tunnel')
    for (const mode of ['classic', 'relaxed'] as const)
      expect('tunnel' in rules.start(completeOptions(options, { mode }), 1, WIDE)).toBe(false)
  })
})

/** Whether a ball of this color can go through the middle of a hurdle, or round it. */
function isOpen(each: Hurdle, tunnel: Tunnel, color: Color, size: typeof WIDE): boolean {
  const free = (x: number, y: number) => {
    const it = touchOf(each, x, y, size)
    return it === null || it === color
  }
  const places = Array.from({ length: 80 }, (_, n) => 15 + (n / 79) * (size.width - 30))
  if (each.kind === 'ring') {
    // Below and above, within 60 degrees of the middle.
    const reach = each.radius * Math.sin(Math.PI / 3)
    return [1, -1].every((side) =>
      places.some((x) => {
        const dx = x - each.x
        if (Math.abs(dx) > reach) return false
        return free(x, each.y + side * Math.sqrt(each.radius ** 2 - dx ** 2))
      }),
    )
  }
  const others = tunnel.hurdles.filter(({ y, id }) => y === each.y && id !== each.id)
  return places.some(
    (x) =>
      free(x, each.y) &&
      others.every((other) => [null, color].includes(touchOf(other, x, each.y, size) as never)),
  )
}

it('the bot gets through every tunnel, in two of three tries at least', { tags: ['sample'] }, () => {
  for (const size of someOf(SIZES, 1, 1))
    for (const number of someOf(NUMBERS, 1, 1)) {
      const won = [1, 2, 3].filter((seed) => {
        const { world } = begin(number, seed, size)
        botPlays(rules, bot, world, 60 * 120)
        return rules.outcome(world)?.result === 'won'
      })
      expect(won.length, `${number}, ${size.width} wide`).toBeGreaterThan(1)
    }
})
