/** Tests timed matches of Air Hockey: two minutes of play, a lead that wins, a tie decided by the next goal. */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/air-hockey/bot'
import { MATCH_TICKS, rules, type World } from '../../../src/games/air-hockey/rules'
import { sample } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'

const tick = ticker(rules)
const begin = (options: Record<string, string> = {}, seed = 3): World =>
  rules.start({ goals: 'time', players: '2', ...options }, seed, { width: 600, height: 480 })

function untilPlay(world: World): World {
  while (world.state !== 'play') tick(world)
  return world
}

describe('a timed match', () => {
  it('lasts two minutes with a puck in play, and shows the time left', () => {
    const world = begin()
    expect(rules.hud(world)).toMatchObject({ Time: 120 })
    expect(world.timeLeft).toBe(MATCH_TICKS)
    untilPlay(world)
    // The clock was stopped while the puck lay on its spot.
    expect(MATCH_TICKS - (world.timeLeft as number)).toBeLessThanOrEqual(1)
    for (let n = 0; n < 60; n++) tick(world)
    expect(rules.hud(world)).toMatchObject({ Time: 119 })
  })
  it('continues beyond five goals, and the leader wins at its end', () => {
    const world = untilPlay(begin())
    world.goals = [8, 7]
    world.timeLeft = 1
    expect(tick(world)).toContainEqual({ type: 'time', tied: false })
    expect(rules.outcome(world)).toMatchObject({ title: 'Player 1 wins', detail: '8 : 7' })
  })
  it('continues to the next goal after a tie', () => {
    const world = untilPlay(begin())
    world.goals = [2, 2]
    world.timeLeft = 1
    expect(tick(world)).toContainEqual({ type: 'time', tied: true })
    expect(rules.outcome(world)).toBeNull()
    world.physics.place(world.puck, 595, 240)
    world.physics.setVelocity(world.puck, 15, 0)
    const events = Array.from({ length: 200 }, () => tick(world)).flat()
    expect(events).toContainEqual(expect.objectContaining({ type: 'goal', left: 3, right: 2, last: true }))
    expect(rules.outcome(world)).toMatchObject({ title: 'Player 1 wins', detail: '3 : 2' })
  })
  it('records no time for a win, because all take the same time', () => {
    const world = untilPlay(begin({ players: '1' }))
    world.goals = [1, 0]
    world.timeLeft = 1
    tick(world)
    expect(rules.outcome(world)).toEqual({ result: 'won', title: 'You win', detail: '1 : 0' })
  })
  it.each(['single', 'cup'].slice(0, sample(1, 2)))(
    'ends against the computer, also with two pucks: %s',
    { tags: ['sample'] },
    (match) => {
      const world = begin({ players: '1', match, pucks: '2', level: 'easy' })
      botPlays(rules, bot, world, 60 * 60 * 40)
      expect(rules.outcome(world)).not.toBeNull()
      expect(world.timeLeft).toBe(0)
    },
  )
})
