/** Tests Tug of War's options: a computer that adapts, and a pull in rhythm. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/tug-of-war'
import { bot } from '../../../src/games/tug-of-war/bot'
import { type Options, options } from '../../../src/games/tug-of-war/options'
import * as tug from '../../../src/games/tug-of-war/rules'
import { type Action, type Rhythm, rules, type World } from '../../../src/games/tug-of-war/rules'
import { sample } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'

const tick = ticker(rules)
const SEEDS = sample(30, 60)

/** The shares of matches won and lost by a player at this many presses per second. */
function matches(pressesAt: (tick: number) => number, seeds = SEEDS) {
  const worlds: World[] = Array.from({ length: seeds }, (_, seed) => {
    const world = rules.start(completeOptions(options, { pace: 'follows' }), seed + 1, {
      width: 800,
      height: 450,
    })
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
    const world = rules.start(completeOptions(options, { pace: 'follows', pull: 'rhythm' }), 1, {
      width: 800,
      height: 450,
    })
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

const SIZE = { width: 800, height: 450 }

/** The start of pulling, against nobody or the computer. */
function ready(chosen: Partial<Options> = {}): { world: World; rhythm: Rhythm } {
  const world = rules.start(completeOptions(options, { players: '2', pull: 'rhythm', ...chosen }), 1, SIZE)
  while (world.state === 'ready') tick(world)
  return { world, rhythm: world.rhythm as Rhythm }
}
/** Presses this many ticks after a beat (before it, if negative), and returns how far the rope moved to the left. */
function pressAt(world: World, rhythm: Rhythm, off: number, action = 'pull'): number {
  while ((rhythm.clock + 1 - off) % tug.BEAT_TICKS !== 0 || rhythm.clock < tug.BEAT_TICKS / 2) tick(world)
  const before = world.rope
  tick(world, [action])
  return before - world.rope
}
function play(world: World, hands: (n: number) => readonly Action[]): void {
  botPlays(rules, (_, n) => ({ hold: hands(n) }), world, 60 * 60)
}

describe('in rhythm', () => {
  it('is an option; by default every press pulls the same', () => {
    expect(rules.start(completeOptions(options), 1, SIZE).rhythm).toBeNull()
  })
  it('a drum beats 80 times a minute from the first pull of each round on', () => {
    const { world } = ready()
    const beats: number[] = []
    for (let n = 1; n <= 200; n++) if (tick(world).some(({ type }) => type === 'beat')) beats.push(n)
    expect(beats).toEqual([45, 90, 135, 180])
  })
  it('a press right on the beat pulls most, one near it less, one off it slips', () => {
    for (const [off, units] of [
      [0, 9],
      [tug.ON_BEAT, 9],
      [-tug.ON_BEAT, 9],
      [tug.ON_BEAT + 1, 5],
      [-tug.WITH_BEAT, 5],
      [tug.WITH_BEAT + 1, -2],
      [22, -2],
    ] as const) {
      const { world, rhythm } = ready()
      expect(pressAt(world, rhythm, off), `${off}`).toBe(units)
    }
  })
  it('only one press per beat pulls, separately for each side, and several in a row right on it pull harder', () => {
    const { world, rhythm } = ready()
    expect(pressAt(world, rhythm, 0)).toBe(9)
    expect(pressAt(world, rhythm, 3)).toBe(-2)
    const other = ready()
    expect(pressAt(other.world, other.rhythm, 0)).toBe(9)
    expect(pressAt(other.world, other.rhythm, 2, 'pull@1')).toBe(-9)
    const run = ready()
    const pulls = [1, 2, 3, 4].map(() => {
      run.world.rope = 50
      return pressAt(run.world, run.rhythm, 0)
    })
    expect(pulls).toEqual([9, 9, 9, 11])
  })
  it('is lost by pressing as fast as possible, and won by pressing with the drum', () => {
    const fast = ready({ players: '1', level: 'easy' }).world
    play(fast, (n) => (n % 8 < 4 ? ['pull'] : []))
    expect(rules.outcome(fast)).toMatchObject({ result: 'lost' })
    const steady = ready({ players: '1', level: 'hard' }).world
    play(steady, (n) => bot(steady, n).hold ?? [])
    expect(rules.outcome(steady)).toMatchObject({ result: 'won', results: { 'On the beat': 100 } })
    const late = ready({ players: '1', level: 'medium' })
    play(late.world, () => (late.rhythm.clock > 40 && (late.rhythm.clock - 6) % 45 === 0 ? ['pull'] : []))
    expect(rules.outcome(late.world)).toMatchObject({ result: 'won' })
  })
})

describe('the presses', () => {
  it('are shown per second of pulling, with a separate best, also if the computer wins', () => {
    expect(game.best.map(({ of }) => of)).toEqual(['Time', 'Presses a second', 'Stars', 'On the beat'])
    for (const [level, result] of [
      ['easy', 'won'],
      ['impossible', 'lost'],
    ] as const) {
      const world = ready({ players: '1', level, pull: 'fast' }).world
      play(world, (n) => bot(world, n).hold ?? [])
      expect(rules.outcome(world)?.result).toBe(result)
      expect(rules.outcome(world)?.results?.['Presses a second']).toBeCloseTo(6, 0)
    }
    expect(tug.paceOf({ pulls: [0, 0], ticksLeft: tug.MATCH_TICKS }, 0)).toBe(0)
  })
  it('are shown for both of two players', () => {
    const { world } = ready()
    play(world, () => [])
    expect(rules.outcome(world)).toMatchObject({
      detail: '0 to 0 when time ran out. On the beat: 0% and 0%.',
    })
  })
})
