/** Two devices with different worlds: the guest takes the host's, and the game goes on. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InputFrame, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { digestOf } from '../../../src/engine/core/live/digest'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { SceneClock } from '../../../src/engine/stage/clock'
import { catalog } from '../../../src/games/catalog'
import { RollbackPolicy } from '../../../src/play/live/rollbackPolicy'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { memoryStorage } from '../../site/storage'
import { sample } from '../../support/proofs'
import { Connection, type End } from './connection'

const IDS = ['pong', 'tug-of-war', 'blue-block-runner', 'gravity-flip-runner', 'air-hockey']
const all = await Promise.all(
  catalog
    .filter(({ id }) => IDS.includes(id))
    .map(async (entry) => [entry.id, (await entry.load()).default as RealtimeGame] as const),
)
const plain = all.filter(([id]) => id !== 'air-hockey')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Side {
  readonly play: RealtimeSession
  readonly end: End
  /** The confirmed world of this device. */
  readonly confirmed: unknown
  /** Digests of the confirmed world, by tick. */
  readonly digests: Map<number, number>
}

/** Two sessions of a game. */
function two(id: string, game: RealtimeGame, seed: number) {
  const connection = new Connection()
  const { size } = game
  if (size === 'window') throw new Error('no field')
  const open = (seat: 0 | 1) => {
    const options = completeOptions(game.options, game.live?.options)
    const end = connection.ends[seat]
    const part = new RollbackPolicy(game, options, seat, 1, end.round)
    connection.parts.push(part)
    let confirmed: unknown = null
    const [onBegin, tick] = [part.onBegin.bind(part), part.tick.bind(part)]
    part.onBegin = (world) => {
      confirmed = world
      onBegin(world)
    }
    part.tick = (take, play, replace) =>
      tick(take, play, (world) => {
        confirmed = world
        replace(world)
      })
    const random = createRandom(seed + seat)
    const actions = [...new Set(game.controls.map(({ action }) => action))].filter(
      (name) => !name.includes('@'),
    )
    const take = (): InputFrame => {
      const action = actions[Math.floor(draw(random) * actions.length)] as string
      return { held: { [action]: 1 }, pressed: [action], released: [], pointers: [] }
    }
    const play = new RealtimeSession({ id, game, options, seed, policy: part }, size, new SceneClock(), take)
    const side: Side = {
      play,
      end,
      get confirmed() {
        return confirmed
      },
      digests: new Map(),
    }
    play.start()
    return side
  }
  const host = open(0)
  const guest = open(1)
  const pass = (ticks: number) => {
    for (let n = 0; n < ticks; n++) {
      for (const side of [host, guest]) {
        side.play.step()
        if (side.confirmed) side.digests.set(side.play.tick, digestOf(side.confirmed))
      }
      connection.pass()
    }
  }
  const close = () => {
    for (const { play } of [host, guest]) play.close()
    connection.close()
  }
  /** The ticks at which both worlds are known, and whether they were the same. */
  const compared = (from: number) =>
    [...host.digests]
      .filter(([tick]) => tick > from && guest.digests.has(tick))
      .map(([tick, digest]) => digest === guest.digests.get(tick))
  return { host, guest, pass, compared, close }
}

/** All places of numbers in a world. */
function numbersIn(
  world: unknown,
  found: { holder: Record<string, number>; key: string }[] = [],
  seen = new Set<unknown>(),
) {
  if (typeof world !== 'object' || world === null || seen.has(world)) return found
  seen.add(world)
  for (const [key, value] of Object.entries(world)) {
    if (typeof value === 'number') found.push({ holder: world as Record<string, number>, key })
    else numbersIn(value, found, seen)
  }
  return found
}

describe.each(plain)('a forged number in %s', (id, game) => {
  it.each([3, 5].slice(0, sample(1, 2)))(
    'is corrected within two seconds, seed %i',
    {
      tags: ['sample'],
    },
    (seed) => {
      const { host, guest, pass, compared, close } = two(id, game, seed)
      pass(100)
      expect(host.play.view.phase).toBe('playing')
      expect(compared(0).every(Boolean)).toBe(true)
      expect(host.end.said).not.toContain('world')
      const places = numbersIn(guest.confirmed).filter(({ holder, key }) => Number.isFinite(holder[key]))
      const { holder, key } = places[Math.floor((places.length * (seed - 3)) / 4)] as (typeof places)[number]
      holder[key] = (holder[key] as number) + 1
      const at = guest.play.tick
      pass(120)
      const worlds = host.end.said.filter((kind) => kind === 'world').length
      expect(worlds, `${key} changed`).toBeGreaterThan(0)
      expect(console.warn).toHaveBeenCalled()
      pass(200)
      const later = compared(at + 120)
      if (host.play.view.phase === 'playing') expect(later.length).toBeGreaterThan(150)
      expect(later.every(Boolean)).toBe(true)
      // Once they agree, no more worlds are sent.
      pass(200)
      expect(host.end.said.filter((kind) => kind === 'world').length).toBeLessThanOrEqual(worlds + 2)
      expect([host.end.refused, guest.end.refused]).toEqual([false, false])
      close()
    },
  )
})
it('Air Hockey, whose world cannot be sent, goes on', () => {
  const [[id, game] = ['', null]] = all.filter(([each]) => each === 'air-hockey')
  if (!game) throw new Error('no Air Hockey')
  const { host, guest, pass, close } = two(id, game, 3)
  pass(100)
  // Most numbers follow from the physics, so all are changed.
  for (const { holder, key } of numbersIn(guest.confirmed)) {
    const descriptor = Object.getOwnPropertyDescriptor(holder, key)
    if (descriptor?.writable) holder[key] = (holder[key] as number) + 0.5
  }
  const before = guest.play.tick
  pass(300)
  expect(guest.end.said).toContain('differs')
  expect(host.end.said).not.toContain('world')
  expect(guest.play.tick).toBeGreaterThan(before + 250)
  expect([host.end.refused, guest.end.refused]).toEqual([false, false])
  close()
})
