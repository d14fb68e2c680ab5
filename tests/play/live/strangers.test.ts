/**
 * What a stranger sends can neither break this device nor its game: changed messages, in four kinds of live games with
 * real sessions.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game, OptionValues, RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { readInput } from '../../../src/engine/core/input/input'
import { createRandom, draw, type Random } from '../../../src/engine/core/math/random'
import { FrameReader } from '../../../src/engine/core/replay/frameReader'
import { findGame } from '../../../src/games/catalog'
import { isLegal } from '../../../src/play/byLink/legal'
import { readMessage } from '../../../src/play/live/messages'
import { liveView } from '../../../src/play/live/port'
import { liveTexts } from '../../../src/play/texts/live'
import { KIND } from '../../engine/net/fakeChannel'
import { memoryStorage } from '../../site/storage'
import { sample } from '../../support/proofs'
import { below, mutated } from './mutate'
import { begin, type Device, device } from './stranger'
import { another, mover, racer, type Stranger, shower, ticker } from './strangers'

const MESSAGES = sample(240, 5000)
/** A device has to cope with a message within this time, ms: a busy machine is slow, a loop is endless. */
const LONGEST_MS = 5000

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
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
const wait = (ms: number) => void vi.advanceTimersByTime(ms)
const load = async (id: string) => (await findGame(id)?.load())?.default as Game
const textOf = (value: unknown) => JSON.stringify(value)

interface Case {
  readonly id: string
  readonly options?: OptionValues
  stranger(device: Device, game: never, seat: 0 | 1, random: Random): Stranger
  /** The most honest messages before the changed one. */
  readonly before: number
}
const CASES: readonly Case[] = [
  { id: 'tic-tac-toe', stranger: mover as Case['stranger'], before: 4 },
  {
    id: 'rock-paper-scissors',
    stranger: (d, game, seat, random) => shower(d, game, seat, random, wait),
    before: 5,
  },
  { id: 'pong', stranger: ticker as Case['stranger'], before: 12 },
  {
    id: 'pong',
    options: { ball: 'sides' },
    stranger: ticker as Case['stranger'],
    before: 12,
  },
  { id: 'snake', stranger: (d, game, _seat, random) => racer(d, game, random, wait), before: 6 },
]

/** Whether a message must end the connection, whatever the game is: it is not one at all. */
function isNone(bytes: Uint8Array, next: number): boolean {
  const size = bytes.length - 1
  switch (bytes[0]) {
    case KIND.ping:
    case KIND.pong:
      return size !== 12
    case KIND.control:
      if (size < 4) return true
      return new DataView(bytes.buffer).getUint32(1) === next && readMessage(bytes.slice(5)) === null
    case KIND.stream:
      return size < 4
    case KIND.fast:
      return size > 8192
    case KIND.bye:
      return size > 0
    default:
      return true
  }
}

/** Checks that a change of the board was a legal move of the other player. */
function expectLegal(game: TurnGame, seat: 0 | 1, before: unknown, after: unknown, bytes: Uint8Array): void {
  if (textOf(before) === textOf(after)) return
  const said = readMessage(bytes.slice(5))
  expect(said?.t).toMatch(/^(move|reveal)$/)
  const { move, at } = said as { move: unknown; at: number }
  const { rules, live } = game
  const together = live && 'together' in live ? live.together : undefined
  const automatic = rules.next?.(before)
  const isAutomatic = automatic !== null && automatic !== undefined && textOf(automatic.move) === textOf(move)
  if (!isAutomatic) {
    expect(isLegal(rules, before, move), textOf(move)).toBe(true)
    // Both hands are shown at once; otherwise it must be the stranger's turn.
    if (together) expect(textOf(together(move, seat)) === textOf(move) || move === 'finish').toBe(true)
    else expect(rules.seat?.(before) ?? 0).toBe(seat)
  }
  const applied = rules.apply(before, move, at)
  expect('refused' in applied).toBe(false)
  if ('state' in applied)
    expect(textOf({ ...(applied.state as object), at: 0 })).toBe(textOf({ ...(after as object), at: 0 }))
}

