/** Tests Tug of War's adapting computer: a fair match for slow and fast players, lost by those who rest. */
import { describe, expect, it } from 'vitest'
import { rules, type World } from '../../../src/games/tug-of-war/rules'
import { sample } from '../../support/proofs'
import { ticker } from '../../support/ticks'

const tick = ticker(rules)
const SEEDS = sample(30, 60)

/** The shares of matches won and lost by a player at this many presses per second. */
function matches(pressesAt: (tick: number) => number, seeds = SEEDS) {
  const worlds: World[] = Array.from({ length: seeds }, (_, seed) => {
    const world = rules.start({ pace: 'follows' }, seed + 1, { width: 800, height: 450 })
    for (let n = 0, due = seed / seeds; !rules.outcome(world); n++) {
      if (world.state === 'pull') due += pressesAt(n) / 60
      const presses = due >= 1
      if (presses) due--
      tick(world, presses ? ['pull'] : [])
    }
    return world
  })
  const part = (result: string) =>
    worlds.filter((world) => rules.outcome(world)?.result === result).length / seeds
  return { won: part('won'), lost: part('lost'), worlds }
}

describe('an adapting computer', { tags: ['sample'] }, () => {
  it.each([1, 2, 4, 7, 11])('wins and loses against %i presses per second', (presses) => {
    const { won, lost } = matches(() => presses)
    expect(won).toBeGreaterThan(0.25)
    expect(lost).toBeGreaterThan(0.25)
  })
  it('lets quick players win and lose rounds before time is up', () => {
    const { worlds } = matches(() => 9, 60)
    for (const side of [0, 1]) expect(worlds.some(({ rounds }) => (rounds[side] ?? 0) > 0)).toBe(true)
    expect(worlds.some(({ ticksLeft }) => ticksLeft > 0)).toBe(true)
  })
  it('leaves the pace to the drum in rhythm mode', () => {
    const world = rules.start({ pace: 'follows', pull: 'rhythm' }, 1, { width: 800, height: 450 })
    expect(world).toMatchObject({ level: 'medium' })
    expect(world.follow).toBeUndefined()
  })
  it('beats a player who does not pull', () => {
    expect(matches(() => 0).lost).toBe(1)
  })
  it('beats a player who starts quickly and gives up', () => {
    expect(matches((n) => (n < 300 ? 9 : 0)).lost).toBeGreaterThan(0.9)
  })
})
