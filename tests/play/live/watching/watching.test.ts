/** Watching a game: whenever a watcher joins, and whatever is lost, the watcher's game is that of the host, which no watcher changes. */
import { describe, expect, it } from 'vitest'
import { isPlain } from '../../../../src/engine/core/copy'
import type { Game, RealtimeGame, TurnGame } from '../../../../src/engine/core/game/contract'
import { completeOptions } from '../../../../src/engine/core/game/option'
import { worldSize } from '../../../../src/engine/core/game/shape'
import { NO_INPUT } from '../../../../src/engine/core/input/input'
import { createRandom, draw, drawInt } from '../../../../src/engine/core/math/random'
import { catalog } from '../../../../src/games/catalog'
import { MAX_WATCHERS } from '../../../../src/play/live/messages'
import { Following } from '../../../../src/play/live/watching/following'
import { Hosting } from '../../../../src/play/live/watching/hosting'
import { writePacket, writeRequest } from '../../../../src/play/live/watching/packets'
import { changedBytes } from '../mutate'
import { Device, type Play, realtimePlay, turnPlay } from './watched'

/** Ticks from a flush to the next: ten a second. Turn-based games pass a move. */
const EVERY = { realtime: 6, turn: 1 } as const
/** Two seconds, flushes. */
const SOON = 20

const games = await Promise.all(
  catalog.map(async (entry) => [entry.id, (await entry.load()).default] as [string, Game]),
)

function find(what: string, fits: (game: Game) => boolean): [string, Game] {
  const found = games.find(([, game]) => game.live && fits(game))
  if (!found) throw new Error(`no ${what}`)
  return found
}
const worldOf = (game: RealtimeGame) => {
  const options = completeOptions(game.options, game.live?.options)
  return game.rules.start(options, 1, worldSize(game, options))
}
const realtime = find('real-time game', (game) => game.kind === 'realtime' && isPlain(worldOf(game)))
const kinds: readonly [string, [string, Game]][] = [
  ['a real-time game', realtime],
  ['a physics game', find('physics game', (game) => game.kind === 'realtime' && !isPlain(worldOf(game)))],
  ['a turn-based game', find('turn-based game', (game) => game.kind === 'turn' && !game.secrets)],
]

const playOf = ([id, game]: [string, Game], seed: number): Play =>
  game.kind === 'realtime' ? realtimePlay(id, game, seed) : turnPlay(id, game, seed)

/** A tenth of a second, or a move: the host plays and sends, and the network delivers. */
function pass(play: Play, devices: readonly Device[]): void {
  for (let n = 0; n < EVERY[play.game.kind]; n++) play.pass()
  play.hosting.flush()
  for (const device of devices) device.pass()
}
/** The same without playing. */
function wait(play: Play, devices: readonly Device[], flushes: number): void {
  for (let n = 0; n < flushes; n++) {
    play.hosting.flush()
    for (const device of devices) device.pass()
  }
}

