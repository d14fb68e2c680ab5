/** A live game on this device, with a real session, and a stranger at the other end of its connection. */

import type { Game, InputFrame, OptionValues } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { LiveGame } from '../../../src/play/live/liveGame'
import { type LiveMessage, PROTOCOL, writeMessage } from '../../../src/play/live/messages'
import { clearLiveView, livePort } from '../../../src/play/live/port'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { TurnSession } from '../../../src/play/session/turns/turnSession'
import { FakeChannel, KIND, message } from '../../engine/net/fakeChannel'
import { bots } from '../session/small'

type Opened = Parameters<NonNullable<typeof livePort.page>['open']>[0]

export interface Device {
  readonly live: LiveGame
  readonly channel: FakeChannel
  /** The session of the current round; null before the first. */
  readonly turns: TurnSession | null
  readonly realtime: RealtimeSession | null
  /** Sends a control message as the stranger. */
  say(message: LiveMessage): void
  /** Sends bytes in a numbered or fast message as the stranger. */
  raw(kind: number, content: Uint8Array): void
  /** Sends bytes as they are. */
  bytes(bytes: Uint8Array<ArrayBuffer>): void
  /** How many numbered messages the stranger has sent. */
  numbered: number
  /** The input of this device's player. */
  input: () => InputFrame
  /** What this device said, since the last call. */
  heard(): LiveMessage[]
  close(): void
}

/** Opens a live game on this device. The stranger has not said anything yet. */
export function device(
  id: string,
  game: Game,
  isInviter: boolean,
  seed = 5,
  options: OptionValues = completeOptions(game.options),
): Device {
  clearLiveView()
  const channel = new FakeChannel()
  let turns: TurnSession | null = null
  let realtime: RealtimeSession | null = null
  const closeRound = () => {
    turns?.close()
    realtime?.close()
    turns = realtime = null
  }
  let heardTo = 0
  const made = {
    channel,
    numbered: 0,
    input: () => NO_INPUT,
    get turns() {
      return turns
    },
    get realtime() {
      return realtime
    },
    say: (said: LiveMessage) => made.raw(KIND.control, writeMessage(said)),
    raw(kind: number, content: Uint8Array) {
      const number = kind === KIND.control || kind === KIND.stream ? made.numbered++ : undefined
      made.bytes(message(kind, content, number))
    },
    bytes: (bytes: Uint8Array<ArrayBuffer>) => channel.arrive(bytes),
    heard() {
      const from = heardTo
      heardTo = channel.sent.length
      return channel.sent
        .slice(from)
        .filter(([kind]) => kind === KIND.control)
        .map((bytes) => JSON.parse(new TextDecoder().decode(bytes.slice(5))) as LiveMessage)
    },
    close() {
      made.live.close()
      closeRound()
      livePort.page = null
    },
  } as unknown as Device & { live: LiveGame }
  livePort.page = {
    openByLink: () => {},
    open({ seed: roundSeed, options, policy }: Opened) {
      closeRound()
      if (!policy) return
      const start = { id, options, seed: roundSeed, policy }
      if (game.kind === 'turn') {
        turns = new TurnSession({ ...start, game }, bots)
        turns.start()
      } else {
        const size = game.size === 'window' ? { width: 800, height: 600 } : game.size
        realtime = new RealtimeSession({ ...start, game }, size, new SceneClock(), () => made.input())
        realtime.start()
      }
    },
  }
  ;(made as { live: LiveGame }).live = new LiveGame({ game, id, isInviter, name: 7, options, seed }, channel)
  return made
}

/** The stranger greets, and the first round begins. Returns its number. */
export function begin(
  to: Device,
  id: string,
  game: Game,
  options: OptionValues = completeOptions(game.options, game.live?.options),
): number {
  to.say({ t: 'hello', protocol: PROTOCOL, game: id, rules: game.replayVersion, name: 3 })
  if (!to.live.isInviter) {
    const own = Object.fromEntries(
      game.options.filter(({ view }) => !view).map(({ id: of }) => [of, options[of] ?? '']),
    )
    to.say({ t: 'start', round: 1, options: own, seed: 5, hostSeat: 0 })
  }
  return 1
}
