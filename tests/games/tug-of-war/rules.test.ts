/** Tests Tug of War: the rope, rounds, the clock, the computer's pace, and who wins on time. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf } from '../../../src/engine/input/bindings'
import { bot } from '../../../src/games/tug-of-war/bot'
import game from '../../../src/games/tug-of-war/index'
import { type Options, options } from '../../../src/games/tug-of-war/options'
import * as tug from '../../../src/games/tug-of-war/rules'
import { rules, type World } from '../../../src/games/tug-of-war/rules'
import { sample } from '../../support/proofs'
import { botPlays, finger as fingerAt, ticker } from '../../support/ticks'

const begin = (chosen: Partial<Options> = {}, seed = 1) =>
  rules.start(completeOptions(options, chosen), seed, { width: 800, height: 450 })

const tick = ticker(rules)

function ready(chosen: Partial<Options> = { players: '2' }, seed = 1): World {
  const world = begin(chosen, seed)
  while (world.state === 'ready') tick(world)
  return world
}

/** Continues with the simple bot's rhythm on the left. */
function play(world: World, pulling = true): World {
  botPlays(rules, pulling ? bot : () => ({}), world, 60 * 60)
  return world
}

const finger = (id: number, x: number) => fingerAt(x, 300, { id, pressed: true })

describe('the rope', () => {
  it('starts at 50, moves 2 per press, and a round ends at 10 or 90', () => {
    const world = ready()
    expect(world.rope).toBe(50)
    expect(tick(world, ['pull'])).toEqual([{ type: 'pull', side: 0, rope: 48 }])
    expect(tick(world, ['pull@1'])).toEqual([{ type: 'pull', side: 1, rope: 50 }])
    for (let n = 0; n < 19; n++) tick(world, ['pull'])
    expect(world).toMatchObject({ rope: 12, state: 'pull', rounds: [0, 0] })
    expect(tick(world, ['pull'])).toContainEqual({ type: 'round', side: 0, left: 1, right: 0, last: false })
    expect(world).toMatchObject({ rope: 10, state: 'rest', rounds: [1, 0] })
    const other = ready()
    for (let n = 0; n < 20; n++) tick(other, ['pull@1'])
    expect(other).toMatchObject({ rope: 90, rounds: [0, 1] })
  })

  it('returns to the middle after 1.5 s, without pulls and with the clock stopped', () => {
    const world = ready()
    for (let n = 0; n < 20; n++) tick(world, ['pull'])
    const { ticksLeft } = world
    for (let n = 0; n < 89; n++) expect(tick(world, ['pull@1'])).toEqual([])
    expect(world.rope).toBe(10)
    expect(tick(world)).toEqual([{ type: 'go' }])
    expect(world).toMatchObject({ rope: 50, state: 'pull', ticksLeft })
  })

  it('ignores how long a key is held', () => {
    const world = ready()
    tick(world, ['pull'])
    for (let n = 0; n < 60; n++) tick(world, ['pull'], ['pull'])
    expect(world.rope).toBe(48)
  })

  it('is pulled by fingers: each half is a player, and two at once count both', () => {
    const two = ready()
    tick(two, [], [], [finger(1, 100), finger(2, 300), finger(3, 500)])
    expect(two).toMatchObject({ rope: 48, pulls: [2, 1] })
    const alone = ready({})
    tick(alone, [], [], [finger(1, 700)])
    expect(alone.pulls[0]).toBe(1)
  })
})

describe('the keys', () => {
  it('begin with Space', () => expect(game.spaceKey).toBe('start'))

  it('for one player are only A and its rebinding; L does nothing', () => {
    const own = bindingsOf(game.controls, { pull: { keys: ['KeyQ'], pad: ['B'] } })
    for (const [bindings, pulls] of [
      [bindingsOf(game.controls), { KeyA: true, KeyL: false, KeyQ: false }],
      [own, { KeyA: false, KeyL: false, KeyQ: true }],
    ] as const) {
      for (const [key, used] of Object.entries(pulls)) {
        const actions = createActions(bindings, 1)
        expect(actions.keyDown(key), key).toBe(used)
        expect(actions.take([]).pressed).toEqual(used ? ['pull'] : [])
      }
    }
    const two = createActions(bindingsOf(game.controls), 2)
    two.keyDown('KeyL')
    expect(two.take([]).pressed).toEqual(['pull@1'])
  })

  it('are A and L, and a pad for each player', () => {
    expect(game.controls.map(({ keys, player }) => [keys?.[0], player ?? 0])).toEqual([
      ['KeyA', 0],
      ['KeyL', 1],
      // Two against two.
      ['KeyG', 2],
      ['ArrowRight', 3],
    ])
    for (const { pad } of game.controls) expect(pad).toContain('A')
  })
})

