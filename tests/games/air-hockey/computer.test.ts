/** Tests Air Hockey's computer, determinism, and a million ticks of a random player. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { frameFrom, NO_INPUT, readInput } from '../../../src/engine/core/input/input'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/air-hockey/bot'
import { type Action, type Level, rules } from '../../../src/games/air-hockey/rules'
import { plan } from '../../../src/games/air-hockey/rules/computer'
import { SKILLS } from '../../../src/games/air-hockey/rules/skills'
import { begin, finger, run, two } from './table'

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

  it('can be beaten, and beats a player who does not move', () => {
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

describe('air hockey: determinism', () => {
  it('gives the same result for the same seed and input', () => {
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

  // One game in four parts, so that a slow machine finishes each in time.
  it.each([0, 1, 2, 3])(
    'keep the puck on the table and never stuck longer than 5 s: quarter %i',
    (quarter) => {
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
    },
  )
})
