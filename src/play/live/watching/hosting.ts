/**
 * The host's side of watching: sends the record of a game to its watchers, and takes next to nothing from them. Headless:
 * the page calls `flush` at equal intervals.
 */
import type { Game, OptionValues } from '../../../engine/core/game/contract'
import { completeOptions } from '../../../engine/core/game/option'
import type { KeptTick } from '../../../engine/core/replay/frameReader'
import { MAX_TICKS } from '../../../engine/core/replay/frames'
import type { RealtimeInput, Replay, TurnInput } from '../../../engine/core/replay/replay'
import { MAX_STEPS, readSteps, type StepOf } from '../../../engine/storage/values/steps'
import { moveText } from '../../byLink/legal'
import { ticksOf } from '../../replay/playback/track'
import { MAX_WATCHERS } from '../messages'
import {
  type About,
  type Content,
  MAX_TICKS_AT_ONCE,
  movesAtOnce,
  NOTHING_KNOWN,
  type Reason,
  readRequest,
  writePacket,
} from './packets'
import { TickLog } from './tickLog'

/** The page flushes this often, ms. */
export const FLUSH_MS = 100
/** The most packets for a watcher in a flush: a connection takes 240 messages a second. */
const PACKETS = 16
/** Without news, an empty packet shows a watcher what it has missed, flushes. */
const EMPTY_EVERY = 10
/** A watcher is sent the start again, or may react, this often, flushes. */
const REST = 20

export interface Watcher {
  readonly send: (bytes: Uint8Array<ArrayBuffer>) => void
  /** Whether its connection is still busy with earlier packets: then it is sent nothing new. */
  readonly isBusy: () => boolean
  stream: number
  n: number
  /** It must be sent the game from its start. */
  fresh: boolean
  /** How many ticks or moves it was sent. */
  sent: number
  /** How many of them still count. */
  kept: number
  /** It must be told what is known besides the record. */
  asks: boolean
  /** The flush of the last packet, request for the start, and reaction. */
  sentAt: number
  askedAt: number
  reactedAt: number
}

export class Hosting {
  /** Messages of watchers that were ignored. */
  dropped = 0
  onReaction: (reaction: number) => void = () => {}
  readonly game: Game
  readonly #watchers = new Set<Watcher>()
  /** What is sent first. */
  #first: Content = { kind: 'nothing', reason: 'none' }
  #ticks = new TickLog()
  #steps: readonly StepOf[] = []
  #about = NOTHING_KNOWN
  #flushes = 0

