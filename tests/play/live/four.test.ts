/** Live games for three and four: the guest's device has the second seat, and the host's device all others. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InputFrame, OptionValues, Pointer, RealtimeGame } from '../../../src/engine/core/game/contract'
import { worldSize } from '../../../src/engine/core/game/shape'
import { NO_INPUT, readInput, slot } from '../../../src/engine/core/input/input'
import { FOUR_SEATS, GUEST_SEAT, JOIN, type Seat } from '../../../src/engine/core/input/seats'
import { merged } from '../../../src/engine/core/live/inputs'
import {
  chance,
  createRandom,
  drawBetween,
  drawInt,
  pick,
  type Random,
} from '../../../src/engine/core/math/random'
import { exactFrame } from '../../../src/engine/core/replay/frames'
import { SceneClock } from '../../../src/engine/stage/clock'
import { liveView } from '../../../src/play/live/port'
import { RollbackPolicy } from '../../../src/play/live/rollbackPolicy'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { gamesOfKind } from '../../contract/loaded'
import { modesForFour } from '../../support/liveModes'
import { sample } from '../../support/proofs'
import { cleared, freshPage } from '../session/small'
import { Connection } from './connection'
import { begin, device } from './stranger'

const MODES = gamesOfKind('realtime').flatMap(([id, game]) => modesForFour(id, game))
const SEED = 6

/** The seats that a world of these games gives to people. */
function peopleIn(world: unknown): Seat[] {
  const { pairs, paddles, snakes, racers } = world as Record<
    string,
    { human?: boolean[] } & { human: boolean }[]
  >
  const human = pairs?.human ?? (snakes ?? racers ?? paddles)?.map((each) => each.human)
  return FOUR_SEATS.filter((seat) => human?.[seat])
}

/** Anything that a packet can contain: actions of all seats, and pointers anywhere, with any ids. */
function forged(random: Random, game: RealtimeGame, options: OptionValues): InputFrame {
  const { width, height } = worldSize(game, options)
  const names = [JOIN, ...game.controls.map(({ action }) => action)]
  const some = () =>
    Array.from({ length: drawInt(random, 0, 3) }, () => slot(pick(random, names), drawInt(random, 0, 3)))
  const pointers = Array.from({ length: drawInt(random, 0, 3) }, (): Pointer => {
    const pressed = chance(random, 0.6)
    return {
      id: drawInt(random, -9, 9),
      x: drawBetween(random, -50, width + 50),
      y: drawBetween(random, -50, height + 50),
      down: pressed || chance(random, 0.5),
      pressed,
      released: chance(random, 0.2),
      kind: 'touch',
    }
  })
  const held = Object.fromEntries(some().map((name) => [name, 1]))
  return exactFrame({ held, pressed: some(), released: some(), pointers })
}

