/** Tests Air Hockey's constants, mallets, puck, goals and matches, on both tables. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { frameFrom } from '../../../src/engine/core/input/input'
import game from '../../../src/games/air-hockey'
import { bot } from '../../../src/games/air-hockey/bot'
import type { Options } from '../../../src/games/air-hockey/options'
import { options } from '../../../src/games/air-hockey/options'
import * as hockey from '../../../src/games/air-hockey/rules'
import { MATCH_TICKS, rules, type World } from '../../../src/games/air-hockey/rules'
import { botPlays, ticker } from '../../support/ticks'
import { begin, finger, only, run, table, two } from './table'

describe('air hockey: constants', () => {
  it('has the specified table, goals, mallets and puck, first to five', () => {
    expect([hockey.WIDTH, hockey.HEIGHT]).toEqual([600, 480])
    expect(hockey.GOALS_TO_WIN).toBe(5)
    expect(hockey.GOAL_WIDTH).toBe(180)
    expect([hockey.GOAL_TOP, hockey.GOAL_BOTTOM]).toEqual([150, 330])
    expect([hockey.MALLET_RADIUS, hockey.PUCK_RADIUS]).toEqual([25, 15])
  })

  it('shows both scores with the names of the players', () => {
    expect(rules.hud(begin())).toEqual({ You: 0, Computer: 0 })
    expect(rules.hud(two())).toEqual({ 'Player 1': 0, 'Player 2': 0 })
    expect(begin().level).toBe('normal')
    expect(begin({ level: 'hard' }).level).toBe('hard')
  })
})

describe('air hockey: mallets', () => {
  it('moves by keys, with easing and only within its half', () => {
    const world = two()
    const { x } = world.mallets[0]
    run(world, 4, frameFrom(['right']))
    expect(world.mallets[0].x).toBeGreaterThan(x + 10)
    expect(world.mallets[1].x).toBe(600 - 90)
    for (const hold of [['right'], ['left'], ['up'], ['down'], ['right', 'down'], ['left@1', 'up@1']]) {
      run(world, 200, frameFrom(hold))
      for (const [side, mallet] of world.mallets.entries()) {
        const kept = hockey.inHalf(world, side as hockey.Side, mallet.x, mallet.y)
        expect(Math.abs(kept.x - mallet.x) + Math.abs(kept.y - mallet.y)).toBeLessThan(1e-9)
      }
    }
  })

  it('is no faster diagonally than straight', () => {
    const world = two()
    run(world, 40, frameFrom(['left', 'up']))
    const { vx, vy } = world.hands[0]
    expect(Math.hypot(vx, vy)).toBeLessThanOrEqual(hockey.KEY_SPEED + 1e-9)
  })

  it('follows a finger, and each half of the table belongs to one player', () => {
    const world = two()
    run(world, 60, frameFrom([], [], [finger(1, 150, 100), finger(2, 450, 400)]))
    expect(world.mallets[0]).toMatchObject({ x: 150, y: 100 })
    expect(world.mallets[1]).toMatchObject({ x: 450, y: 400 })
  })

  it('keeps a finger assigned to the half where it went down', () => {
    const world = two()
    run(world, 1, frameFrom([], [], [finger(1, 150, 100, { pressed: true })]))
    run(world, 60, frameFrom([], [], [finger(1, 500, 100)]))
    expect(world.mallets[0].x).toBeGreaterThan(200)
    expect(world.mallets[1]).toMatchObject({ x: 510, y: 240 })
    run(world, 1, frameFrom([], [], [finger(1, 500, 100, { down: false, released: true })]))
    expect(world.grips.owners).toEqual({})
  })

  it('assigns every pointer to a single player, and returns control to the keys when the mouse rests', () => {
    const world = begin()
    const mouse = finger(1, 550, 60, { kind: 'mouse', down: false })
    // A pointer that does not move controls nothing.
    run(world, 5, frameFrom([], [], [{ ...mouse, y: 90 }]))
    expect(world.mallets[0].y).toBe(240)
    run(world, 30, frameFrom([], [], [mouse]))
    expect(world.mallets[0].y).toBeCloseTo(60, 6)
    run(world, 30, frameFrom(['down'], ['down'], [mouse]))
    expect(world.mallets[0].y).toBeGreaterThan(200)
    const { y } = world.mallets[0]
    run(world, 30, frameFrom([], [], [mouse]))
    expect(world.mallets[0].y).toBeGreaterThanOrEqual(y)
  })

  it('never jumps: it moves to a distant finger at the mallet’s own speed', () => {
    const world = two()
    let { x, y } = world.mallets[0]
    for (let n = 0; n < 40; n++) {
      run(world, 1, frameFrom([], [], [finger(1, n % 20 < 10 ? 10 : 290, n % 7 < 3 ? 470 : 10)]))
      const mallet = world.mallets[0]
      expect(Math.hypot(mallet.x - x, mallet.y - y)).toBeLessThanOrEqual(hockey.MALLET_SPEED + 1e-6)
      x = mallet.x
      y = mallet.y
    }
  })

  it('keeps both mallets away from the puck before it is served', () => {
    const world = two()
    const events = run(world, 45, frameFrom(['right', 'left@1']))
    expect(events).toEqual([])
    expect(world.mallets[0].x).toBeLessThanOrEqual(300 - 25 - 15)
    expect(world.mallets[1].x).toBeGreaterThanOrEqual(300 + 25 + 15)
  })
})

describe('air hockey: puck', () => {
  it('is served from the middle after a moment', () => {
    const world = two()
    expect(run(world, hockey.SERVE_TICKS - 1)).toEqual([])
    expect(world.puck).toMatchObject({ x: 300, y: 240 })
    expect(run(world, 1)).toMatchObject([{ type: 'serve', side: world.receiver }])
    run(world, 10)
    expect(Math.abs(world.puck.x - 300)).toBeGreaterThan(20)
  })

  it('bounces off the rails and reports how hard', () => {
    const world = table(300, 60, 0, -10)
    const events = run(world, 12)
    const [rail] = only(events, 'rail')
    expect(rail?.speed).toBeGreaterThan(8)
    expect(world.puck.vy).toBeGreaterThan(6)
    expect(only(run(table(300, 60, 0, 0.1), 12), 'rail')).toEqual([])
  })

  it('is struck by a moving mallet, and never exceeds its top speed', () => {
    const world = table(140, 240, 0, 0)
    const events = run(world, 8, frameFrom([], [], [finger(1, 240, 240)]))
    expect(only(events, 'hit').length).toBeGreaterThanOrEqual(1)
    expect(world.puck.vx).toBeGreaterThan(5)
    run(world, 1)
    expect(Math.hypot(world.puck.vx, world.puck.vy)).toBeLessThanOrEqual(hockey.PUCK_TOP_SPEED + 1e-6)
  })

  it('comes out of the round corners', () => {
    for (const [x, y, vx, vy] of [
      [120, 120, -8, -8],
      [480, 120, 8, -8],
      [120, 400, -8, 8],
      [480, 400, 8, 8],
    ] as const) {
      const world = table(x, y, vx, vy)
      world.physics.place(world.mallets[0], 275, 240)
      world.physics.place(world.mallets[1], 325, 240)
      let nearest = 1000
      for (let n = 0; n < 60; n++) {
        run(world, 1)
        const { puck } = world
        nearest = Math.min(nearest, Math.hypot(puck.x - (vx < 0 ? 0 : 600), puck.y - (vy < 0 ? 0 : 480)))
      }
      // A square corner would let the puck's middle come as near as 15 times the root of 2.
      expect(nearest).toBeGreaterThan(26)
      const { puck } = world
      expect(Math.hypot(puck.x - (vx < 0 ? 0 : 600), puck.y - (vy < 0 ? 0 : 480))).toBeGreaterThan(100)
    }
  })

  it('is blown free when it lies still, and moved back to the middle when it is held', () => {
    const world = table(60, 60, 0, 0)
    const events = run(world, hockey.NUDGE_TICKS + 30)
    expect(only(events, 'nudge')).toHaveLength(1)
    expect(Math.hypot(world.puck.x - 60, world.puck.y - 60)).toBeGreaterThan(24)

    const held = table(100, 100, 0, 0)
    let reset = 0
    for (let n = 0; n < 400; n++) {
      held.physics.place(held.puck, 100, 100)
      reset += only(run(held, 1), 'reset').length
      if (reset > 0) break
    }
    expect(reset).toBe(1)
    expect(held.puck).toMatchObject({ x: 300, y: 240 })
    expect(held.state).toBe('serve')
  })
})

describe('air hockey: goals', () => {
  it('counts for the other side, in the mouth only, and puts the puck back', () => {
    const left = table(60, 180, -12, 0)
    const goal = only(run(left, 20), 'goal')
    expect(goal).toMatchObject([{ side: 0, scorer: 1, left: 0, right: 1, last: false }])
    expect(left.goals).toEqual([0, 1])
    expect(left.puck).toMatchObject({ x: 300, y: 240 })
    const right = table(540, 300, 12, 0)
    run(right, 20)
    expect(right.goals).toEqual([1, 0])
    const wall = table(60, 100, -12, 0)
    run(wall, 20)
    expect(wall.goals).toEqual([0, 0])
  })

  it('serves to the side that conceded, after a pause', () => {
    const world = table(540, 300, 12, 0)
    const events = run(world, 20 + hockey.GOAL_TICKS + hockey.SERVE_TICKS)
    expect(only(events, 'serve')).toMatchObject([{ side: 1 }])
    expect(world.state).toBe('play')
    run(world, 5)
    expect(world.puck.vx).toBeGreaterThan(0)
  })

  it('ends at five, after the slow deciding goal', () => {
    const world = table(540, 300, 12, 0)
    world.goals = [4, 4]
    const events = run(world, 20)
    expect(only(events, 'goal')).toMatchObject([{ last: true, left: 5, right: 4 }])
    expect(rules.outcome(world)).toBeNull()
    expect(Math.abs(world.scored?.vx ?? 99)).toBeLessThan(4)
    expect(only(run(world, hockey.LAST_GOAL_TICKS), 'finish')).toEqual([{ type: 'finish', winner: 0 }])
    expect(rules.outcome(world)).toEqual({ result: 'over', title: 'Player 1 wins', detail: '5–4' })
    const before = JSON.stringify(world)
    run(world, 60, frameFrom(['right']))
    expect(JSON.stringify(world)).toBe(before)
  })

  it('names the winner against the computer, and records only the time of a win', () => {
    const world = table(540, 300, 12, 0, { level: 'easy' })
    world.physics.place(world.mallets[1], 400, 40)
    world.goals = [4, 0]
    run(world, 200)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', title: 'You win', results: { Time: 2 } })
    const lost = table(60, 180, -12, 0, { level: 'easy' })
    lost.goals = [0, 4]
    run(lost, 200)
    const end = rules.outcome(lost)
    expect(end).toMatchObject({ result: 'lost', title: 'The computer wins' })
    expect(end?.results).toBeUndefined()
  })
})

describe('a match', () => {
  it.each(['3', '5', '7'] as const)('to %s goals ends exactly there', (goals) => {
    const toWin = Number(goals)
    const goalAt = (before: [number, number]) => {
      const world = Object.assign(begin({ goals }), { goals: before, state: 'play' })
      world.physics.place(world.puck, world.width + 5, 240)
      run(world, 200)
      return rules.outcome(world)
    }
    expect(goalAt([toWin - 1, toWin - 2])).toMatchObject({ result: 'won', detail: `${toWin}–${toWin - 2}` })
    expect(goalAt([toWin - 2, 0])).toBeNull()
  })
})

const tick = ticker(rules)
const timed = (chosen: Partial<Options> = {}, seed = 3): World =>
  rules.start(completeOptions(options, { goals: 'time', players: '2', ...chosen }), seed, {
    width: 600,
    height: 480,
  })

function untilPlay(world: World): World {
  while (world.state !== 'play') tick(world)
  return world
}

describe('a timed match', () => {
  it('lasts two minutes with a puck in play, and shows the time left', () => {
    const world = timed()
    expect(rules.hud(world)).toMatchObject({ Time: 120 })
    expect(world.timeLeft).toBe(MATCH_TICKS)
    untilPlay(world)
    // The clock was stopped while the puck lay on its spot.
    expect(MATCH_TICKS - (world.timeLeft as number)).toBeLessThanOrEqual(1)
    for (let n = 0; n < 60; n++) tick(world)
    expect(rules.hud(world)).toMatchObject({ Time: 119 })
  })
  it('continues beyond five goals, and the leader wins at its end', () => {
    const world = untilPlay(timed())
    world.goals = [8, 7]
    world.timeLeft = 1
    expect(tick(world)).toContainEqual({ type: 'time', tied: false })
    expect(rules.outcome(world)).toMatchObject({ title: 'Player 1 wins', detail: '8–7' })
  })
  it('continues to the next goal after a tie', () => {
    const world = untilPlay(timed())
    world.goals = [2, 2]
    world.timeLeft = 1
    expect(tick(world)).toContainEqual({ type: 'time', tied: true })
    expect(rules.outcome(world)).toBeNull()
    world.physics.place(world.puck, 595, 240)
    world.physics.setVelocity(world.puck, 15, 0)
    const events = Array.from({ length: 200 }, () => tick(world)).flat()
    expect(events).toContainEqual(expect.objectContaining({ type: 'goal', left: 3, right: 2, last: true }))
    expect(rules.outcome(world)).toMatchObject({ title: 'Player 1 wins', detail: '3–2' })
  })
  it('records no time for a win, because all take the same time', () => {
    const world = untilPlay(timed({ players: '1' }))
    world.goals = [1, 0]
    world.timeLeft = 1
    tick(world)
    expect(rules.outcome(world)).toEqual({ result: 'won', title: 'You win', detail: '1–0' })
  })
  it('ends against the computer, also with two pucks', () => {
    const world = timed({ players: '1', pucks: '2', level: 'easy' })
    botPlays(rules, bot, world, 60 * 60 * 40)
    expect(rules.outcome(world)).not.toBeNull()
    expect(world.timeLeft).toBe(0)
  })
})

describe('air hockey: upright', () => {
  const size = { width: 640, height: 480 }

  it('is a longer, rotated table: the puck is served from its middle, and each half belongs to a player', () => {
    expect(worldSize(game, { shape: 'upright' })).toEqual(size)
    const world = rules.start(completeOptions(options, { players: '2' }), 1, size)
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
    const world = rules.start(completeOptions(options, { players: '2' }), 1, size)
    run(world, hockey.SERVE_TICKS)
    world.physics.place(world.puck, 530, 300)
    world.physics.setVelocity(world.puck, 8, 0)
    run(world, 10)
    expect(world.goals).toEqual([0, 0])
    expect(world.puck.x).toBeGreaterThan(600)
    run(world, 15)
    expect(world.goals).toEqual([1, 0])
    const wall = rules.start(completeOptions(options, { players: '2' }), 1, size)
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
      const world = rules.start(completeOptions(options, { level: 'normal' }), seed, size)
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
