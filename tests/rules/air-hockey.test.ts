/** Owns the checks of Air Hockey: the table, hands and halves, goals, levels, and a million ticks of a random player. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, InputFrame, Pointer } from '../../src/engine/core/contract'
import { frameFrom, NO_INPUT, readInput } from '../../src/engine/core/input'
import { createRandom, draw } from '../../src/engine/core/random'
import { optionSet } from '../../src/engine/storage/records'
import game from '../../src/games/air-hockey'
import { bot } from '../../src/games/air-hockey/bot'
import * as hockey from '../../src/games/air-hockey/rules'
import { type Action, type Level, rules, type World } from '../../src/games/air-hockey/rules'
import { plan } from '../../src/games/air-hockey/rules/computer'
import { SKILLS } from '../../src/games/air-hockey/rules/skills'
import { defaultOptions, ruling } from '../../src/play/session/options'

const begin = (options: Record<string, string> = {}, seed = 1) =>
  rules.start(options, seed, { width: 600, height: 480 })
const two = (seed = 1) => begin({ players: '2' }, seed)

function finger(id: number, x: number, y: number, more: Partial<Pointer> = {}): Pointer {
  return { id, x, y, down: true, pressed: false, released: false, kind: 'touch', ...more }
}

function run(world: World, ticks: number, frame: InputFrame = NO_INPUT): GameEvent[] {
  const events: GameEvent[] = []
  for (let n = 0; n < ticks; n++) {
    rules.step(world, readInput<Action>(frame), (event) => events.push(event))
  }
  return events
}

/** A table in play with the puck placed and sent by hand, mallets far away unless placed. */
function table(
  x: number,
  y: number,
  vx: number,
  vy: number,
  options: Record<string, string> = { players: '2' },
) {
  const world = begin(options)
  run(world, hockey.SERVE_TICKS)
  world.physics.place(world.puck, x, y)
  world.physics.setVelocity(world.puck, vx, vy)
  return world
}

const only = (events: GameEvent[], type: string) => events.filter((event) => event.type === type)

describe('air hockey: constants', () => {
  it('has the specified table, goals, mallets and puck, first to five', () => {
    expect([hockey.WIDTH, hockey.HEIGHT]).toEqual([600, 480])
    expect(hockey.GOALS_TO_WIN).toBe(5)
    expect(hockey.GOAL_WIDTH).toBe(180)
    expect([hockey.GOAL_TOP, hockey.GOAL_BOTTOM]).toEqual([150, 330])
    expect([hockey.MALLET_RADIUS, hockey.PUCK_RADIUS]).toEqual([25, 15])
  })

  it('shows both scores, by the name of who plays', () => {
    expect(rules.hud(begin())).toEqual({ You: 0, Computer: 0 })
    expect(rules.hud(two())).toEqual({ 'Player 1': 0, 'Player 2': 0 })
    expect(begin().level).toBe('normal')
    expect(begin({ level: 'hard' }).level).toBe('hard')
  })
})