describe.each(kinds)('%s', (_kind, found) => {
  it('is the same for watchers who join at 50 random moments', () => {
    const play = playOf(found, 11)
    // Watching may be allowed in the middle of a game.
    for (let n = 0; n < 40; n++) play.pass()
    play.hosting.begin(play.record())
    const random = createRandom(5)
    for (let joins = 0; joins < 50; joins++) {
      for (let n = drawInt(random, 0, 12); n > 0; n--) pass(play, [])
      const device = new Device(play, { share: 0 }, random)
      // The game goes on meanwhile.
      for (let n = 0; n < 3; n++) pass(play, [device])
      wait(play, [device], SOON - 3)
      expect(device.digest, `join ${joins} at ${play.at}`).toBe(play.digest)
      device.leave()
    }
  })
  it('is the same after packets were lost, repeated and late', () => {
    const play = playOf(found, 21)
    play.hosting.begin(play.record())
    const random = createRandom(6)
    const faults = { share: 0 }
    const devices = Array.from({ length: 3 }, () => new Device(play, faults, random))
    let streams = 0
    for (let round = 0; round < 15; round++) {
      faults.share = 0.15
      for (let n = 0; n < 12; n++) pass(play, devices)
      faults.share = 0
      // What is on its way arrives; the gap shows in an empty packet after a second, and asking again waits for two.
      wait(play, devices, 45)
      for (const device of devices) {
        expect(device.following.broken).toBe(false)
        expect(device.digest, `round ${round} at ${play.at}`).toBe(play.digest)
      }
      streams = Math.max(...devices.map(({ following }) => following.stream))
    }
    // Gaps did occur.
    expect(streams).toBeGreaterThan(5)
  })
  it('is not changed by 20,000 packets of a watcher, nor is what others see', () => {
    const run = (attack: boolean) => {
      const play = playOf(found, 31)
      play.hosting.begin(play.record())
      const random = createRandom(8)
      const honest = new Device(play, { share: 0 }, createRandom(9))
      let sent = 0
      const attacker = play.hosting.add(() => void sent++)
      if (!attacker) throw new Error('no place')
      const reactions: number[] = []
      play.hosting.onReaction = (reaction) => void reactions.push(reaction)
      const digests: (number | null)[] = []
      for (let n = 0; n < 100; n++) {
        if (attack)
          for (let packets = 0; packets < 200; packets++) play.hosting.receive(attacker, packetOf(random))
        pass(play, [honest])
        digests.push(play.digest, honest.digest)
      }
      return { digests, sent, reactions, dropped: play.hosting.dropped, stream: honest.following.stream }
    }
    const [calm, attacked] = [run(false), run(true)]
    expect(attacked.digests).toEqual(calm.digests)
    expect(attacked.stream).toBe(calm.stream)
    // At most one request and one reaction in two seconds count.
    expect(attacked.dropped).toBeGreaterThanOrEqual(20_000 - 2 * 5)
    expect(attacked.reactions.length).toBeLessThanOrEqual(5)
    expect(attacked.reactions.every((each) => each >= 0 && each <= 5)).toBe(true)
    expect(attacked.sent).toBeLessThan(calm.sent + 5 * 20)
  })
  it('breaks off when a host sends anything else, and never throws', () => {
    const play = playOf(found, 41)
    const packets: Uint8Array<ArrayBuffer>[] = []
    play.hosting.begin(play.record())
    play.hosting.add((bytes) => void packets.push(bytes))
    for (let n = 0; n < 20; n++) pass(play, [])
    const random = createRandom(10)
    let broken = 0
    for (let n = 0; n < 3000; n++) {
      const following = new Following(play.id, play.game, () => {})
      const at = drawInt(random, 0, packets.length - 1)
      for (const bytes of packets.slice(0, at)) following.receive(bytes)
      const forged = changedBytes(packets[at] as Uint8Array<ArrayBuffer>, random)
      following.receive(forged)
      if (following.broken) broken++
    }
    expect(broken).toBeGreaterThan(300)
  })
})

/** Random bytes, some of them requests. */
function packetOf(random: ReturnType<typeof createRandom>): Uint8Array<ArrayBuffer> {
  const what = draw(random)
  if (what < 0.2) return writeRequest({ kind: 'again' })
  if (what < 0.4) return writeRequest({ kind: 'react', reaction: drawInt(random, 0, 255) })
  const length = drawInt(random, 0, what < 0.9 ? 4 : 400)
  return Uint8Array.from({ length }, () => drawInt(random, 0, 255))
}

