/** Tests Bubble Shooter's aiming by keys, stick, mouse and finger. */
import { describe, expect, it } from 'vitest'
import { readInput } from '../../../src/engine/core/input/input'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { type Action, rules } from '../../../src/games/bubble-shooter/rules'
import { turnAt } from '../../../src/games/bubble-shooter/rules/aim'
import { finger, mouse } from '../../support/ticks'
import { begin, settle, tick } from './helpers'

describe('aiming', () => {
  it('by keys is fine for a tap and faster when held, and stops at the flattest shot', () => {
    const world = begin()
    tick(world, ['right'])
    expect((world.angle * 180) / Math.PI).toBeCloseTo(0.35)
    tick(world)
    tick(world, ['left'])
    expect(world.angle).toBeCloseTo(0)
    expect(turnAt(40)).toBeGreaterThan(turnAt(5) * 5)
    for (let n = 0; n < 120; n++) tick(world, ['left'])
    expect(world.angle).toBeCloseTo(-bubble.WIDEST)
  })

  it('by stick follows the stick and stays when it is released', () => {
    const world = begin()
    const push = (held: Record<string, number>) => {
      const frame = { held, pressed: [], released: [], pointers: [] }
      for (let n = 0; n < 40; n++) rules.step(world, readInput<Action>(frame), () => {})
    }
    push({ stickRight: 0.7, stickUp: 0.7 })
    expect(world.angle).toBeCloseTo(Math.PI / 4)
    push({ stickRight: 0.1 })
    expect(world.angle).toBeCloseTo(Math.PI / 4)
    push({ stickLeft: 1 })
    expect(world.angle).toBeCloseTo(-bubble.WIDEST)
  })

  it('shoots what was loaded when the key went down: shot and swap of one tick in the order pressed', () => {
    for (const [keys, shot] of [
      [['fire', 'swap'], 1],
      [['swap', 'fire'], 2],
    ] as const) {
      const world = Object.assign(begin(), { loaded: 1, next: 2 })
      tick(world, keys)
      expect(world.flight?.color, keys.join(', ')).toBe(shot)
    }
  })

  it('by mouse shoots when pressed, by finger when lifted; a press on the launcher swaps', () => {
    const world = begin()
    const clicked = { down: true, pressed: true }
    const lifted = { down: false, released: true }
    tick(world, [], [], [mouse(300 + 358, 100)])
    expect(world.angle).toBeCloseTo(Math.PI / 4)
    // A resting mouse leaves the aim to the keys.
    tick(world, ['left'], [], [mouse(300 + 358, 100)])
    expect(world.angle).toBeLessThan(Math.PI / 4)
    tick(world, [], [], [mouse(310, 100, clicked)])
    expect(world.shots).toBe(1)
    settle(world)
    tick(world, [], [], [finger(200, 100, { id: 5, pressed: true })])
    tick(world, [], [], [finger(100, 100, { id: 5 })])
    expect(world.shots).toBe(1)
    tick(world, [], [], [finger(100, 100, { id: 5, ...lifted })])
    expect(world.shots).toBe(2)
    expect(world.flight?.path[1]?.x).toBeLessThan(300)
    settle(world)
    const { loaded, next } = world
    tick(world, [], [], [mouse(bubble.NEXT.x, bubble.NEXT.y, clicked)])
    expect([world.loaded, world.next, world.shots]).toEqual([next, loaded, 2])
    // A click beside or below the launcher does not shoot.
    const { angle } = world
    tick(world, [], [], [mouse(560, bubble.LAUNCHER.y, clicked)])
    expect([world.flight, world.angle]).toEqual([null, angle])
    // A finger that moves back below the launcher cancels.
    tick(world, [], [], [finger(300, 100, { id: 5, pressed: true })])
    tick(world, [], [], [finger(500, 490, { id: 5, ...lifted })])
    expect(world.shots).toBe(2)
  })
})