describe('air hockey: hands', () => {
  it('moves by keys, softly and not beyond the own half', () => {
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

  it('goes no faster across than along', () => {
    const world = two()
    run(world, 40, frameFrom(['left', 'up']))
    const hand = world.hands[0]
    expect(Math.hypot(hand.vx, hand.vy)).toBeLessThanOrEqual(hockey.KEY_SPEED + 1e-9)
  })

  it('follows a finger, and each half of the table belongs to a player', () => {
    const world = two()
    run(world, 60, frameFrom([], [], [finger(1, 150, 100), finger(2, 450, 400)]))
    expect(world.mallets[0]).toMatchObject({ x: 150, y: 100 })
    expect(world.mallets[1]).toMatchObject({ x: 450, y: 400 })
  })

  it('keeps a finger with the half it went down in', () => {
    const world = two()
    run(world, 1, frameFrom([], [], [finger(1, 150, 100, { pressed: true })]))
    run(world, 60, frameFrom([], [], [finger(1, 500, 100)]))
    expect(world.mallets[0].x).toBeGreaterThan(200)
    expect(world.mallets[1]).toMatchObject({ x: 510, y: 240 })
    run(world, 1, frameFrom([], [], [finger(1, 500, 100, { down: false, released: true })]))
    expect(world.grips.owners).toEqual({})
  })

  it('gives every pointer to the one player at the table, and the keys back when the mouse rests', () => {
    const world = begin()
    const mouse = finger(1, 550, 60, { kind: 'mouse', down: false })
    // One that merely lies there leads nothing until it moves.
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

  it('never jumps: a far finger is reached at the mallet’s own speed', () => {
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

  it('keeps both mallets off the puck before it is served', () => {
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

  it('bounces off the rails and tells how hard', () => {
    const world = table(300, 60, 0, -10)
    const events = run(world, 12)
    const [rail] = only(events, 'rail')
    expect(rail?.speed).toBeGreaterThan(8)
    expect(world.puck.vy).toBeGreaterThan(6)
    expect(only(run(table(300, 60, 0, 0.1), 12), 'rail')).toEqual([])
  })

  it('is struck by a moving mallet, and goes no faster than its top speed', () => {
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
      // The puck's middle never comes as near as a square corner would let it: 15 times the root of 2.
      expect(nearest).toBeGreaterThan(26)
      const { puck } = world
      expect(Math.hypot(puck.x - (vx < 0 ? 0 : 600), puck.y - (vy < 0 ? 0 : 480))).toBeGreaterThan(100)
    }
  })

  it('is blown free when it lies still, and put back in the middle when it is held', () => {
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

  it('ends at five, after the slow last goal', () => {
    const world = table(540, 300, 12, 0)
    world.goals = [4, 4]
    const events = run(world, 20)
    expect(only(events, 'goal')).toMatchObject([{ last: true, left: 5, right: 4 }])
    expect(rules.outcome(world)).toBeNull()
    expect(Math.abs(world.scored?.vx ?? 99)).toBeLessThan(4)
    expect(only(run(world, hockey.LAST_GOAL_TICKS), 'finish')).toEqual([{ type: 'finish', winner: 0 }])
    expect(rules.outcome(world)).toEqual({ result: 'over', title: 'Player 1 wins', detail: '5 : 4' })
    const before = JSON.stringify(world)
    run(world, 60, frameFrom(['right']))
    expect(JSON.stringify(world)).toBe(before)
  })

  it('says who won against the computer, and keeps the time of a win only', () => {
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

/** A match of the left hand, led by the computer's own plan at this skill, against a level. Returns goals for and against. */
function match(mine: Level, theirs: Level, seed: number): [number, number] {
  const skill = SKILLS[mine]
  const random = createRandom(seed * 7 + 1)
  const world = begin({ level: theirs }, seed)
  let aim = { x: 90, y: 240, strike: false }
  let luck = 0
  for (let n = 0; n < 12_000 && world.state !== 'over'; n++) {
    if (n % skill.look === 0) {
      if (draw(random) < 0.2) luck = draw(random) * 2 - 1
      aim = plan(world, 0, skill, luck)
    }
    const { x, y } = world.mallets[0]
    const away = Math.hypot(aim.x - x, aim.y - y)
    const share = Math.min(1, (aim.strike ? skill.strike : skill.speed) / (away || 1))
    run(world, 1, frameFrom([], [], [finger(1, x + (aim.x - x) * share, y + (aim.y - y) * share)]))
  }
  return world.goals
}

describe('air hockey: computer', () => {
  it('is stronger at each level: each beats the one below over twelve matches', () => {
    for (const [better, worse] of [
      ['normal', 'easy'],
      ['hard', 'normal'],
    ] as const) {
      let made = 0
      let conceded = 0
      for (let seed = 1; seed <= 6; seed++) {
        const home = match(better, worse, seed)
        const away = match(worse, better, seed)
        made += home[0] + away[1]
        conceded += home[1] + away[0]
      }
      expect(made).toBeGreaterThan(conceded * 1.3)
    }
  })

  it('can be beaten, and beats who stands still', () => {
    for (const level of ['easy', 'normal'] as const) {
      const world = begin({ level }, 2)
      for (let n = 0; n < 60_000 && world.state !== 'over'; n++)
        run(world, 1, frameFrom(bot(world, n).hold ?? []))
      expect(rules.outcome(world)?.result).toBe('won')
    }
    const idle = begin({ level: 'easy' }, 3)
    for (let n = 0; n < 60 && idle.state !== 'over'; n++) run(idle, 1000)
    expect(rules.outcome(idle)?.result).toBe('lost')
  })
})

describe('air hockey: proof', () => {
  it('gives the same end for the same seed and input', () => {
    const play = (seed: number) => {
      const world = begin({ level: 'hard' }, seed)
      for (let n = 0; n < 3000; n++) run(world, 1, frameFrom(bot(world, n).hold ?? []))
      return JSON.stringify(world)
    }
    expect(play(1)).toBe(play(1))
    expect(play(1)).not.toBe(play(2))
  })
})

describe('air hockey: a million ticks of a random player', () => {
  const random = createRandom(99)
  const world = two(7)
  const actions = ['up', 'down', 'left', 'right', 'up@1', 'down@1', 'left@1', 'right@1']
  const QUARTER = 250_000
  let frame = NO_INPUT
  let spot = { x: 300, y: 240 }
  let since = 0

  // One play, in four parts: each has time enough on a slow machine.
  it.each([0, 1, 2, 3])('keep the puck on the table, never stuck longer than 5 s: quarter %i', (quarter) => {
    let longest = 0
    let outside = 0
    let goals = 0
    const emit = (event: GameEvent) => {
      if (event.type === 'goal') goals++
    }
    for (let n = quarter * QUARTER; n < (quarter + 1) * QUARTER; n++) {
      if (n % 17 === 0) {
        const wild = draw(random) < 0.5
        frame = wild
          ? frameFrom(
              [],
              [],
              [
                finger(1, draw(random) * 300, draw(random) * 480),
                finger(2, 300 + draw(random) * 300, draw(random) * 480),
              ],
            )
          : frameFrom(actions.filter(() => draw(random) < 0.4))
      }
      if (Math.max(...world.goals) === 4) world.goals = [0, 0]
      rules.step(world, readInput<Action>(frame), emit)
      const { x, y } = world.puck
      if (!(x >= 0 && x <= 600 && y >= 13 && y <= 467)) outside++
      if ((x - spot.x) ** 2 + (y - spot.y) ** 2 > 24 * 24) {
        spot = { x, y }
        since = n
      }
      longest = Math.max(longest, n - since)
    }
    expect(outside).toBe(0)
    expect(goals).toBeGreaterThan(125)
    expect(longest / 60).toBeLessThan(5)
  })
})

describe('air hockey: upright', () => {
  const size = { width: 640, height: 480 }

  it('is a longer table, seen turned: the puck is served from its middle, and each half is a player’s', () => {
    expect(game.upright).toEqual({ turn: true, size })
    const world = rules.start({ players: '2' }, 1, size)
    expect(world.puck).toMatchObject({ x: 320, y: 240 })
    expect(world.mallets.map(({ x }) => x)).toEqual([90, 640 - 90])
    run(world, hockey.SERVE_TICKS + 10)
    // A finger at 310 is the left player's here, and the right one's on the wide table.
    run(
      world,
      1,
      frameFrom([], [], [finger(1, 310, 100, { pressed: true }), finger(2, 330, 400, { pressed: true })]),
    )
    run(world, 90, frameFrom([], [], [finger(1, 620, 100), finger(2, 20, 400)]))
    expect(world.mallets.map(({ x }) => x)).toEqual([320 - 25, 320 + 25])
  })

  it('counts a goal at its own far end, and keeps the puck between its rails', () => {
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

  it('has computers that fetch the puck from all of their half: nothing has to be blown free more than once in five minutes', () => {
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

describe('a match', () => {
  it.each(['3', '5', '7'])('to %s goals ends there and no sooner, with records of its own', (goals) => {
    const world = begin({ goals })
    const toWin = Number(goals)
    world.goals = [toWin - 1, toWin - 2]
    world.state = 'play'
    world.physics.place(world.puck, world.width + 5, 240)
    run(world, 200)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', detail: `${toWin} : ${toWin - 2}` })
    const before = begin({ goals })
    before.goals = [toWin - 2, 0]
    before.state = 'play'
    before.physics.place(before.puck, before.width + 5, 240)
    run(before, 200)
    expect(rules.outcome(before)).toBeNull()
    const set = (more: Record<string, string>) =>
      optionSet(ruling(game.options, { ...defaultOptions(game.options), ...more }))
    expect(set({ goals }) === set({})).toBe(goals === '5')
  })
})