describe('the match', () => {
  it('is won with the third round, after a final animation', () => {
    const world = ready()
    world.rounds[1] = 2
    world.rope = 88
    expect(tick(world, ['pull@1'])).toContainEqual(expect.objectContaining({ type: 'round', last: true }))
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < tug.END_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({
      result: 'over',
      title: 'Player 2 wins',
      detail: '0 to 3. Presses per second: 0 and 60.',
    })
  })

  it('is over with a round won on the very last tick, which counts once', () => {
    for (const [rounds, title] of [
      [[1, 1], 'Player 1 wins'],
      [[0, 1], 'It’s a tie'],
    ] as const) {
      const world = ready()
      Object.assign(world, { rope: 12, ticksLeft: 1 })
      world.rounds.splice(0, 2, ...rounds)
      expect(tick(world, ['pull'])).toContainEqual(expect.objectContaining({ type: 'round', last: true }))
      for (let n = 0; n < tug.END_TICKS; n++) expect(tick(world, ['pull@1'])).toEqual([])
      expect(rules.outcome(world)).toMatchObject({ title })
    }
  })

  it('ends after 30 s: more rounds win, then the closer rope, otherwise a tie', () => {
    const end = (rope: number, rounds: [number, number]) => {
      const world = ready()
      Object.assign(world, { rope, ticksLeft: 1 })
      world.rounds.splice(0, 2, ...rounds)
      expect(tick(world)).toEqual([{ type: 'time' }])
      for (let n = 0; n < tug.END_TICKS; n++) tick(world)
      return rules.outcome(world)
    }
    expect(end(70, [2, 1])).toMatchObject({
      title: 'Player 1 wins',
      detail: '2 to 1 when time ran out. Presses per second: 0 and 0.',
    })
    expect(end(48, [1, 1])).toMatchObject({ title: 'Player 1 wins' })
    expect(end(52, [1, 1])).toMatchObject({ title: 'Player 2 wins' })
    expect(end(50, [1, 1])).toMatchObject({ result: 'tied', title: 'It’s a tie' })
    const world = ready()
    expect(rules.hud(world)).toEqual({ 'Player 1': 0, 'Player 2': 0, Time: 30 })
    for (let n = 0; n < 1799; n++) tick(world)
    expect(rules.hud(world)).toMatchObject({ Time: 1 })
    expect(tick(world)).toEqual([{ type: 'time' }])
  })
})

describe('the computer', () => {
  it('tries every 800, 600, 400 or 150 ms, with a chance of 0.9, or 0.98 when impossible', () => {
    for (const [level, ms, chance] of [
      ['easy', 800, 0.9],
      ['medium', 600, 0.9],
      ['hard', 400, 0.9],
      ['impossible', 150, 0.98],
    ] as const) {
      expect(tug.LEVELS[level]).toEqual({ intervalMs: ms, chance })
      const world = ready({ level })
      let tries = 0
      let last = 0
      const gaps = new Set<number>()
      for (let n = 1; n <= 18_000; n++) {
        Object.assign(world, { rope: 50, ticksLeft: 1000 })
        const before = world.computerWait
        tick(world)
        if (world.computerWait > before) {
          tries++
          if (last) gaps.add(n - last)
          last = n
        }
      }
      expect(gaps).toEqual(new Set([(ms * 60) / 1000]))
      expect(tries).toBe(Math.floor((300 * 1000) / ms))
      const share = world.pulls[1] / tries
      // Three standard errors.
      expect(Math.abs(share - chance)).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / tries))
    }
  })

  it('gets harder: each level takes more presses per second', { tags: ['sample'] }, () => {
    const seeds = sample(3, 10)
    /** The share of matches won with steady presses. */
    const wins = (level: Options['level'], presses: number) => {
      let won = 0
      for (let seed = 1; seed <= seeds; seed++) {
        const world = begin({ level }, seed)
        botPlays(rules, (_, n) => ({ hold: (n * presses) % 60 < presses ? ['pull'] : [] }), world, 60 * 60)
        if (rules.outcome(world)?.result === 'won') won++
      }
      return won / seeds
    }
    const steps = [
      ['easy', 0.8, 1.8],
      ['medium', 1.2, 2.2],
      ['hard', 1.8, 3.2],
      ['expert', 3.2, 5],
      ['impossible', 5.5, 8],
    ] as const
    expect(steps.map(([level]) => level)).toEqual(Object.keys(tug.LEVELS))
    for (const [level, loses, winsAt] of steps) {
      expect(wins(level, loses), `${level} at ${loses}`).toBeLessThan(0.4)
      expect(wins(level, winsAt), `${level} at ${winsAt}`).toBeGreaterThan(0.6)
    }
  })

  it('is beaten by the simple bot up to Hard, beats it on Impossible, and wins without an opponent', () => {
    for (const level of ['easy', 'medium', 'hard'] as const)
      expect(rules.outcome(play(begin({ level }))), level).toMatchObject({ result: 'won', detail: '3 to 0.' })
    expect(rules.outcome(play(begin({ level: 'impossible' })))).toMatchObject({ result: 'lost' })
    for (const level of ['easy', 'medium', 'hard', 'impossible'] as const)
      expect(rules.outcome(play(begin({ level }), false))).toMatchObject({
        result: 'lost',
        title: 'The computer wins',
      })
  })
})

describe('upright', () => {
  const size = { width: 480, height: 760 }

  it('has the same pull in its own layout: each half is a player', () => {
    expect(game.upright?.size).toEqual(size)
    const world = rules.start(completeOptions(options, { players: '2' }), 1, size)
    while (world.state === 'ready') tick(world)
    // On the wide field, 260 belongs to the left player.
    tick(world, [], [], [finger(1, 220), finger(2, 260), finger(3, 470)])
    expect(world).toMatchObject({ rope: 52, pulls: [1, 2] })
  })
})