describe('who may watch', () => {
  const secret = games.flatMap(([id, game]) =>
    game.kind === 'turn' && game.live && game.secrets ? [[id, game] as [string, TurnGame]] : [],
  )
  it('nobody watches a game with secrets, and is told why', () => {
    expect(secret.length).toBeGreaterThan(0)
    for (const [id, game] of secret) {
      const play = turnPlay(id, game, 1)
      play.hosting.begin(play.record())
      expect(play.hosting.reason, id).toBe('secret')
      const device = new Device(play, { share: 0 }, createRandom(1))
      for (let n = 0; n < 30; n++) pass(play, [device])
      expect(device.following.start, id).toBeNull()
      expect(device.following.reason, id).toBe('secret')
      expect(device.following.steps, id).toEqual([])
    }
  })
  it('but its other modes, though a record leaves out initial values', () => {
    for (const [id, game] of secret) {
      const hosting = new Hosting(game)
      hosting.begin({ ...turnPlay(id, game, 1).record(), options: {} })
      expect(hosting.reason, id).toBeNull()
    }
  })
  it('a game with hidden moves, or moves that only apply can judge, has secrets', () => {
    for (const [id, game] of games) {
      if (game.kind !== 'turn' || !game.live) continue
      const options = completeOptions(game.options, game.live.options)
      const hides = game.live.together || game.rules.legalByApply?.(game.rules.start(options, 1))
      expect(game.secrets?.(options) ?? false, id).toBe(Boolean(hides))
    }
  })
  it('up to eight, and another one when one has left', () => {
    const hosting = new Hosting(realtime[1])
    const all = Array.from({ length: MAX_WATCHERS }, () => hosting.add(() => {}))
    expect(all).not.toContain(null)
    expect(hosting.add(() => {})).toBeNull()
    if (all[0]) hosting.remove(all[0])
    expect(hosting.add(() => {})).not.toBeNull()
    expect(hosting.watchers).toBe(8)
  })
  it('a game that cannot be replayed from its start is not shown', () => {
    const play = playOf(realtime, 1)
    play.hosting.begin(play.record())
    const device = new Device(play, { share: 0 }, createRandom(1))
    for (let n = 0; n < 5; n++) pass(play, [device])
    expect(device.following.start).not.toBeNull()
    play.hosting.begin('unrecorded')
    for (let n = 0; n < 5; n++) pass(play, [device])
    expect([device.following.start, device.following.reason]).toEqual([null, 'unrecorded'])
  })
  it('a game of another version is not played', () => {
    const play = playOf(realtime, 1)
    play.hosting.begin({ ...play.record(), digest: '00000000' })
    const device = new Device(play, { share: 0 }, createRandom(1))
    for (let n = 0; n < 5; n++) pass(play, [device])
    expect(device.following.start).toBeNull()
    expect(device.following.complaint).not.toBe('')
    expect(device.following.broken).toBe(false)
  })
})

describe('the bounds of a record', () => {
  const record = () => playOf(realtime, 1).record()
  const [id, game] = realtime
  const receive = (...packets: readonly (Uint8Array<ArrayBuffer> | null)[]) => {
    const following = new Following(id, game, () => {})
    for (const bytes of packets) following.receive(bytes as Uint8Array<ArrayBuffer>)
    return following
  }
  const ticks = (n: number, from: number, many: number) =>
    writePacket({
      kind: 'ticks',
      stream: 1,
      n,
      run: { from, ticks: Array.from({ length: many }, () => ({ frame: NO_INPUT, sizes: [] })) },
    })
  const start = () => {
    const first = record()
    return writePacket({ kind: 'start', stream: 1, n: 0, record: first })
  }
  it('ticks follow each other without a gap', () => {
    expect(receive(start(), ticks(1, 0, 5), ticks(2, 5, 5)).ticks).toHaveLength(10)
    expect(receive(start(), ticks(1, 0, 5), ticks(2, 4, 5)).broken).toBe(true)
    expect(receive(start(), ticks(1, 1, 5)).broken).toBe(true)
  })
  it('moves belong to no real-time game', () => {
    expect(receive(start(), writePacket({ kind: 'moves', stream: 1, n: 1, from: 0, steps: [] })).broken).toBe(
      true,
    )
  })
  it('a start has no input', () => {
    const play = playOf(realtime, 1)
    for (let n = 0; n < 30; n++) play.pass()
    expect(receive(writePacket({ kind: 'start', stream: 1, n: 0, record: play.record() })).broken).toBe(true)
  })
})
