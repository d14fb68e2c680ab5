/** The watcher's side of watching: the record of the host's game, as far as it has arrived. Headless. */
import type { Game } from '../../../engine/core/game/contract'
import { BadBytes } from '../../../engine/core/replay/bytes'
import type { KeptTick } from '../../../engine/core/replay/frameReader'
import { MAX_TICKS } from '../../../engine/core/replay/frames'
import type { Replay } from '../../../engine/core/replay/replay'
import { MAX_STEPS, type StepOf } from '../../../engine/storage/values/steps'
import { checkReplay } from '../../replay/checkReplay'
import { type About, NOTHING_KNOWN, type Packet, type Reason, readPacket, writeRequest } from './packets'

export class Following {
  /** The start of the game; null if there is nothing to watch. */
  start: Replay | null = null
  /** Why there is nothing to watch. */
  reason: Reason = 'none'
  /** Why this game cannot be watched here, as a sentence; '' if it can. */
  complaint = ''
  about: About = NOTHING_KNOWN
  /** The input of a real-time game. Only appended to; another list after `stream` has changed. */
  ticks: KeptTick[] = []
  /** The moves of a turn-based game that count. */
  steps: readonly StepOf[] = []
  /** Changes when the game begins from its start. */
  stream = 0
  /** The host sent what no host sends: nothing more is taken. */
  broken = false
  readonly #id: string
  readonly #game: Game
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void
  #next = 0

  /** @param send - sends a request to the host */
  constructor(id: string, game: Game, send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.#id = id
    this.#game = game
    this.#send = send
  }
  /** Takes a packet: late and repeated ones do no harm, and after a lost one the host begins again. */
  receive(bytes: Uint8Array): void {
    if (this.broken) return
    try {
      this.#take(readPacket(bytes))
    } catch (error) {
      if (!(error instanceof BadBytes)) throw error
      this.broken = true
    }
  }

  #take(packet: Packet): void {
    const { stream, n } = packet
    if (stream < this.stream || (stream === this.stream && n < this.#next)) return
    if (stream > this.stream ? n > 0 : n > this.#next) {
      this.#send(writeRequest({ kind: 'again' }))
      return
    }
    this.stream = stream
    this.#next = n + 1
    if (packet.kind === 'start') this.#begin(packet.record)
    else if (packet.kind === 'nothing') {
      this.#clear()
      this.reason = packet.reason
    } else if (packet.kind === 'about') this.about = packet.about
    else if (packet.kind === 'ticks') this.#addTicks(packet.run.from, packet.run.ticks)
    else this.#addMoves(packet.from, packet.steps)
  }
  #clear(): void {
    this.start = null
    this.complaint = ''
    this.ticks = []
    this.steps = []
  }
  #begin(record: Replay): void {
    this.#clear()
    const checked = checkReplay(record, this.#id, this.#game)
    if ('replay' in checked) this.start = checked.replay
    else this.complaint = checked.complaint
  }
  #addTicks(from: number, ticks: readonly KeptTick[]): void {
    // A game of another version goes on, too.
    if (!this.start) return
    if (this.#game.kind !== 'realtime' || from !== this.ticks.length || from + ticks.length > MAX_TICKS)
      throw new BadBytes('not the next ticks')
    this.ticks.push(...ticks)
  }
  #addMoves(from: number, steps: readonly StepOf[]): void {
    if (!this.start) return
    if (this.#game.kind !== 'turn' || from > this.steps.length || from + steps.length > MAX_STEPS)
      throw new BadBytes('not the next moves')
    this.steps = [...this.steps.slice(0, from), ...steps]
  }
}
