/** A real-time game against another device, with rollback. */
import { copyInto, copyOf, isPlain } from '../../engine/core/copy'
import {
  type InputFrame,
  type OptionValues,
  type Pointer,
  type RealtimeBot,
  type RealtimeGame,
  type Size,
  TICK_MS,
} from '../../engine/core/game/contract'
import { worldSize } from '../../engine/core/game/shape'
import { frameFrom, readInput, slot } from '../../engine/core/input/input'
import { FOUR_SEATS, GUEST_SEAT, type Seat } from '../../engine/core/input/seats'
import { digestOf, hasFormOf } from '../../engine/core/live/digest'
import { MAX_AHEAD, Rollback } from '../../engine/core/live/rollback'
import { isForFour, type Shares, sharesOf } from '../../engine/core/live/shares'
import { ByteReader, ByteWriter } from '../../engine/core/replay/bytes'
import { exactFrame } from '../../engine/core/replay/frames'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { liveTexts } from '../texts/live'
import { LivePolicy, type Round, type RoundMessage } from './livePolicy'

const DIGEST_TICKS = 60
const KEPT_DIGESTS = 10
/** After the end, the last inputs are repeated for this long, so that the other device reaches the end, too. */
const LINGER_MS = 4000
const LINGER_EVERY_MS = 50

const HOST_SEATS = FOUR_SEATS.filter((seat) => seat !== GUEST_SEAT)

type World = Record<string, unknown>

export class RollbackPolicy extends LivePolicy {
  /** It would change input on which both devices agree. */
  override readonly aimAssist = false
  readonly #game: RealtimeGame
  readonly #size: Size
  readonly #shares: Shares | undefined
  override readonly seat: 0 | 1
  override readonly awaySeat: Seat | null
  readonly #number: number
  #rollback: Rollback
  /** The shown world; null for worlds that cannot be copied: then the confirmed world is shown. */
  #shown: World | null = null
  #confirmed: unknown = null
  readonly #digests = new Map<number, number>()
  #correction: { readonly tick: number; readonly world: unknown } | null = null
  /** The confirmed world is one that the other device sent. */
  #corrected = false
  #linger: ReturnType<typeof setInterval> | undefined
  /** Plays for the other player, who has left. */
  #bot: RealtimeBot<unknown> | null = null
  #botHolds: readonly string[] = []