  constructor(game: Game) {
    this.game = game
  }
  get watchers(): number {
    return this.#watchers.size
  }
  /** Why nobody can watch; null if they can. */
  get reason(): Reason | null {
    return this.#first.kind === 'nothing' ? this.#first.reason : null
  }
  /** Whether there is a game with a tick or a move. */
  get begun(): boolean {
    return this.reason === null && (this.#ticks.length > 0 || this.#steps.length > 0)
  }
  /**
   * Another game begins, or the same one goes on in another way than by its next tick or move.
   *
   * @param record - the game so far; or why it is not shown
   */
  begin(record: Replay | Reason): void {
    this.#ticks = new TickLog()
    this.#steps = []
    const reason = typeof record === 'string' ? record : reasonFor(this.game, record.options)
    if (typeof record !== 'string' && !reason) {
      const { input } = record
      if (input.kind === 'realtime') for (const tick of ticksOf(input)) this.#ticks.push(tick)
      else this.#steps = readSteps(input) ?? []
      this.#first = { kind: 'start', record: { ...record, result: 'open', figures: {}, input: empty(input) } }
    } else this.#first = { kind: 'nothing', reason: reason ?? 'none' }
    for (const watcher of this.#watchers) watcher.fresh = true
  }
  /** A tick was played. */
  tick(tick: KeptTick): void {
    if (this.reason !== null) return
    if (this.#ticks.length < MAX_TICKS) this.#ticks.push(tick)
    else this.begin('unrecorded')
  }
  /** These moves count now. */
  moves(steps: readonly StepOf[]): void {
    if (this.reason !== null) return
    if (steps.length > MAX_STEPS) {
      this.begin('unrecorded')
      return
    }
    const common = commonStart(this.#steps, steps)
    this.#steps = steps
    for (const watcher of this.#watchers) watcher.kept = Math.min(watcher.kept, common)
  }
  /** This is known now besides the record. */
  tell(about: About): void {
    this.#about = about
    for (const watcher of this.#watchers) watcher.asks = true
  }
  /** Adds a watcher. @returns null if there are too many */
  add(send: Watcher['send'], isBusy: Watcher['isBusy'] = () => false): Watcher | null {
    if (this.#watchers.size >= MAX_WATCHERS) return null
    const never = Number.NEGATIVE_INFINITY
    const watcher: Watcher = {
      send,
      isBusy,
      stream: 0,
      n: 0,
      fresh: true,
      sent: 0,
      kept: 0,
      asks: true,
      sentAt: never,
      askedAt: never,
      reactedAt: never,
    }
    this.#watchers.add(watcher)
    return watcher
  }
  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }
  /** A message of a watcher. Nothing in it reaches the game. */
  receive(watcher: Watcher, bytes: Uint8Array): void {
    const request = readRequest(bytes)
    const last = request?.kind === 'again' ? watcher.askedAt : watcher.reactedAt
    if (!request || !this.#watchers.has(watcher) || this.#flushes - last < REST) this.dropped++
    else if (request.kind === 'again') {
      watcher.askedAt = this.#flushes
      watcher.fresh = true
    } else {
      watcher.reactedAt = this.#flushes
      this.onReaction(request.reaction)
    }
  }
  /** Sends each watcher what is new to it. */
  flush(): void {
    this.#flushes++
    for (const watcher of this.#watchers) {
      if (watcher.isBusy()) continue
      if (watcher.fresh) this.#restart(watcher)
      if (watcher.asks) {
        watcher.asks = false
        this.#send(watcher, { kind: 'about', about: this.#about })
      }
      for (let packets = 0; packets < PACKETS && this.#sendNext(watcher); packets++);
    }
  }

  #restart(watcher: Watcher): void {
    Object.assign(watcher, { stream: watcher.stream + 1, n: 0, fresh: false, asks: true, sent: 0, kept: 0 })
    this.#send(watcher, this.#first)
  }
  /** Returns whether there may be more. */
  #sendNext(watcher: Watcher): boolean {
    if (this.reason !== null) return false
    const isTurn = this.game.kind === 'turn'
    const { length } = isTurn ? this.#steps : this.#ticks
    const from = watcher.kept
    const isNews = watcher.sent !== from || length > from
    if (!isNews && this.#flushes - watcher.sentAt < EMPTY_EVERY) return false
    let many = isTurn ? movesAtOnce(this.#steps, from) : Math.min(MAX_TICKS_AT_ONCE, length - from)
    const content = (): Content =>
      isTurn
        ? { kind: 'moves', from, steps: this.#steps.slice(from, from + many) }
        : { kind: 'ticks', run: { from, ticks: this.#ticks.slice(from, from + many) } }
    // Many fingers, or sizes of a window, take more bytes than usual.
    while (!this.#send(watcher, content())) {
      if (many <= 1) return false
      many = Math.ceil(many / 2)
    }
    watcher.sent = watcher.kept = from + many
    return isNews
  }
  /** Returns false if the content is too long; watchers of a game that no packet can hold are told so. */
  #send(watcher: Watcher, content: Content): boolean {
    const { stream, n } = watcher
    const bytes = writePacket({ stream, n, ...content })
    if (bytes) {
      watcher.n++
      watcher.sentAt = this.#flushes
      watcher.send(bytes)
      return true
    }
    const single =
      content.kind === 'start' ||
      (content.kind === 'moves' && content.steps.length <= 1) ||
      (content.kind === 'ticks' && content.run.ticks.length <= 1)
    if (single) this.begin('unrecorded')
    return false
  }
}

/** Why games with these options are not shown to watchers; null if they are. */
function reasonFor(game: Game, options: OptionValues): Reason | null {
  // A record may leave out options with initial values.
  return game.kind === 'turn' && game.secrets?.(completeOptions(game.options, options)) ? 'secret' : null
}

const NO_BYTES = new Uint8Array()

function empty(input: RealtimeInput | TurnInput): RealtimeInput | TurnInput {
  return input.kind === 'realtime'
    ? { ...input, ticks: 0, slots: [], frames: NO_BYTES }
    : { ...input, moves: [], steps: '' }
}

/** How many moves are the same at the beginning. */
function commonStart(a: readonly StepOf[], b: readonly StepOf[]): number {
  let same = 0
  while (isSame(a[same], b[same])) same++
  return same
}

const isSame = (a: StepOf | undefined, b: StepOf | undefined) =>
  a !== undefined && b !== undefined && a[1] === b[1] && (a[0] === b[0] || moveText(a[0]) === moveText(b[0]))
