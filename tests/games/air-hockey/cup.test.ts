/** Tests Air Hockey's cup: a road of six opponents with styles and tables of their own, and the stars by goals let in. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { frameFrom } from '../../../src/engine/core/input/input'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import game from '../../../src/games/air-hockey'
import type { Options } from '../../../src/games/air-hockey/options'
import { options } from '../../../src/games/air-hockey/options'
import * as hockey from '../../../src/games/air-hockey/rules'
import { MEET_TICKS, RIVAL_IDS, type RivalId, rules, type World } from '../../../src/games/air-hockey/rules'
import { plan } from '../../../src/games/air-hockey/rules/computer'
import { SKILLS } from '../../../src/games/air-hockey/rules/skills'
import { matchOf, meeting } from '../../bench/hockey'
import { recordSet } from '../../support/options'
import { sample, someOf } from '../../support/proofs'
import { finger, only, run } from './table'

const numberOf = (id: RivalId) => RIVAL_IDS.indexOf(id) + 1
const begin = (id: RivalId = 'turtle', more: Partial<Options> & { shape?: string } = {}, seed = 1) => {
  const chosen = completeOptions(options, {
    match: 'cup',
    rival: `${numberOf(id)}` as Options['rival'],
    ...more,
  })
  return rules.start(chosen, seed, worldSize(game, { ...chosen }))
}
const served = (world: World) => {
  run(world, hockey.SERVE_TICKS + MEET_TICKS)
  return world
}
const ALL = RIVAL_IDS.flatMap((id) => (['wide', 'upright'] as const).map((shape) => [id, shape] as const))

describe('the cup', () => {
  it('is an option for one player, with a match length and pucks of its own', () => {
    expect(begin('turtle', { match: 'single' }).cup).toBeUndefined()
    expect(begin('turtle', { players: '2' }).cup).toBeUndefined()
    expect(begin('turtle', { goals: 'time', pucks: '2' })).toMatchObject({
      toWin: hockey.CUP_GOALS,
      cup: { rival: 'turtle' },
    })
    expect(begin('turtle', { goals: 'time', pucks: '2' }).timeLeft).toBeUndefined()
    expect(begin('turtle', { pucks: '2' }).second).toBeUndefined()
    const set = recordSet(game, { match: 'cup', rival: '3', goals: '7', level: 'hard', pucks: '2' })
    expect(set).toBe('match=cup&players=1&rival=3&shape=wide')
  })

  it('introduces the opponent, then slides the first puck straight to the player’s mallet', () => {
    for (const seed of [1, 2, 3]) {
      const world = begin('turtle', {}, seed)
      expect(run(world, hockey.SERVE_TICKS + MEET_TICKS - 1)).toEqual([{ type: 'meet', rival: 'turtle' }])
      expect(only(run(world, 1), 'serve')).toMatchObject([{ side: 0 }])
      expect(rules.hud(world)).toEqual({ You: 0, Tilda: 0 })
      run(world, 20)
      expect(world.puck.vy).toBe(0)
      expect(world.puck.vx).toBeLessThan(0)
    }
  })

  it('gives stars by goals let in', () => {
    const end = (left: number, right: number) => {
      const world = Object.assign(begin('bull'), { state: 'over' as const, ticks: 3600 })
      world.goals = [left, right]
      const { result, title, results } = rules.outcome(world) ?? {}
      return [result, title, results]
    }
    expect(end(4, 0)).toEqual(['won', 'You beat Bruno: 3 stars', { Stars: 3, Time: 60 }])
    expect(end(4, 1)[2]).toMatchObject({ Stars: 2 })
    expect(end(4, 2)[2]).toMatchObject({ Stars: 2 })
    expect(end(4, 3)).toEqual(['won', 'You beat Bruno: 1 star', { Stars: 1, Time: 60 }])
    expect(end(3, 4)).toEqual(['lost', 'Bruno the Bull wins', { Stars: 0 }])
  })

  it('ends a match at its fourth goal', () => {
    const world = served(begin())
    world.goals = [3, 2]
    world.physics.place(world.mallets[1], 480, 420)
    world.physics.place(world.puck, 540, 300)
    world.physics.setVelocity(world.puck, 12, 0)
    const events = run(world, 20 + hockey.LAST_GOAL_TICKS)
    expect(only(events, 'goal')).toMatchObject([{ left: 4, right: 2, last: true }])
    expect(only(events, 'finish')).toEqual([{ type: 'finish', winner: 0 }])
    expect(rules.outcome(world)?.results?.Stars).toBe(2)
  })

  it('is won against each opponent by the bot, within some tries', { tags: ['sample'] }, () => {
    const tries = [3, 6, 1, 2, 4, 5]
    for (const id of someOf(RIVAL_IDS, 1, 2)) {
      const won = tries.some((seed) => matchOf(null, numberOf(id), seed).stars > 0)
      expect(won, id).toBe(true)
    }
  })

  it('lets slow players win early, and hardly late', { tags: ['proof'] }, () => {
    const stars = (id: RivalId, late: number) =>
      [1, 2, 3, 4, 5].map((seed) => matchOf({ late, wrong: 0.05 }, numberOf(id), seed).stars)
    const wins = (all: number[]) => all.filter((count) => count > 0).length
    expect(wins(stars('turtle', 21))).toBeGreaterThanOrEqual(4)
    expect(wins(stars('falcon', 21))).toBeLessThanOrEqual(2)
    expect(wins(stars('falcon', 5))).toBeGreaterThanOrEqual(3)
  })
})

describe('the tables', () => {
  it('are as long as a phone in portrait, and everything on them is faster', () => {
    const long = served(begin('turtle', { shape: 'upright' }))
    expect(long.width).toBe(860)
    expect(worldSize(game, { match: 'cup', players: '2', shape: 'upright' }).width).toBe(640)
    run(long, 1)
    expect(long.puck.vx).toBeCloseTo((-hockey.SERVE_SPEED * 860) / 600, 1)
    const { x } = long.mallets[0]
    run(long, 1, frameFrom([], [], [finger(1, 400, 240, { kind: 'mouse' })]))
    expect(long.mallets[0].x - x).toBeCloseTo((hockey.MALLET_SPEED * 860) / 600)
  })

  it('have round corners: a mallet stays out of them', () => {
    const world = served(begin('bull'))
    run(world, 60, frameFrom([], [], [finger(1, 0, 0, { kind: 'mouse' })]))
    const { x, y } = world.mallets[0]
    expect(Math.hypot(140 - x, 140 - y)).toBeCloseTo(140 - hockey.MALLET_RADIUS)
    const plain = served(begin('turtle'))
    run(plain, 60, frameFrom([], [], [finger(1, 0, 0, { kind: 'mouse' })]))
    expect(plain.mallets[0]).toMatchObject({ x: 25, y: 25 })
  })

  it('have posts: a puck bounces off, a mallet cannot pass, and those of Silas move', () => {
    const still = served(begin('hedgehog'))
    const [post] = still.posts ?? []
    if (!post) throw new Error('no posts')
    const { y } = post
    run(still, 60)
    expect(post.y).toBe(y)
    still.physics.place(still.mallets[1], 560, 400)
    still.physics.place(still.puck, 200, y)
    still.physics.setVelocity(still.puck, 12, 0)
    expect(only(run(still, 12), 'rail')).toHaveLength(1)
    expect(still.puck.vx).toBeLessThan(-6)
    still.physics.place(still.puck, 100, 440)
    run(still, 80, frameFrom([], [], [finger(1, 299, y, { kind: 'mouse' })]))
    expect(still.mallets[0].x).toBeLessThanOrEqual(300 - hockey.POST_RADIUS - hockey.MALLET_RADIUS + 1e-6)
    const moving = served(begin('seal'))
    const heights = Array.from({ length: 300 }, () => {
      run(moving, 1)
      return moving.posts?.[0]?.y ?? 0
    })
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(80)
    // A puck fits behind each, and the place of the serve stays free.
    expect(Math.min(...heights) - hockey.POST_RADIUS).toBeGreaterThan(2 * hockey.PUCK_RADIUS)
    expect(240 - Math.max(...heights)).toBeGreaterThan(hockey.POST_RADIUS + hockey.PUCK_RADIUS)
  })

  it('have two pucks where Olga plays, and fast ice where Freya does', () => {
    expect(begin('octopus').second).toBeDefined()
    const left = (id: RivalId) => {
      const world = served(begin(id))
      world.physics.place(world.puck, 150, 60)
      world.physics.setVelocity(world.puck, 8, 0)
      run(world, 25)
      return world.puck.vx
    }
    expect(left('turtle')).toBeLessThan(7.5)
    expect(left('falcon')).toBeGreaterThan(7.8)
  })

  it.each(ALL)(
    'keep every puck between their rails, and none stuck: %s, %s',
    {
      tags: ['sample'],
    },
    (id, shape) => {
      const random = createRandom(5)
      const world = begin(id, { shape })
      const ticks = sample(1000, 60_000)
      let frame = frameFrom([])
      let [since, spot] = [0, { x: 0, y: 0 }]
      for (let n = 0; n < ticks; n++) {
        if (n % 17 === 0)
          frame = frameFrom([], [], [finger(1, (draw(random) * world.width) / 2, draw(random) * 480)])
        if (Math.max(...world.goals) === 3) world.goals = [0, 0]
        run(world, 1, frame)
        for (const { puck, state } of hockey.roundsOf(world))
          if (state === 'play') {
            expect(puck.x).toBeGreaterThanOrEqual(0)
            expect(puck.x).toBeLessThanOrEqual(world.width)
            expect(puck.y).toBeGreaterThan(12)
            expect(puck.y).toBeLessThan(468)
          }
        const { puck, state } = world
        if (state !== 'play' || Math.hypot(puck.x - spot.x, puck.y - spot.y) > 24)
          [since, spot] = [n, { x: puck.x, y: puck.y }]
        expect(n - since).toBeLessThan(300)
      }
    },
  )
})

describe('a finger in the cup', () => {
  const at = (x: number, kind: 'touch' | 'mouse', more: Partial<Options> = {}) => {
    const world = served(begin('turtle', more))
    run(world, 60, frameFrom([], [], [finger(1, x, 100, { kind })]))
    return world.mallets[0].x
  }
  it('is behind the mallet, so that it does not hide it; a mouse is not', () => {
    expect(at(150, 'touch')).toBeCloseTo(198)
    expect(at(150, 'mouse')).toBe(150)
    expect(at(150, 'touch', { match: 'single' })).toBe(150)
  })
  it('still reaches the own goal line', () => {
    expect(at(25, 'touch')).toBe(25)
    expect(at(55, 'touch')).toBeCloseTo(79)
  })
})

describe('the opponents', () => {
  it('move differently: one stays home, one rushes, one is fast', () => {
    const seen = (['turtle', 'bull', 'falcon'] as const).map((id) => {
      let [ticks, out, fastest] = [0, 0, 0]
      let before = { x: 0, y: 0, goals: -1 }
      meeting(SKILLS.normal, numberOf(id), 3, ({ state, mallets, goals: [left, right] }) => {
        const { x, y } = mallets[1]
        const goals = left + right
        if (state === 'play') {
          ticks++
          // More than half of its half away from its own line.
          if (x < 450) out++
          if (goals === before.goals) fastest = Math.max(fastest, Math.hypot(x - before.x, y - before.y))
        }
        before = { x, y, goals }
      })
      return { out: out / ticks, fastest }
    })
    const [turtle, bull, falcon] = seen
    expect(turtle?.out).toBeLessThan(0.05)
    expect(bull?.out).toBeGreaterThan((falcon?.out ?? 1) * 1.5)
    expect(falcon?.fastest).toBeGreaterThan((bull?.fastest ?? 99) * 1.3)
  })

  it('shoot differently: one off the rails, one where the player is not', () => {
    /**
     * The slope of a shot at a puck in front of each opponent's goal, down the table above 0; by the player's place and
     * by luck.
     */
    const steep = (id: RivalId, guardY: number, chance: number) => {
      const world = begin('turtle', { match: 'single' })
      world.state = 'play'
      world.physics.place(world.mallets[0], 90, guardY)
      world.physics.place(world.mallets[1], 490, 240)
      world.physics.place(world.puck, 450, 240)
      world.physics.setVelocity(world.puck, 0, 0)
      const { y, strike } = plan(world, 1, { ...hockey.CHARACTERS[id].skill, error: 0, attack: 300 }, chance)
      expect(strike).toBe(true)
      return (y - 240) / 20
    }
    // A straight shot at a corner of the goal from there is at most this steep.
    const STRAIGHT = (hockey.GOAL_WIDTH / 2 - hockey.PUCK_RADIUS) / 450
    for (const luck of [-0.9, -0.4, 0.4, 0.9]) {
      expect(Math.abs(steep('seal', 240, luck))).toBeGreaterThan(STRAIGHT * 3)
      for (const id of ['turtle', 'bull', 'hedgehog', 'falcon'] as const)
        expect(Math.abs(steep(id, 240, luck))).toBeLessThan(STRAIGHT)
      expect(steep('falcon', 200, luck)).toBeGreaterThan(0.1)
      expect(steep('falcon', 280, luck)).toBeLessThan(-0.1)
    }
    // An opponent that aims by luck alone ignores where the player is.
    for (const id of ['turtle', 'bull'] as const) expect(steep(id, 200, 0.4)).toBe(steep(id, 280, 0.4))
  })
})