/** Checks that the world is the one that the recorded input gives, and that none of it is this player's. */
function expectReplayed(game: RealtimeGame, of: Device, seat: 0 | 1, isTwo: boolean): void {
  const play = of.realtime
  const input = play?.input
  // A host may replace the guest's world.
  if (!play || !input) {
    expect(of.live.isInviter).toBe(false)
    return
  }
  if (isTwo) {
    const strange = input.slots.filter((name) => name.endsWith('@1') !== (seat === 1))
    expect(strange, 'input of this device’s own player').toEqual([])
  }
  const { options, seed } = play.view
  const world = game.rules.start({ ...options }, seed, play.size)
  const frames = new FrameReader(input.frames, input.slots, input.ticks)
  for (let tick = frames.next(); tick; tick = frames.next())
    game.rules.step(world, readInput(tick.frame), () => {})
  // The shown world of two players runs ahead.
  if (!isTwo) expect(textOf(play.world)).toBe(textOf(world))
}

it('a stranger who moves out of turn is refused', async () => {
  const game = await load('tic-tac-toe')
  const here = device('tic-tac-toe', game, true)
  begin(here, 'tic-tac-toe', game)
  here.say({ t: 'move', round: 1, n: 0, move: 0, at: 100, own: true })
  expect(liveView.ended).toBe(liveTexts.ended.abuse)
  here.close()
})

describe.each(CASES)('a stranger in $id $options', ({ id, options: chosen, stranger: make, before: max }) => {
  it.each([true, false])(
    'changes nothing but by legal moves; this device invited: %s',
    { tags: ['sample'] },
    async (isInviter) => {
      const game = await load(id)
      const random = createRandom(isInviter ? 11 : 12)
      const counts = { sent: 0, refused: 0, kept: 0, devices: 0 }
      while (counts.sent < MESSAGES / 2) {
        const options = chosen && completeOptions(game.options, chosen)
        const here = device(id, game, isInviter, 5, options)
        counts.devices++
        const seat = isInviter ? 1 : 0
        begin(here, id, game, options)
        const stranger = make(here, game as never, seat, random)
        const sent: Uint8Array<ArrayBuffer>[] = []
        const honest = below(random, max + 1)
        for (let n = 0; n < honest; n++) {
          const next = stranger.next()
          if (!next || next[0] === undefined) break
          here.bytes(next)
          if (next[0] === KIND.control || next[0] === KIND.stream) here.numbered++
          sent.push(next)
          stranger.sent()
          if (liveView.state !== 'connected')
            throw new Error(`an honest message was refused: ${new TextDecoder().decode(next)}`)
        }
        for (let tries = 0; tries < 12 && liveView.state === 'connected'; tries++) {
          const next = stranger.next()
          if (!next) break
          // Some are whole messages of another moment.
          const base = draw(random) < 0.35 ? another(here, random) : next
          const bytes = draw(random) < 0.1 ? base : mutated(base, sent, random)
          const none = isNone(bytes, here.numbered)
          const state = here.turns?.state
          const world = textOf(here.realtime?.world)
          const from = process.hrtime.bigint()
          const { live } = here
          const { plan } = live
          here.bytes(bytes)
          // The host begins rounds.
          if (!isInviter && live.plan !== plan) {
            expect(readMessage(bytes.slice(5))?.t).toBe('start')
            counts.sent++
            break
          }
          if (here.turns && game.kind === 'turn') expectLegal(game, seat, state, here.turns.state, bytes)
          expect(textOf(here.realtime?.world)).toBe(world)
          // What it left behind must not break the next moments either.
          for (let n = 0; n < 3; n++) here.realtime?.step()
          if (draw(random) < 0.1) wait(120)
          expect(Number(process.hrtime.bigint() - from) / 1e6).toBeLessThan(LONGEST_MS)
          counts.sent++
          const numbered = new DataView(Uint8Array.of(...bytes, 0, 0, 0, 0, 0).buffer).getUint32(1)
          if ((bytes[0] === KIND.control || bytes[0] === KIND.stream) && numbered === here.numbered)
            here.numbered++
          if (none) expect(liveView.ended, new TextDecoder().decode(bytes)).toBe(liveTexts.ended.abuse)
          if (liveView.ended === liveTexts.ended.abuse) counts.refused++
          else counts.kept++
        }
        if (game.kind === 'realtime') expectReplayed(game, here, seat, game.live !== undefined)
        here.close()
        vi.clearAllTimers()
      }
      // The test means something only if many messages are refused, and some are read.
      expect(counts.refused).toBeGreaterThan(MESSAGES / 8)
      expect(counts.kept).toBeGreaterThan(MESSAGES / 50)
    },
  )
})
