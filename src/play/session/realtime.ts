/** Owns a real-time play: the world, the fixed loop over it, the replay log, and what the view is told each frame. */
import { type Aim, aimed } from '../../engine/core/aim'
import {
  type GameEvent,
  type InputFrame,
  type OptionValues,
  type Outcome,
  type RealtimeGame,
  type Size,
  TICK_MS,
} from '../../engine/core/contract'
import { readInput } from '../../engine/core/input'
import { createLoop } from '../../engine/core/loop'
import { exactFrame } from '../../engine/core/record/frames'
import { FrameWriter } from '../../engine/core/record/frameWriter'
import type { RealtimeInput } from '../../engine/core/record/record'
import { resized } from '../../engine/core/record/resizing'
import { worldSize } from '../../engine/core/shape'
import type { SceneClock } from '../../engine/stage/clock'
import { settings } from '../../engine/storage/settings'
import type { SlotNews } from '../../engine/storage/slot'
import type { KeptWorld } from '../../engine/storage/worlds'
import type { Demo } from '../demo/demo'
import type { Opponent, Race } from '../race/race'
import { hearTick } from './byEar'
import { CountIn } from './countIn'
import { WorldKeeper } from './keptWorld'
import type { GoOn } from './options'
import type { Forgiving } from './realtimeForgiving'
import { RealtimeRacing } from './realtimeRacing'
import { Session, type SessionStart } from './session'
import { chosenSpeed, USUAL_SPEED } from './speed'
import { writeHud } from './view'

/** A play that can be gone on with is kept this often, for a page that ends without a word. */
const KEEP_TICKS = 60 * 10

export interface RealtimeStart extends Omit<SessionStart, 'game'> {
  readonly game: RealtimeGame
  /** Options named in the address: a kept play with others is not what was asked for. */
  readonly asked?: OptionValues
  readonly goOn?: GoOn
  /** Told when a play begins or goes on, within the press that has it do so. */
  readonly begins?: () => void
}

export class RealtimeSession {
  readonly session: Session
  world: unknown
  /** The input of this play from its start; null where it began with a world of an earlier visit. */
  #frames: FrameWriter | null = null
  /** The world's size at its start, and those that the window took since the last tick. */
  #firstSize: Size
  #sizes: Size[] = []
  /** Whole ticks since the start of the play. */
  tick = 0
  readonly #game: RealtimeGame
  /** Of the world, in units. */
  size: Size
  readonly #clock: SceneClock
  readonly #takeInput: () => InputFrame
  readonly #loop = createLoop()
  #frozenMs = 0
  readonly #countIn: CountIn
  readonly #keeper: WorldKeeper
  /** A play was begun here, or gone on with. */
  #begun = false
  readonly #racing: RealtimeRacing
  /** What is seen behind the start panel in place of the play that waits there. */
  demo: Demo | null = null
  /** For those who want ends forgiven: there once a play has begun. */
  #forgiving: Forgiving | null = null

