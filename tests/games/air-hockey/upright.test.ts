/** Tests Air Hockey in a portrait window. */
import { describe, expect, it } from 'vitest'
import { frameFrom } from '../../../src/engine/core/input/input'
import game from '../../../src/games/air-hockey'
import { bot } from '../../../src/games/air-hockey/bot'
import * as hockey from '../../../src/games/air-hockey/rules'
import { rules } from '../../../src/games/air-hockey/rules'
import { finger, only, run } from './table'

describe('air hockey: upright', () => {
  const size = { width: 640, height: 480 }

  it('is a longer, rotated table: the puck is served from its middle, and each half belongs to a player', () => {
    expect(game.upright).toEqual({ turn: true, size })
    const world = rules.start({ players: '2' }, 1, size)
    expect(world.puck).toMatchObject({ x: 320, y: 240 })
    expect(world.mallets.map(({ x }) => x)).toEqual([90, 640 - 90])
    run(world, hockey.SERVE_TICKS + 10)
    // A finger at 310 belongs to the left player here, and to the right player on the landscape table.
    run(
      world,
      1,
      frameFrom([], [], [finger(1, 310, 100, { pressed: true }), finger(2, 330, 400, { pressed: true })]),
    )
    run(world, 90, frameFrom([], [], [finger(1, 620, 100), finger(2, 20, 400)]))
    expect(world.mallets.map(({ x }) => x)).toEqual([320 - 25, 320 + 25])
  })

  it('counts goals at its own far end, and keeps the puck between its rails', () => {
    const world = rules.start({ players: '2' }, 1, size)
    run(world, hockey.SERVE_TICKS)
    world.physics.place(world.puck, 530, 300)
    world.physics.setVelocity(world.puck, 8, 0)
    run(world, 10)
    expect(world.goals).toEqual([0, 0])
    expect(world.puck.x).toBeGreaterThan(600)
    run(world, 15)
    expect(world.goals).toEqual([1, 0])
    const wall = rules.start({ players: '2' }, 1, size)
    run(wall, hockey.SERVE_TICKS)
    wall.physics.place(wall.puck, 530, 100)
    wall.physics.setVelocity(wall.puck, 12, 0)
    run(wall, 25)
    expect(wall.goals).toEqual([0, 0])
    expect(wall.puck.vx).toBeLessThan(0)
  })

  const reach = 'has computers that reach all pucks in their half: at most one is blown free in five minutes'
  it(reach, { tags: ['proof'] }, () => {
    let nudges = 0
    let ticks = 0
    let goals = 0
    for (let seed = 1; seed <= 6; seed++) {
      const world = rules.start({ level: 'normal' }, seed, size)
      for (let n = 0; n < 7200 && !rules.outcome(world); n++, ticks++) {
        const events = run(world, 1, frameFrom(bot(world, n).hold ?? []))
        nudges += only(events, 'nudge').length
        goals += only(events, 'goal').length
      }
    }
    expect(goals).toBeGreaterThan(7)
    expect(nudges).toBeLessThan(ticks / 18000)
  })
})
