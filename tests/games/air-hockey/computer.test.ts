/** Tests Air Hockey's computer, and thousands of ticks of a random player. */
import { describe, expect, it } from 'vitest'
import { frameFrom, NO_INPUT } from '../../../src/engine/core/input/input'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/air-hockey/bot'
import { type Level, roundsOf, rules } from '../../../src/games/air-hockey/rules'
import { plan } from '../../../src/games/air-hockey/rules/computer'
import { SKILLS } from '../../../src/games/air-hockey/rules/skills'
import { sample } from '../../support/proofs'
import { begin, finger, only, run, two } from './table'

/**
 * A match of the left mallet, moved by the computer's own plan at this skill, against a level. Returns goals for and
 * against.
 */
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
  it.each([
    ['normal', 'easy'],
    ['hard', 'normal'],
  ] as const)('%s beats %s over twelve matches', { tags: ['proof'] }, (better, worse) => {
    let made = 0
    let conceded = 0
    for (let seed = 1; seed <= 6; seed++) {
      const home = match(better, worse, seed)
      const away = match(worse, better, seed)
      made += home[0] + away[1]
      conceded += home[1] + away[0]
    }
    expect(made).toBeGreaterThan(conceded * 1.3)
  })

  it('is faster, looks more often and aims better at each level', () => {
    const { easy, normal, hard } = SKILLS
    for (const [worse, better] of [
      [easy, normal],
      [normal, hard],
    ] as const) {
      for (const name of ['speed', 'strike', 'attack'] as const)
        expect(better[name]).toBeGreaterThan(worse[name])
      for (const name of ['look', 'error'] as const) expect(better[name]).toBeLessThan(worse[name])
    }
  })

  it('can be beaten, and beats a player who does not move', () => {
    const world = begin({ level: 'easy' }, 2)
    for (let n = 0; n < 60_000 && world.state !== 'over'; n++)
      run(world, 1, frameFrom(bot(world, n).hold ?? []))
    expect(rules.outcome(world)?.result).toBe('won')
    const idle = begin({ level: 'easy' }, 3)
    for (let n = 0; n < 60 && idle.state !== 'over'; n++) run(idle, 1000)
    expect(rules.outcome(idle)?.result).toBe('lost')
  })
})

it.each(['1', '2'] as const)(
  'a random player never drives %s puck off the table, or leaves it stuck for 5 s',
  { tags: ['sample'] },
  (pucks) => {
    const random = createRandom(99)
    const world = two(7, { pucks })
    const actions = ['up', 'down', 'left', 'right', 'up@1', 'down@1', 'left@1', 'right@1']
    const spots = roundsOf(world).map(() => ({ x: 0, y: 0, since: 0 }))
    const ticks = sample(8000, 1_000_000)
    const across = (from: number) => from + draw(random) * 300
    let frame = NO_INPUT
    let [goals, outside, longest] = [0, 0, 0]
    for (let n = 0; n < ticks; n++) {
      if (n % 17 === 0)
        frame =
          draw(random) < 0.5
            ? frameFrom(
                [],
                [],
                [0, 1].map((id) => finger(id, across(id * 300), draw(random) * 480)),
              )
            : frameFrom(actions.filter(() => draw(random) < 0.4))
      if (Math.max(...world.goals) === 4) world.goals = [0, 0]
      goals += only(run(world, 1, frame), 'goal').length
      for (const [i, { puck, state }] of roundsOf(world).entries()) {
        const spot = spots[i] as (typeof spots)[number]
        const { x, y } = puck
        if (state !== 'play' || (x - spot.x) ** 2 + (y - spot.y) ** 2 > 24 * 24)
          Object.assign(spot, { x, y, since: n })
        longest = Math.max(longest, n - spot.since)
        if (state === 'play' && !(x >= 0 && x <= 600 && y >= 13 && y <= 467)) outside++
      }
    }
    expect(outside).toBe(0)
    expect(goals).toBeGreaterThan(ticks / 8000)
    expect(longest / 60).toBeLessThan(5)
  },
)