  constructor(start: RealtimeStart, size: Size, clock: SceneClock, takeInput: () => InputFrame) {
    this.#game = start.game
    this.size = size
    this.#firstSize = size
    this.#clock = clock
    this.#takeInput = takeInput
    this.session = new Session(start)
    const { view } = this.session
    this.#countIn = new CountIn(view, () => this.session.tell({ type: 'Beat' }))
    this.#racing = new RealtimeRacing(view)
    const now = () => ({ view, world: this.world, size: this.size, tick: this.tick })
    this.#keeper = new WorldKeeper(start, now, (news) => this.#overtaken(news))
    this.session.attach({
      onStart: () => {
        this.#start(true)
        start.begins?.()
      },
      onReset: () => this.#start(false),
      onTakeOver: () => this.#takeOver(),
      input: () => this.input,
      playedMs: () => this.tick * TICK_MS,
      overtaken: () => this.#keeper.lost && this.#keeper.newer,
      onPause: () => {
        this.#countIn.end()
        this.#keeper.keep()
        this.#keeper.flush()
      },
      onResume: () => {
        this.#loop.reset()
        this.#loadForgiving()
        start.begins?.()
        if (!this.#game.calm) this.#countIn.begin()
      },
    })
    this.world = null
    this.#fresh()
    if (start.goOn) {
      this.#goOnFrom(start.goOn)
      return
    }
    const kept = this.#keeper.openAsked()
    if (kept) this.#goOnWith(kept)
  }

  /**
   * One displayed frame, so many ms after the last. Runs the ticks it holds while playing, then draws the view between
   * the last two.
   */
  frame(sinceLast: number): void {
    const { view } = this.session
    // A clock that goes backward is no time for scenes either.
    const gapMs = Math.max(0, sinceLast)
    const speed = chosenSpeed()
    // After the end nothing waits for hands.
    const pace = view.phase === 'playing' ? speed / USUAL_SPEED : 1
    if (view.phase === 'ready') this.session.tools.runsAt(speed)
    // What is counted in is the visitor's own time.
    let gap = (this.#countIn.running ? this.#count(gapMs) : gapMs) * pace
    // The blow that ends a play stops the scene as well: the world has no tick left that could wait.
    const ended = view.phase === 'over'
    const moves = view.phase === 'playing' || ended
    let stopped = 0
    if (moves && this.#frozenMs > 0) {
      stopped = Math.min(gap, this.#frozenMs)
      this.#frozenMs -= stopped
      gap -= stopped
    }
    // A play that goes back within this very frame is counted in first.
    const tick = () => {
      if (!this.#countIn.running) this.step()
    }
    const alpha = moves ? this.#loop.advance(gap, tick) : 1
    writeHud(view.hud, this.#game.rules.hud(this.world))
    this.#racing.write()
    this.session.bests.follow()
    if (view.phase === 'playing') this.session.settled()
    if (view.phase === 'ready' && this.demo) {
      this.demo.frame(gapMs, this.#clock)
      return
    }
    // Paused scenes stand still; ready and over scenes live on.
    this.#clock.frame(alpha, view.phase === 'paused' ? 0 : gapMs * pace - (ended ? stopped : 0))
  }
  /** The window has another size: the world follows, when its rules can. */
  resize(size: Size): void {
    const { rules } = this.#game
    const { width, height } = this.size
    if (size.width === width && size.height === height) return
    if (!rules.resize && !rules.resume) return
    // Nobody plays on while the phone turns in the hand.
    if (size.width > size.height !== width > height) this.session.pause('turned')
    this.size = size
    const { view } = this.session
    if (view.phase === 'ready' && !rules.resize) this.#fresh()
    else {
      this.#sizes.push(size)
      this.world = resized(rules, this.world, view.options, size)
    }
    // A world laid out anew is shown by a scene of its own.
    if (!rules.resize) view.scene++
  }
  /** Someone to race against is there. */
  race(race: Race): void {
    this.#racing.set(race, this.#frames && this.tick)
  }
  /** Whom this play races. */
  get rival(): Opponent | null {
    return this.#racing.rival
  }
  /** The page is left. */
  close(): void {
    this.#keeper.keep()
    this.#keeper.close()
    this.session.close()
  }
  /** The page may end here: what waits is written now. */
  leave(): void {
    this.#keeper.keep()
    this.#keeper.flush()
    this.session.bests.leave()
  }
  /** All input of this play so far; null where it cannot be played again from its start. */
  get input(): RealtimeInput | null {
    const frames = this.#frames
    if (!frames) return null
    const { ticks, slots } = frames
    return { kind: 'realtime', size: this.#firstSize, ticks, slots: [...slots], frames: frames.take() }
  }
  /** Whether this play has told an event of this name, or its player used an action of it. */
  has(name: string): boolean {
    return this.session.hasTold(name) || (this.#frames?.slots.includes(name) ?? false)
  }
  /** Exactly one tick. After the end only what the scene itself moves goes on: what falls comes down. */
  step(): void {
    if (this.session.view.phase === 'playing') this.#play(this.#takeInput())
    else if (this.session.view.phase === 'over' && this.#frozenMs === 0) this.#clock.tick()
  }
  #play(input: InputFrame): void {
    // What is kept is what the rules see.
    const frame = exactFrame(this.#helped(input), this.#game.pointerSpeeds === true)
    if (this.#frames && !this.#frames.add(frame, this.#sizes)) this.#frames = null
    if (this.#sizes.length > 0) this.#sizes = []
    this.session.tools.runsAt(chosenSpeed())
    this.tick++
    this.#game.rules.step(this.world, readInput(frame), (event) => this.#emit(event))
    hearTick(this.#game, this.world)
    this.#racing.rival?.follow(this.tick)
    this.#clock.tick()
    this.#showInterlude()
    const outcome = this.#game.rules.outcome(this.world)
    if (settings.get().forgive) this.#forgiving?.note(this)
    if (outcome) {
      writeHud(this.session.view.hud, this.#game.rules.hud(this.world))
      if (this.#goesBack(outcome)) return
      this.#keeper.giveUp()
      this.session.finish(outcome)
      if (this.session.view.newBests.length > 0) this.#clock.event({ type: 'NewBest' })
    } else if (this.tick % KEEP_TICKS === 0) this.#keeper.keep()
  }

  /** The input with help in aiming, where the visitor wants it and the game has targets. */
  #helped(input: InputFrame): InputFrame {
    const { aim } = this.#game
    if (!aim || !settings.get().aimHelp) return input
    const frame = aimed(input, aim as Aim, this.world)
    if (frame !== input) this.session.tools.aimed()
    return frame
  }
  /** Counts on; any press of the game's own ends it at once, and is the first one of the play. Returns what is left of the gap. */
  #count(gapMs: number): number {
    const frame = this.#takeInput()
    if (frame.pressed.length > 0 || frame.pointers.some(({ pressed }) => pressed)) {
      this.#countIn.end()
      this.#play(frame)
      return 0
    }
    return this.#countIn.pass(gapMs)
  }
  /** Written only when one begins or ends: a proxied write costs more than a tick. */
  #showInterlude(): void {
    const { view } = this.session
    const between = this.#game.rules.interlude?.(this.world) ?? null
    if ((between === null) !== (view.interlude === null)) view.interlude = between
  }
  #emit(event: GameEvent): void {
    this.#frozenMs = Math.max(this.#frozenMs, this.#game.hitStop?.[event.type] ?? 0)
    this.#clock.event(event)
    this.session.tell(event)
  }
  /** Whether the play goes on from some seconds ago instead of ending, for those who want it so. */
  #goesBack(outcome: Outcome): boolean {
    const { view } = this.session
    const moment = settings.get().forgive
      ? this.#forgiving?.back(this.tick, outcome, view, this.input)
      : undefined
    if (!moment) return false
    const { size } = this
    this.world = moment.world
    this.size = moment.size
    this.tick = moment.tick
    this.#frames = moment.frames
    this.#sizes = []
    this.#frozenMs = 0
    this.#racing.leave()
    this.#forgiving?.clear()
    this.#showInterlude()
    // The scene of what was taken back goes with it.
    view.scene++
    writeHud(view.hud, this.#game.rules.hud(this.world))
    this.resize(size)
    this.session.forgive()
    this.#loop.reset()
    if (!this.#game.calm) this.#countIn.begin()
    return true
  }
  #start(begun: boolean): void {
    // Options looked at on the start panel leave a kept play alone.
    if (begun) {
      this.#keeper.claim()
      this.#keeper.giveUp()
    } else if (this.#keeper.lost) this.#keeper.claim()
    else if (this.#begun) this.#keeper.giveUp()
    this.#begun = begun
    this.session.bests.counts = true
    if (begun) this.#loadForgiving()
    this.#fresh()
  }
  #loadForgiving(): void {
    if (!settings.get().forgive || this.#forgiving) return
    // Without it ends are ends.
    void import('./realtimeForgiving').then(
      (part) => {
        this.#forgiving = new part.Forgiving(this.#game)
      },
      () => undefined,
    )
  }
  /** The play went on in another tab, or all data was deleted or replaced there. */
  #overtaken(news: SlotNews): void {
    const { phase } = this.session.view
    const { newer } = this.#keeper
    if (phase === 'over') return
    // Nothing was begun here, and nothing is there to go on with.
    if (phase === 'ready' && !newer) this.#keeper.claim()
    else this.session.overtaken(news, newer)
  }
  #takeOver(): void {
    const kept = this.#keeper.open()
    if (!kept || !this.#goOnWith(kept)) this.session.reset()
  }
  /** A kept play stands there, paused. False when the rules of today do not take it. */
  #goOnWith(kept: KeptWorld): boolean {
    const { view } = this.session
    const world = this.#keeper.worldOf(kept, this.size)
    if (!world) return false
    this.#begun = true
    this.#fresh()
    this.session.setOptions(kept.options)
    view.seed = kept.seed
    view.scene++
    this.world = world
    this.#alone()
    this.session.restored()
    this.session.tools.ranAt(kept.speed ?? USUAL_SPEED)
    if (kept.forgiven) this.session.tools.forgiven(kept.forgiven)
    if (kept.aimed) this.session.tools.aimed()
    writeHud(view.hud, this.#game.rules.hud(world))
    this.#keeper.stands()
    return true
  }
  /** A play that was watched stands there at one of its ticks, paused; it keeps no record. */
  #goOnFrom(goOn: GoOn): void {
    const { view, bests } = this.session
    if (goOn.kind !== 'realtime') return
    this.#begun = true
    view.scene++
    this.world = goOn.world
    this.size = goOn.size
    this.#alone()
    bests.counts = false
    this.session.restored('watched')
    writeHud(view.hud, this.#game.rules.hud(this.world))
  }
  /** It does not stand at its start: nobody can play it again from there, or race it. */
  #alone(): void {
    this.#frames = null
    this.#forgiving?.clear()
    this.#racing.leave()
  }
  #fresh(): void {
    const { view } = this.session
    if (this.#game.size !== 'window') this.size = worldSize(this.#game, view.options)
    this.world = this.#game.rules.start(view.options, view.seed, this.size)
    this.#forgiving?.clear()
    this.#frames = new FrameWriter()
    this.#firstSize = this.size
    this.#sizes = []
    this.tick = 0
    this.#frozenMs = 0
    this.#countIn.end()
    this.#showInterlude()
    this.#loop.reset()
    writeHud(view.hud, this.#game.rules.hud(this.world))
    this.#racing.meet()
  }
}