describe.each(MODES)('%s', (_name, game, options) => {
  const size = worldSize(game, options)

  it('gives no device a seat of the other one, whatever it sends', { tags: ['sample'] }, () => {
    for (const device of [0, 1] as const) {
      const random = createRandom(SEED + device)
      let world = game.rules.start(options, SEED, size)
      const seen = new Set<Seat>()
      for (let n = 0; n < sample(2000, 20_000); n++) {
        const frame = forged(random, game, options)
        const both = merged(device === 0 ? [frame, NO_INPUT] : [NO_INPUT, frame], 'seats', size)
        const input = readInput(both)
        for (const seat of FOUR_SEATS)
          if ((seat === GUEST_SEAT) !== (device === 1)) expect(input.presses(seat)).toEqual([])
        game.rules.step(world, input, () => {})
        for (const seat of peopleIn(world)) seen.add(seat)
        if (game.rules.outcome(world)) world = game.rules.start(options, SEED + n, size)
      }
      expect([...seen].sort()).toEqual(device === 1 ? [GUEST_SEAT] : [0, 2, 3])
    }
  })
  it('has the keys of each device as they are', () => {
    const host = { ...NO_INPUT, pressed: FOUR_SEATS.map((seat) => slot('up', seat)) }
    const guest = { ...NO_INPUT, pressed: ['down', 'up@2', 'up@1'] }
    expect(merged([host, guest], 'seats', size).pressed).toEqual(['up', 'up@2', 'up@3', 'down@1'])
  })

  describe('two sessions', () => {
    beforeEach(freshPage)
    afterEach(cleared)

    /** `join` are the names that each device presses in its first tick. */
    function sessions(join: readonly [readonly string[], readonly string[]]) {
      const connection = new Connection()
      const parts = ([0, 1] as const).map(
        (seat) => new RollbackPolicy(game, options, seat, 1, connection.ends[seat].round),
      )
      connection.parts.push(...parts)
      const plays = parts.map((policy, device) => {
        let first = true
        const take = () => {
          const pressed = first ? (join[device] ?? []) : []
          first = false
          return { ...NO_INPUT, pressed }
        }
        return new RealtimeSession(
          { id: 'four', game, options, seed: SEED, policy },
          size,
          new SceneClock(),
          take,
        )
      })
      for (const play of plays) play.start()
      const pass = (ticks: number, of = plays) => {
        for (let n = 0; n < ticks; n++) {
          for (const play of of) play.step()
          connection.pass()
        }
      }
      const close = () => {
        for (const play of plays) play.close()
        connection.close()
      }
      return { connection, parts, plays, pass, close }
    }
    const HOSTS = [JOIN, `${JOIN}@2`]

    it('have the seats of both devices, and one record', () => {
      const { connection, plays, pass, close } = sessions([HOSTS, [JOIN]])
      expect(plays.map(({ view }) => view.players)).toEqual([4, 1])
      expect(plays.map(({ policy }) => policy.awaySeat)).toEqual([GUEST_SEAT, null])
      pass(150)
      expect(plays.map(({ world }) => peopleIn(world))).toEqual([
        [0, 1, 2],
        [0, 1, 2],
      ])
      expect(connection.ends.map(({ refused }) => refused)).toEqual([false, false])
      expect(plays[1]?.input?.frames.slice(0, 20)).toEqual(plays[0]?.input?.frames.slice(0, 20))
      close()
    })
    it.each([
      ['guest', 0, [0, 1, 2]],
      ['host', 1, [0, 1, 2, 3]],
    ] as const)('go on against the computer when the %s has left', async (_who, stays, people) => {
      vi.useRealTimers()
      const { parts, plays, pass, close } = sessions([HOSTS, [JOIN]])
      pass(60)
      const [part, play] = [parts[stays], plays[stays]] as [RollbackPolicy, RealtimeSession]
      part.onGone()
      expect(part.mayReplaceOther()).toBe(true)
      expect(await part.replaceOther()).toBe(true)
      const moves = new Set<string>()
      play.listener = {
        onRecord: () => {},
        onMoves: () => {},
        onTick: ({ frame }) => {
          for (const name of frame.pressed) moves.add(name.split('@')[1] ?? '0')
        },
      }
      pass(900, [play])
      expect([...moves].sort()).toEqual(stays === 0 ? ['1'] : ['0', '2', '3'])
      expect(peopleIn(play.world)).toEqual(people)
      close()
    })
  })
})

describe('a live game', () => {
  beforeEach(freshPage)
  afterEach(cleared)
  const [, game, options] = MODES.find(([name]) => name.startsWith('pong')) as (typeof MODES)[number]

  it('keeps a mode for four, in which sides stay as they are at a rematch', () => {
    const here = device('pong', game, true, SEED, options)
    begin(here, 'pong', game)
    const started = () => here.heard().find(({ t }) => t === 'start')
    expect(started()).toMatchObject({ options: { ball: 'sides', players: '1' }, hostSeat: 0 })
    expect([here.live.seat, here.realtime?.view.players, liveView.names]).toEqual([0, 4, [7, 3]])
    here.live.suggest()
    here.say({ t: 'accept', round: 2 })
    expect(started()).toMatchObject({ round: 2, options: { ball: 'sides', players: '1' } })
    expect([here.live.seat, here.realtime?.view.players]).toEqual([0, 4])
    // Changed sides count again in a game for two.
    here.say({ t: 'suggest', round: 3, options: { ...options, ball: 'classic' }, hostSeat: 1 })
    here.live.accept()
    expect(started()).toMatchObject({ round: 3, options: { ball: 'classic', players: '2' }, hostSeat: 1 })
    expect([here.live.seat, here.realtime?.view.players]).toEqual([1, 1])
    here.close()
  })
  it('suggests the game for two that another mode means', () => {
    const [, hockey, pairs] = MODES.find(([name]) => name.startsWith('air-hockey')) as (typeof MODES)[number]
    const here = device('air-hockey', hockey, true, SEED, pairs)
    begin(here, 'air-hockey', hockey)
    here.heard()
    here.live.suggest({ options: { ...pairs, match: 'cup' }, hostSeat: 0 })
    expect(here.heard()).toMatchObject([{ t: 'suggest', options: { match: 'cup', players: '2' } }])
    expect(liveView.suggestion).not.toMatch(/cup/i)
    here.close()
  })
  it('gives the guest the second seat, whatever the host asks for', () => {
    const here = device('pong', game, false, SEED, options)
    begin(here, 'pong', game)
    here.live.suggest()
    here.say({ t: 'start', round: 2, options: { ...options }, seed: 5, hostSeat: 1 })
    expect([here.live.seat, here.realtime?.view.players]).toEqual([GUEST_SEAT, 1])
    here.close()
  })
})
