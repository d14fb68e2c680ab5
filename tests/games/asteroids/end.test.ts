/** Tests the ship of Asteroids when it is hit: its end and return. */
import { describe, expect, it } from 'vitest'
import * as space from '../../../src/games/asteroids/rules'
import { rules } from '../../../src/games/asteroids/rules'
import { mouse, typesOf } from '../../support/ticks'
import { field, rock, tick } from './helpers'

describe('a hit', () => {
  it('costs one of three ships when the circles meet, also across an edge', () => {
    const near = field(rock(3, 200, 200 - 30 - 8 + 0.5))
    expect(tick(near)).toEqual([{ type: 'destroyed', x: 200, y: 200, lives: 2 }])
    const far = field(rock(3, 200, 200 - 30 - 8 - 0.5))
    expect(tick(far)).toEqual([])
    const edge = field(rock(1, 395, 200))
    edge.ship.x = 8
    expect(typesOf(tick(edge))).toEqual(['destroyed'])
  })
  it('brings a new ship to the middle once that is free, and protects it for two seconds', () => {
    const world = field(rock(3, 200, 200))
    tick(world)
    for (let n = 0; n < space.RESPAWN_TICKS + 20; n++) expect(tick(world, ['thrust', 'fire'])).toEqual([])
    for (let n = 0; n < space.BUFFER_TICKS; n++) expect(tick(world)).toEqual([])
    world.rocks = [rock(3, 200, 200 + 30 + space.RESPAWN_CLEARANCE)]
    expect(typesOf(tick(world))).toEqual(['respawn'])
    expect(world.ship).toMatchObject({ x: 200, y: 200, vx: 0, vy: 0, mode: 'here', shield: 120 })
    world.rocks = [rock(3, 200, 200)]
    for (let n = 0; n < space.SHIELD_TICKS - 1; n++) expect(tick(world)).toEqual([])
    expect(typesOf(tick(world))).toEqual(['destroyed'])
  })
  it('shoots at once if Fire or the field was pressed within 100 ms of the return', () => {
    for (const byFinger of [false, true])
      for (const [early, shots] of [
        [5, 1],
        [8, 0],
      ] as const) {
        const world = field(rock(3, 200, 200))
        tick(world)
        world.rocks = [rock(3, 40, 360)]
        const finger = byFinger ? [mouse(200, 20, { down: true, pressed: true, kind: 'touch' })] : []
        for (let left = space.RESPAWN_TICKS; left > 0; left--)
          if (left !== early) tick(world)
          else tick(world, byFinger ? [] : ['fire'], [], finger)
        expect(world.ship.mode).toBe('here')
        for (let n = 0; n < 3; n++) tick(world)
        expect(world.bullets).toHaveLength(shots)
      }
  })
  it('never delays a ship forever', () => {
    const world = field(rock(3, 200, 200))
    let waited = 0
    tick(world)
    while (world.ship.mode !== 'here' && waited < 999) {
      tick(world)
      waited++
    }
    expect(waited).toBe(space.RESPAWN_TICKS + space.RESPAWN_LATEST)
    expect(world.ship.shield).toBe(120)
  })
  it("ends the game with the third ship: 'Game Over!' after a short pause", () => {
    const world = field(rock(3, 200, 200))
    Object.assign(world, { lives: 1, score: 340, level: 3 })
    expect(tick(world)[0]).toMatchObject({ type: 'destroyed', lives: 0 })
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < space.END_TICKS; n++) tick(world, ['fire'])
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      results: { 'Final Score': 340, 'Level Reached': 3 },
    })
  })
})
