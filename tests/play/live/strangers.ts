/** What honest strangers send in each kind of live game, step by step. */
import type { Game, InputFrame, RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { worldSize } from '../../../src/engine/core/game/shape'
import { writeRun } from '../../../src/engine/core/live/inputs'
import { MAX_AHEAD, Rollback } from '../../../src/engine/core/live/rollback'
import { sharesOf } from '../../../src/engine/core/live/shares'
import { draw, type Random } from '../../../src/engine/core/math/random'
import { sha256 } from '../../../src/engine/core/math/sha256'
import { ByteReader, ByteWriter } from '../../../src/engine/core/replay/bytes'
import { moveText } from '../../../src/play/byLink/legal'
import { type LiveMessage, PROTOCOL, writeMessage } from '../../../src/play/live/messages'
import { KIND, message } from '../../engine/net/fakeChannel'
import { below } from './mutate'
import type { Device } from './stranger'

type Bytes = Uint8Array<ArrayBuffer>

/** An honest stranger: `next` is the next message to send, after this device has done what it has to do first. */
export interface Stranger {
  next(): Bytes | null
  /** The message was sent unchanged. */
  sent(): void
}

const control = (device: Device, said: LiveMessage) =>
  message(KIND.control, writeMessage(said), device.numbered)

/** Any other message, valid by itself: what it means depends on the game and the moment. */
export function another(device: Device, random: Random): Bytes {
  const world: unknown = JSON.parse(JSON.stringify(device.realtime?.world ?? device.turns?.state ?? null))
  const options = device.live.plan?.options ?? {}
  const all: readonly LiveMessage[] = [
    { t: 'hello', protocol: PROTOCOL, game: 'pong', rules: '1', name: 5 },
    { t: 'start', round: 2, options, seed: 9, hostSeat: 1 },
    { t: 'suggest', round: 2, options, hostSeat: 1 },
    { t: 'accept', round: 2 },
    { t: 'decline', round: 2 },
    { t: 'pause', round: 1, away: false },
    { t: 'resume', round: 1 },
    { t: 'move', round: 1, n: 0, move: 0, at: 100, own: true },
    { t: 'commit', round: 1, n: 0, hash: '0'.repeat(64) },
    { t: 'reveal', round: 1, n: 0, move: 'rock', at: 5, salt: '0'.repeat(32) },
    { t: 'steps', round: 1, keep: 0, add: [['Up', 5, true]] },
    { t: 'field', round: 1, width: 300, height: 500 },
    { t: 'digest', round: 1, tick: 60, value: 7 },
    { t: 'differs', round: 1 },
    { t: 'world', round: 1, tick: 1, world },
    { t: 'react', reaction: 2 },
    { t: 'watched', count: 2 },
  ]
  return control(device, all[below(random, all.length)] as LiveMessage)
}

/** Plays random legal moves. */
export function mover(device: Device, game: TurnGame, seat: 0 | 1, random: Random): Stranger {
  let n = 0
  const { rules } = game
  return {
    next() {
      const { turns } = device
      if (!turns) return null
      const { state } = turns
      if (rules.outcome(state)) return null
      const legal = rules.legal(state)
      const move = legal[below(random, legal.length)]
      if ((rules.seat?.(state) ?? 0) !== seat) {
        turns.play(move)
        return this.next()
      }
      return control(device, { t: 'move', round: 1, n, move, at: turns.playedMs + 500, own: true })
    },
    sent: () => void n++,
  }
}

/** Shows hands, hidden until both have one. */
export function shower(
  device: Device,
  game: TurnGame,
  seat: 0 | 1,
  random: Random,
  wait: (ms: number) => void,
): Stranger {
  const { rules, live } = game
  const { together } = live as { together(move: unknown, seat: 0 | 1): unknown }
  const salt = 'ab'.repeat(16)
  let moves = 0
  let shown = 0
  let step: 'commit' | 'reveal' = 'commit'
  let hand: unknown = null
  let kind: 'commit' | 'reveal' | 'move' = 'commit'
  return {
    next() {
      const { turns } = device
      if (!turns || rules.outcome(turns.state)) return null
      const automatic = rules.next?.(turns.state)
      if (automatic && step === 'commit') {
        if (seat === 0) {
          kind = 'move'
          return control(device, {
            t: 'move',
            round: 1,
            n: moves,
            move: automatic.move,
            at: turns.playedMs + automatic.after,
            own: false,
          })
        }
        wait(automatic.after + 10)
      }
      kind = step
      if (step === 'reveal')
        return control(device, {
          t: 'reveal',
          round: 1,
          n: shown,
          move: hand,
          at: turns.playedMs + 100,
          salt,
        })
      turns.play('rock')
      hand = together(['rock', 'paper', 'scissors'][below(random, 3)], seat)
      return control(device, { t: 'commit', round: 1, n: shown, hash: sha256(`${salt} ${moveText(hand)}`) })
    },
    sent() {
      if (kind === 'move') moves++
      else if (kind === 'commit') step = 'reveal'
      else {
        step = 'commit'
        shown++
      }
    },
  }
}

/** Holds keys at random. */
function pressing(game: Game, random: Random): () => InputFrame {
  const actions = [...new Set(game.controls.map(({ action }) => action))].filter(
    (action) => !action.includes('@'),
  )
  let held: Record<string, 1> = {}
  return () => {
    const before = held
    held = {}
    for (const action of actions) if (draw(random) < (before[action] ? 0.9 : 0.1)) held[action] = 1
    return {
      held,
      pressed: Object.keys(held).filter((action) => !before[action]),
      released: Object.keys(before).filter((action) => !held[action]),
      pointers: [],
    }
  }
}

/** Plays a real-time game against this device: a packet per tick. */
export function ticker(device: Device, game: RealtimeGame, seat: 0 | 1, random: Random): Stranger {
  const options = device.live.plan?.options ?? {}
  const size = worldSize(game, options)
  const rollback = new Rollback({ seat, shares: sharesOf(game, options), size, ahead: MAX_AHEAD })
  const take = pressing(game, random)
  let from = 0
  return {
    next() {
      device.realtime?.step()
      for (const bytes of device.channel.sent.slice(from)) {
        if (bytes[0] !== KIND.fast) continue
        const reader = new ByteReader(bytes.slice(1))
        reader.whole()
        rollback.receive(reader)
      }
      from = device.channel.sent.length
      rollback.pass(take)
      while (rollback.confirm());
      return message(KIND.fast, Uint8Array.of(1, ...rollback.packet()))
    },
    sent() {},
  }
}

/** Plays the same start beside this device: input every 100 ms. */
export function racer(
  device: Device,
  game: RealtimeGame,
  random: Random,
  wait: (ms: number) => void,
): Stranger {
  const take = pressing(game, random)
  let ticks = 0
  let begun = false
  return {
    next() {
      for (let n = 0; n < 6; n++) device.realtime?.step()
      wait(100)
      if (!begun) return control(device, { t: 'field', round: 1, width: 600, height: 600 })
      const writer = new ByteWriter()
      writeRun(writer, {
        from: ticks,
        ticks: Array.from({ length: 6 }, () => ({ frame: take(), sizes: [] })),
      })
      return message(KIND.stream, writer.take(), device.numbered)
    },
    sent() {
      if (begun) ticks += 6
      begun = true
    },
  }
}
