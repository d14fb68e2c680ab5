/** Tests Bubble Shooter's aiming by keys, stick, mouse and finger. */
import { describe, expect, it } from 'vitest'
import type { Pointer } from '../../../src/engine/core/game/contract'
import { readInput } from '../../../src/engine/core/input/input'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { type Action, rules } from '../../../src/games/bubble-shooter/rules'
import { turnAt } from '../../../src/games/bubble-shooter/rules/aim'
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
    const pointer = (more: Partial<Pointer>): Pointer => ({
      id: 1,
      x: 300,
      y: 100,
      down: false,
      pressed: false,
      released: false,
      kind: 'mouse',
      ...more,
    })
    const world = begin()
    tick(world, [], [], [pointer({ x: 300 + 358, y: 100 })])
    expect(world.angle).toBeCloseTo(Math.PI / 4)
    // A resting mouse leaves the aim to the keys.
    tick(world, ['left'], [], [pointer({ x: 300 + 358, y: 100 })])
    expect(world.angle).toBeLessThan(Math.PI / 4)
    tick(world, [], [], [pointer({ x: 310, y: 100, down: true, pressed: true })])
    expect(world.shots).toBe(1)
    settle(world)
    const finger = { kind: 'touch' as const, id: 5 }
    tick(world, [], [], [pointer({ ...finger, x: 200, down: true, pressed: true })])
    tick(world, [], [], [pointer({ ...finger, x: 100, down: true })])
    expect(world.shots).toBe(1)
    tick(world, [], [], [pointer({ ...finger, x: 100, released: true })])
    expect(world.shots).toBe(2)
    expect(world.flight?.path[1]?.x).toBeLessThan(300)
    settle(world)
    const { loaded, next } = world
    tick(world, [], [], [pointer({ ...bubble.NEXT, down: true, pressed: true })])
    expect([world.loaded, world.next, world.shots]).toEqual([next, loaded, 2])
    // A click beside or below the launcher does not shoot.
    const { angle } = world
    tick(world, [], [], [pointer({ x: 560, y: bubble.LAUNCHER.y, down: true, pressed: true })])
    expect([world.flight, world.angle]).toEqual([null, angle])
    // A finger that moves back below the launcher cancels.
    tick(world, [], [], [pointer({ ...finger, down: true, pressed: true })])
    tick(world, [], [], [pointer({ ...finger, x: 500, y: 490, released: true })])
    expect(world.shots).toBe(2)
  })
})
