/** Tests Air Hockey's cup: four characters that play differently and get stronger, one second chance, and the final result. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { frameFrom } from '../../../src/engine/core/input/input'
import type { Options } from '../../../src/games/air-hockey/options'
import { options } from '../../../src/games/air-hockey/options'
import * as hockey from '../../../src/games/air-hockey/rules'
import { CHARACTERS, MEET_TICKS, rules, type World } from '../../../src/games/air-hockey/rules'
import { plan } from '../../../src/games/air-hockey/rules/computer'
import { SKILLS } from '../../../src/games/air-hockey/rules/skills'
import { against, beatenBy, meeting } from '../../bench/hockey'
import { only, run } from './table'

const begin = (chosen: Partial<Options> = {}, seed = 1) =>
  rules.start(completeOptions(options, { players: '1', match: 'cup', ...chosen }), seed, {
    width: 600,
    height: 480,
  })

/** Ends the current match with a goal for this side, and returns the events. */
function decide(world: World, scorer: 0 | 1): GameEvent[] {
  run(world, hockey.SERVE_TICKS + MEET_TICKS + 1)
  const [x, away] = scorer === 0 ? [540, 300] : [60, 180]
  world.goals = scorer === 0 ? [4, 2] : [3, 4]
  for (const [side, mallet] of world.mallets.entries())
    world.physics.place(mallet, side === 0 ? 120 : 480, 420)
  world.physics.place(world.puck, x, away)
  world.physics.setVelocity(world.puck, scorer === 0 ? 12 : -12, 0)
  return run(world, 20 + hockey.LAST_GOAL_TICKS)
}
const next = (world: World) => run(world, 1, frameFrom(['next']))

describe('the cup', () => {
  it('is an option for one player', () => {
    expect(begin({ match: 'single' }).cup).toBeUndefined()
    expect(begin({ players: '2' }).cup).toBeUndefined()
  })

  it('introduces the opponent before the first serve, which waits a moment longer', () => {
    const world = begin()
    const events = run(world, hockey.SERVE_TICKS + MEET_TICKS - 1)
    expect(events).toEqual([{ type: 'meet', rival: 'turtle' }])
    expect(only(run(world, 1), 'serve')).toHaveLength(1)
    expect(Object.entries(rules.hud(world))).toEqual([
      ['Beaten', 0],
      ['You', 0],
      ['Tilda', 0],
    ])
  })

  it('shows a panel between matches and continues with the next opponent', () => {
    const world = begin()
    const events = decide(world, 0)
    expect(only(events, 'beaten')).toMatchObject([{ rival: 'turtle', score: '5–2', beaten: 1 }])
    expect(only(events, 'finish')).toMatchObject([{ winner: 0 }])
    expect(rules.outcome(world)).toBeNull()
    expect(rules.interlude?.(world)).toEqual({
      title: 'You beat Tilda',
      detail: '5–2. Next: Bruno the Bull rushes at every puck and leaves his goal open.',
      results: { Beaten: 1 },
      choices: [{ action: 'next', label: 'Next match' }],
    })
    expect(rules.hud(world)).toEqual({ Beaten: 1, You: 5, Tilda: 2 })
    // Nothing moves, and no time passes, until the next match starts.
    const before = JSON.stringify(world)
    run(world, 30, frameFrom(['right']))
    expect(JSON.stringify(world)).toBe(before)
    next(world)
    expect(rules.interlude?.(world)).toBeNull()
    expect(rules.hud(world)).toEqual({ You: 0, Bruno: 0, Beaten: 1 })
    expect(world.mallets.map(({ x, y }) => [x, y])).toEqual([
      [90, 240],
      [510, 240],
    ])
    expect(only(run(world, 1), 'meet')).toMatchObject([{ rival: 'bull' }])
  })

  it('lets one lost match be replayed; a second loss ends the cup and reports the progress', () => {
    const world = begin()
    decide(world, 0)
    next(world)
    expect(only(decide(world, 1), 'beatenBy')).toMatchObject([{ rival: 'bull', score: '5–3' }])
    expect(rules.interlude?.(world)).toMatchObject({
      title: 'Bruno wins',
      detail: '5–3. You get one second chance: replay this match.',
      choices: [{ label: 'Replay match' }],
      lost: true,
    })
    next(world)
    expect(rules.hud(world)).toEqual({ You: 0, Bruno: 0, Beaten: 1 })
    decide(world, 1)
    expect(rules.interlude?.(world)).toBeNull()
    expect(rules.outcome(world)).toEqual({
      result: 'lost',
      title: 'Out of the cup',
      detail: 'Bruno the Bull wins, 5–3.',
      results: { Beaten: 1 },
    })
  })

  it('is won when all four are beaten, and records the time of all its matches', () => {
    for (const lost of [false, true]) {
      const world = begin()
      if (lost) {
        decide(world, 1)
        next(world)
      }
      for (let n = 0; n < 4; n++) {
        decide(world, 0)
        if (n < 3) next(world)
      }
      expect(rules.outcome(world)).toEqual({
        result: 'won',
        title: 'You won the cup',
        detail: lost
          ? 'You beat all four, one of them on the second try.'
          : 'You beat all four on the first try.',
        results: { Beaten: 4, Time: Math.round(world.ticks / 60) },
      })
    }
  })

  it('can be played with two pucks and to other goals', () => {
    const world = begin({ pucks: '2', goals: '3' })
    run(world, hockey.SERVE_TICKS + MEET_TICKS)
    world.goals = [2, 0]
    world.physics.place(world.puck, 540, 300)
    world.physics.setVelocity(world.puck, 12, 0)
    run(world, 20 + hockey.LAST_GOAL_TICKS)
    expect(rules.interlude?.(world)).toMatchObject({ title: 'You beat Tilda' })
    next(world)
    const serves = run(world, hockey.SERVE_TICKS + MEET_TICKS)
    expect(only(serves, 'serve')).toHaveLength(2)
  })
})

