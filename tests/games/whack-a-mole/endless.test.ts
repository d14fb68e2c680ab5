/** Tests Whack-a-Mole's Endless option: three escapes, increasing speed, helmets, gold, and separate records. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/whack-a-mole/bot'
import { options } from '../../../src/games/whack-a-mole/options'
import { escapeTicks, HOLE_ACTIONS, STIR_TICKS, type World } from '../../../src/games/whack-a-mole/rules'
import { alone as rules } from '../../../src/games/whack-a-mole/rules/alone'
import { GOLDEN_TIMES, HELMET_TICKS } from '../../../src/games/whack-a-mole/rules/comers'
import * as endless from '../../../src/games/whack-a-mole/rules/endless'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'

const tick = ticker(rules)
const begin = (seed = 1) =>
  rules.start(completeOptions(options, { mode: 'endless' }), seed, { width: 600, height: 600 })

function play(world: World, plays: boolean): GameEvent[] {
  const events: GameEvent[] = []
  botPlays(rules, plays ? bot : () => ({}), world, 60 * 600, (now) => void events.push(...now))
  return events
}
const only = (events: readonly GameEvent[], type: string) => events.filter((event) => event.type === type)

/** A world in which one mole of a kind has just appeared in the first hole, and no other appears. */
function withOne(dress: 'plain' | 'helmet' | 'golden', combo = 0): World {
  const world = begin()
  Object.assign(world, { next: 1e9, combo })
  Object.assign(world.holes[0] as object, { state: 'up', dress, ticks: 30 })
  return world
}
const blow = (world: World) => tick(world, [HOLE_ACTIONS[0]])

describe('Endless', () => {
  it('ends with the third escape', () => {
    const world = begin()
    const events = play(world, false)
    expect(only(events, 'escape').map(({ lives }) => lives)).toEqual([2, 1, 0])
    expect(rules.outcome(world)).toMatchObject({
      result: 'over',
      detail: 'Three moles escaped.',
      results: { Score: 0 },
    })
    expect(rules.hud(begin())).toEqual({ Score: 0, Lives: 3, Combo: 0 })
  })
  it('gets faster and faster, until they hide before a player can react', () => {
    for (const pace of [endless.endlessSpawn, endless.endlessStay])
      for (let come = 1; come < 400; come++) must(pace({ come }) <= pace({ come: come - 1 }), come)
    expect(endless.endlessStay({ come: 0 })).toBeGreaterThan(90)
    expect(endless.endlessStay({ come: 300 })).toBeLessThan(15)
    // The soil must have time to stir.
    expect(endless.endlessSpawn({ come: 1000 })).toBeGreaterThan(STIR_TICKS)
  })
  it('lets the simple bot get far, but not play forever', () => {
    for (const seed of [1, 2]) {
      const world = begin(seed)
      play(world, true)
      expect(rules.outcome(world)).not.toBeNull()
      expect(world.whacked).toBeGreaterThan(60)
    }
  })
  it('has helmets from the twelfth mole on, and sometimes gold', { tags: ['sample'] }, () => {
    let [helmets, golden, plain] = [0, 0, 0]
    for (let seed = 1; seed <= sample(6, 20); seed++) {
      const ups = only(play(begin(seed), true), 'up')
      expect(ups.slice(0, 11).filter(({ dress }) => dress === 'helmet')).toEqual([])
      for (const { dress, decoy } of ups) {
        if (dress === 'helmet') helmets++
        else if (dress === 'golden') golden++
        else if (!decoy) plain++
        must(!(decoy && dress), seed, dress)
      }
    }
    expect(helmets / plain).toBeGreaterThan(0.12)
    expect(golden / plain).toBeGreaterThan(0.04)
    expect(golden / plain).toBeLessThan(helmets / plain)
  })
  it('takes two hits for a helmet: the first adds time and no points', () => {
    const world = withOne('helmet')
    expect(blow(world)).toEqual([expect.objectContaining({ type: 'helmet', hole: 0 })])
    expect(world).toMatchObject({ score: 0, combo: 0, whacked: 0 })
    expect(world.holes[0]?.ticks).toBe(30 - HELMET_TICKS + 1)
    expect(blow(world)).toEqual([expect.objectContaining({ type: 'whack', points: 10, combo: 1 })])
  })
  it('counts gold five times, for quick players; combos count', () => {
    const world = withOne('golden', 4)
    expect(escapeTicks(world, { dress: 'golden' })).toBeLessThan(escapeTicks(world, { dress: 'plain' }))
    expect(blow(world)).toEqual([expect.objectContaining({ points: 10 * 2 * GOLDEN_TIMES, golden: true })])
    expect(world.score).toBe(100)
  })
})