  constructor(game: RealtimeGame, options: OptionValues, seat: 0 | 1, number: number, round: Round) {
    super(round)
    this.#game = game
    this.#size = worldSize(game, options)
    this.#shares = sharesOf(game, options)
    this.seat = seat
    this.awaySeat = isForFour(game, options) && seat !== GUEST_SEAT ? GUEST_SEAT : null
    this.#number = number
    this.#rollback = this.#newRollback(true)
  }
  override get shownWorld(): unknown {
    return this.#shown
  }
  override onBegin(world: unknown): void {
    const plain = isPlain(world)
    this.#rollback = this.#newRollback(plain)
    this.#confirmed = world
    this.#shown = plain ? copyOf(world as World) : null
  }
  override tick(
    take: () => InputFrame,
    play: (frame: InputFrame) => boolean,
    replace: (world: unknown) => void,
  ): boolean {
    this.#correct(replace)
    const rollback = this.#rollback
    rollback.delay = this.#delay()
    this.#takeBotInput()
    const passed = rollback.pass(() => exactFrame(take()))
    this.#sendPacket()
    for (let frame = rollback.confirm(); frame; frame = rollback.confirm()) {
      const goesOn = this.#play(play, frame)
      this.#compare()
      this.#takeBotInput()
      if (goesOn) continue
      this.#finish()
      break
    }
    this.#show()
    return passed
  }
  /** Shows the world of the last confirmed tick, and what is expected since. */
  #show(): void {
    if (!this.#shown) return
    copyInto(this.#shown, this.#confirmed as World)
    if (this.#linger !== undefined) return
    for (const frame of this.#rollback.predictions())
      this.#game.rules.step(this.#shown, readInput(frame), () => {})
  }
  /** Takes the world of the other device, if this one had another. */
  #correct(replace: (world: unknown) => void): void {
    const correction = this.#correction
    const rollback = this.#rollback
    if (!correction || correction.tick > rollback.confirmed) return
    this.#correction = null
    const world = copyOf(correction.world)
    try {
      for (let tick = correction.tick; tick < rollback.confirmed; tick++) {
        const frame = rollback.known(tick)
        if (!frame) return
        this.#game.rules.step(world, readInput(frame), () => {})
      }
    } catch {
      // It has the form of a world, but no game leads to it.
      this.round.refuse()
      return
    }
    this.#confirmed = world
    this.#corrected = true
    replace(world)
  }
  receive(message: RoundMessage): void {
    if (message.t === 'digest') {
      const own = this.#digests.get(message.tick)
      if (own === undefined || own === message.value) return
      // For developers: the same input gave two worlds.
      console.warn(`Live game ${this.#game.replayVersion}: worlds differ at tick ${message.tick}`)
      if (this.round.isInviter) this.#sendWorld()
      else this.round.send({ t: 'differs' })
    } else if (message.t === 'differs' && this.round.isInviter) this.#sendWorld()
    else if (
      message.t === 'world' &&
      !this.round.isInviter &&
      this.#shown &&
      hasFormOf(this.#confirmed, message.world)
    )
      this.#correction = { tick: message.tick, world: message.world }
    else this.round.refuse()
  }
  override receiveFast(bytes: Uint8Array): void {
    const reader = new ByteReader(bytes)
    if (reader.whole(1_000_000) === this.#number) this.#rollback.receive(reader)
  }
  override mayReplaceOther(): boolean {
    return this.#game.bot !== undefined
  }
  override async replaceOther(): Promise<boolean> {
    const loaded = this.#game.bot && (await loadWithMessage(liveTexts.computer, this.#game.bot()))
    if (!loaded) return false
    this.#bot = loaded
    this.alone = true
    this.session?.resumeHere()
    return true
  }
  override close(): void {
    clearInterval(this.#linger)
  }

  /** The next input of the other player, if the bot plays for them. */
  #takeBotInput(): void {
    const rollback = this.#rollback
    if (!this.#bot || !rollback.lacksOther) return
    const other = this.seat === 0 ? 1 : 0
    // The host's device had all seats but the guest's.
    const seats = this.#shares === 'seats' && other === 0 ? HOST_SEATS : ([other] as const)
    const holds: string[] = []
    const points: Pointer[] = []
    for (const seat of seats) {
      const { hold = [], pointers = [] } = this.#bot(this.#confirmed, rollback.confirmed, seat)
      holds.push(...hold.map((action) => slot(action, seat === other ? 0 : seat)))
      points.push(...pointers)
    }
    rollback.replace(exactFrame(frameFrom(holds, this.#botHolds, points)))
    this.#botHolds = holds
  }
  /** A corrected world came from a stranger: if the rules cannot continue with it, the connection ends. */
  #play(play: (frame: InputFrame) => boolean, frame: InputFrame): boolean {
    try {
      return play(frame)
    } catch (error) {
      if (!this.#corrected) throw error
      this.round.refuse()
      return false
    }
  }
  #newRollback(plain: boolean): Rollback {
    return new Rollback({
      seat: this.seat,
      shares: this.#shares,
      size: this.#size,
      ahead: plain ? MAX_AHEAD : 0,
    })
  }
  /** Ticks of input delay: one for a short way, four for a long one. Without rollback the input must arrive in time. */
  #delay(): number {
    const ticks = (this.round.rtt ?? 0) / 2 / TICK_MS
    return this.#shown
      ? Math.min(4, Math.max(1, Math.round(ticks / 3)))
      : Math.min(6, Math.max(2, Math.ceil(ticks) + 1))
  }
  #sendPacket(): void {
    const writer = new ByteWriter()
    writer.whole(this.#number)
    const head = writer.take()
    const packet = this.#rollback.packet()
    const whole = new Uint8Array(head.length + packet.length)
    whole.set(head)
    whole.set(packet, head.length)
    this.round.fast(whole)
  }
  #compare(): void {
    const tick = this.#rollback.confirmed
    if (tick % DIGEST_TICKS !== 0) return
    const value = digestOf(this.#confirmed)
    this.#digests.set(tick, value)
    this.#digests.delete(tick - DIGEST_TICKS * KEPT_DIGESTS)
    this.round.send({ t: 'digest', tick, value })
  }
  #sendWorld(): void {
    if (this.#shown) this.round.send({ t: 'world', tick: this.#rollback.confirmed, world: this.#confirmed })
  }
  #finish(): void {
    const until = performance.now() + LINGER_MS
    this.#linger ??= setInterval(() => {
      this.#sendPacket()
      if (performance.now() > until) clearInterval(this.#linger)
    }, LINGER_EVERY_MS)
  }
}