describe('the four opponents', () => {
  it.each(CHARACTERS.slice(1).map(({ id }, n) => [id, n + 1] as const))(
    '%s is stronger than the one before',
    { tags: ['proof'] },
    (_name, place) => {
      const { won, made, let: lost } = against(place, place - 1, 4)
      expect(won).toBeGreaterThan(0.6)
      expect(made).toBeGreaterThan(lost * 1.5)
    },
  )

  it('get stronger: the last beats the first', () => {
    expect(against(3, 0, 1).won).toBe(1)
  })

  it('move differently: one stays home, one rushes, one is fast', () => {
    const seen = CHARACTERS.map((_character, place) => {
      let [ticks, out, fastest] = [0, 0, 0]
      let before = { x: 0, y: 0, goals: -1 }
      meeting(SKILLS.normal, place, 3, ({ state, mallets, goals: [left, right] }) => {
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
    const [turtle, bull, seal, falcon] = seen
    expect(turtle?.out).toBe(0)
    for (const other of [turtle, seal, falcon]) expect(bull?.out).toBeGreaterThan((other?.out ?? 1) * 3)
    for (const other of [turtle, bull, seal])
      expect(falcon?.fastest).toBeGreaterThan((other?.fastest ?? 99) * 1.3)
  })

  it('shoot differently: one off the rails, one where the player is not', () => {
    /**
     * The slope of a shot at a puck in front of each opponent's goal, down the table above 0; by the player's place and
     * by luck.
     */
    const steep = (place: number, guardY: number, chance: number) => {
      const world = begin({ match: 'single' })
      world.state = 'play'
      world.physics.place(world.mallets[0], 90, guardY)
      world.physics.place(world.mallets[1], 490, 240)
      world.physics.place(world.puck, 450, 240)
      world.physics.setVelocity(world.puck, 0, 0)
      const skill = { ...(CHARACTERS[place] as hockey.Character).skill, error: 0, attack: 300 }
      const { y, strike } = plan(world, 1, skill, chance)
      expect(strike).toBe(true)
      return (y - 240) / 20
    }
    // A straight shot at a corner of the goal from there is at most this steep.
    const STRAIGHT = (hockey.GOAL_WIDTH / 2 - hockey.PUCK_RADIUS) / 450
    const lucks = [-0.9, -0.4, 0.4, 0.9]
    for (const luck of lucks) {
      expect(Math.abs(steep(2, 240, luck))).toBeGreaterThan(STRAIGHT * 3)
      for (const place of [0, 1, 3]) expect(Math.abs(steep(place, 240, luck))).toBeLessThan(STRAIGHT)
      expect(steep(3, 200, luck)).toBeGreaterThan(0.1)
      expect(steep(3, 280, luck)).toBeLessThan(-0.1)
    }
    // An opponent that aims by luck alone ignores where the player is.
    for (const place of [0, 1]) expect(steep(place, 200, 0.4)).toBe(steep(place, 280, 0.4))
  })

  it('include a first one that a clumsy player can beat', { tags: ['proof'] }, () => {
    const cups = [1, 2, 3, 4].map((seed) => beatenBy({ late: 15, wrong: 0.05 }, seed))
    expect(cups.filter((beaten) => beaten > 0).length).toBeGreaterThanOrEqual(2)
    expect(Math.max(...cups)).toBeLessThan(4)
  })
})
