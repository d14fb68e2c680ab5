/** A real-time game in the browser: runs the rules in a fixed loop, records the input, and writes what the page shows. */
import { type Aim, aimed } from '../../../engine/core/game/aim'
import {
  type GameEvent,
  type InputFrame,
  type Outcome,
  type RealtimeGame,
  type Size,
  TICK_MS,
} from '../../../engine/core/game/contract'
import { createLoop } from '../../../engine/core/loop'
import { exactFrame } from '../../../engine/core/replay/frames'
import type { RealtimeInput } from '../../../engine/core/replay/replay'
import type { SceneClock } from '../../../engine/stage/clock'
import { settings } from '../../../engine/storage/values/settings'
import { type KeptWorld, worldSlot } from '../../../engine/storage/values/worlds'
import { toast } from '../../../ui/toasts/toast'
import type { ResumePoint } from '../../opening/opening'
import type { Opponent, Race } from '../../opening/race'
import { sessionTexts } from '../../texts/session'
import { playTickCues } from '../assists/audioCues'
import { Rewind } from '../assists/rewind'
import { GameInProgress } from '../core/gameInProgress'
import { Session, type SessionStart } from '../core/session'
import { notifyProgress } from '../events/playListeners'
import { MAX_REWINDS } from '../records/separateRecords'
import { USUAL_SPEED, writeHud } from '../view/view'
import { CurrentWorld } from './currentWorld'
import type { Demo } from './demo'
import { CountIn, HitStop } from './heldTime'
import { RealtimeRacing } from './realtimeRacing'
import { restoreWorld, saveWorld } from './savedWorld'

/** A page can end without notice: a game that can be resumed is saved this often. */
const KEEP_TICKS = 60 * 10

/** How long the message of a rewind is shown. */
const REWOUND_MS = 2200

export interface RealtimeStart extends SessionStart {
  readonly game: RealtimeGame
  /** Called when a game begins or resumes, synchronously within the visitor's press. */
  readonly begins?: () => void
}

export class RealtimeSession extends Session {
  declare readonly game: RealtimeGame
  readonly #start: RealtimeStart
  readonly #current: CurrentWorld
  readonly #clock: SceneClock
  readonly #takeInput: () => InputFrame
  readonly #loop = createLoop()
  readonly #hitStop: HitStop
  readonly #countIn: CountIn
  readonly #progress: GameInProgress<KeptWorld>
  readonly #racing: RealtimeRacing
  /** Null where the game may not be rewound. */
  readonly #rewind: Rewind | null
  /** Shown behind the start panel in place of the game that waits there. */
  demo: Demo | null = null

  constructor(start: RealtimeStart, size: Size, clock: SceneClock, takeInput: () => InputFrame) {
    super(start)
    this.#start = start
    this.#clock = clock
    this.#takeInput = takeInput
    const { game, view, policy } = this
    this.#current = new CurrentWorld(game, view, size, () => this.listener)
    this.#hitStop = new HitStop(policy.ownPace ? game.hitStop : undefined)
    this.#rewind = policy.ownPace ? new Rewind(game) : null
    this.#countIn = new CountIn(view, () => this.emit({ type: 'Beat' }))
    this.#racing = new RealtimeRacing(view, policy.race)
    this.#progress = new GameInProgress(
      start,
      this,
      {
        mark: () => (view.phase === 'over' ? null : `${view.seed} ${this.tick} ${this.size.width}`),
        take: () => saveWorld(this, this.world),
        halt: () => {},
      },
      (name, onNews) => (game.rules.resume && policy.savesProgress ? worldSlot(name, onNews) : null),
    )
    this.#fresh()
    this.#restore(start.resumeFrom)
  }

  get world(): unknown {
    return this.policy.shownWorld ?? this.#current.world
  }
  get size(): Size {
    return this.#current.size
  }
  get tick(): number {
    return this.#current.tick
  }
  override get playedMs(): number {
    return this.tick * TICK_MS
  }
  override get input(): RealtimeInput | null {
    return this.#current.input
  }
  get rival(): Opponent | null {
    return this.#racing.rival
  }
  /** Whether this game has reported an event of this name, or its player used an action of it. */
  has(name: string): boolean {
    return this.eventLog.has(name) || this.#current.uses(name)
  }
  race(race: Race): void {
    this.#racing.set(race, this.#current.replayable ? this.tick : null)
  }
  /** One displayed frame, `sinceLast` ms after the last: runs the ticks due, then draws the scene between the last two. */
  frame(sinceLast: number): void {
    // A clock that is set back counts as no time, for scenes too.
    const gapMs = Math.max(0, sinceLast)
    const pace = this.#pace()
    // The count-in does not slow down with the game.
    const dueMs = this.#passCountIn(gapMs) * pace
    // An impact that ends the game stops the scene, too, though no tick follows.
    const ended = this.view.phase === 'over'
    const stoppedMs = this.#passHitStop(dueMs)
    const alpha = this.#runTicks(dueMs - stoppedMs)
    this.#showStats()
    this.#draw(alpha, gapMs, gapMs * pace - (ended ? stoppedMs : 0))
  }
  /** Exactly one tick. After the end only the scene's own movement continues: falling pieces land. */
  step(): void {
    if (this.view.phase === 'playing') this.#tick(this.#takeInput)
    else if (this.view.phase === 'over' && !this.#hitStop.active) this.#clock.tick()
  }
  /** The window has another size: the world follows, if its rules can. */
  resize(size: Size): void {
    const { width, height } = this.size
    if (!this.game.rules.resize || (size.width === width && size.height === height)) return
    // Playing is impossible while the phone is being rotated.
    if (size.width > size.height !== width > height) this.pause('turned')
    const { world } = this.#current
    this.#current.resize(size)
    this.policy.onResize(size)
    // A world that was laid out again needs another scene.
    if (this.#current.world !== world) this.view.scene++
  }
  override close(): void {
    this.#progress.close()
    super.close()
  }
  /** The page may end here: saves the game now. */
  leave(): void {
    this.#progress.flush()
    this.bests.leave()
  }

  protected override onStart(): void {
    this.#progress.begin()
    this.#rewind?.load()
    this.#begin()
    if (!this.policy.ownPace) this.#countIn.begin()
    this.#start.begins?.()
  }
  protected override onReset(): void {
    this.#progress.reset()
    this.#begin()
  }
  protected override onPause(): void {
    this.#countIn.end()
    this.#progress.flush()
  }
  protected override onResume(): void {
    this.#loop.reset()
    this.#rewind?.load()
    this.#start.begins?.()
    if (!this.game.calm) this.#countIn.begin()
  }
  protected override get continuedElsewhere(): boolean {
    return this.#progress.overtaken
  }
  protected override saveNow(): boolean {
    return this.#progress.saveNow()
  }
  protected override takeOver(): void {
    const saved = this.#progress.newest()
    if (!saved || !this.#resume(saved)) this.reset()
  }
  #begin(): void {
    this.bests.counts = true
    this.#fresh()
  }
  #fresh(): void {
    const { view } = this
    this.#current.begin()
    this.policy.onBegin(this.#current.world, this.size)
    this.#rewind?.clear()
    this.#hitStop.clear()
    this.#countIn.end()
    this.#showInterlude()
    this.#loop.reset()
    writeHud(view.hud, this.game.rules.hud(this.world))
    this.#racing.meet()
  }
  /** The share of the usual speed at which ticks run. The closing scene runs at the usual one. */
  #pace(): number {
    if (this.view.phase === 'ready') this.assists.noteSpeed()
    return this.view.phase === 'playing' ? this.assists.speed / USUAL_SPEED : 1
  }
  /** Returns what is left of `gapMs` after the count-in. A press ends it at once and counts in the game. */
  #passCountIn(gapMs: number): number {
    if (!this.#countIn.running) return gapMs
    const frame = this.#takeInput()
    const pressed = frame.pressed.length > 0 || frame.pointers.some(({ pressed }) => pressed)
    if (!pressed || !this.policy.ownPace) return this.#countIn.pass(gapMs)
    this.#countIn.end()
    this.#tick(() => frame)
    return 0
  }
  /** Returns how much of `dueMs` is stopped by an impact. */
  #passHitStop(dueMs: number): number {
    return this.#isMoving && this.#hitStop.active ? this.#hitStop.pass(dueMs) : 0
  }
  /** Returns where the frame is between the last two ticks, 0..1. */
  #runTicks(ms: number): number {
    if (!this.#isMoving) return 1
    // A rewind within this frame begins with a count-in.
    return this.#loop.advance(ms, () => {
      if (!this.#countIn.running) this.step()
    })
  }
  get #isMoving(): boolean {
    return this.view.phase === 'playing' || this.view.phase === 'over'
  }
  #showStats(): void {
    const { view } = this
    writeHud(view.hud, this.game.rules.hud(this.#current.world))
    this.#racing.write()
    this.bests.follow()
    if (view.phase === 'playing') notifyProgress(this)
  }
  /** Paused scenes are frozen; ready and over scenes stay animated. */
  #draw(alpha: number, gapMs: number, sceneMs: number): void {
    const { phase } = this.view
    if (phase === 'ready' && this.demo) this.demo.frame(gapMs, this.#clock)
    else this.#clock.frame(alpha, phase === 'paused' ? 0 : sceneMs)
  }
  #tick(take: () => InputFrame): void {
    let outcome = null as Outcome | null
    const play = (frame: InputFrame) => {
      outcome = this.#play(frame)
      return outcome === null && this.view.phase === 'playing'
    }
    const replace = (world: unknown) => this.#current.place(world, this.size)
    if (this.policy.tick(take, play, replace)) this.#clock.tick()
    this.#showInterlude()
    if (outcome) this.#endOrRewind(outcome)
    else if (this.tick % KEEP_TICKS === 0) this.#progress.keep()
  }
  #endOrRewind(outcome: Outcome): void {
    writeHud(this.view.hud, this.game.rules.hud(this.#current.world))
    if (this.#tryRewind(outcome)) return
    this.#progress.giveUp()
    this.finish(outcome)
    if (this.view.newBests.length > 0) this.#clock.event({ type: 'NewBest' })
  }
  /** One step of the rules. Returns how it ended the game; null if the game continues. */
  #play(input: InputFrame): Outcome | null {
    const meant = this.#aimed(input)
    if (meant !== input) this.assists.onAimAssist()
    // What is recorded is what the rules see.
    const frame = exactFrame(meant, this.game.pointerSpeeds === true)
    this.assists.noteSpeed()
    this.#current.step(frame, (event) => this.#emit(event))
    this.policy.onTick(frame)
    playTickCues(this.game, this.#current.world)
    this.#racing.rival?.follow(this.tick)
    this.#rewind?.note(this.#current)
    return this.game.rules.outcome(this.#current.world)
  }
  /** Applies aim assist; returns the same frame if it changed nothing. */
  #aimed(input: InputFrame): InputFrame {
    const { aim } = this.game
    return aim && this.policy.aimAssist && settings.get().aimHelp
      ? aimed(input, aim as Aim, this.world)
      : input
  }
  #emit(event: GameEvent): void {
    this.#hitStop.onEvent(event)
    this.#clock.event(event)
    this.emit(event)
  }
  /** Written only when one begins or ends: a proxied write costs more than a tick. */
  #showInterlude(): void {
    const { view } = this
    const between = this.game.rules.interlude?.(this.world) ?? null
    if ((between === null) !== (view.interlude === null)) view.interlude = between
  }
  /** Rewinds the game instead of ending it, if the assist is on. Returns whether it did. */
  #tryRewind(outcome: Outcome): boolean {
    const { view } = this
    const moment = this.#rewind?.back(this.tick, outcome, view, () => this.input)
    if (!moment) return false
    const { size } = this
    this.#current.rewind(moment)
    this.#hitStop.clear()
    this.#racing.leave()
    this.#rewind?.clear()
    this.#showInterlude()
    // The scene still shows what was rewound.
    view.scene++
    writeHud(view.hud, this.game.rules.hud(this.world))
    this.resize(size)
    this.#tellRewound()
    this.#loop.reset()
    if (!this.game.calm) this.#countIn.begin()
    return true
  }
  #tellRewound(): void {
    const times = this.view.rewinds + 1
    this.assists.onRewind(times)
    const left = MAX_REWINDS - times
    const { rewound, rewindsLeft, rewoundStatus } = sessionTexts
    toast(rewound, { detail: rewindsLeft(left), topic: 'play', ms: REWOUND_MS })
    this.say(rewoundStatus(left))
  }
  /** Resumes the game that was saved in an earlier visit, or one that was watched; paused. */
  #restore(from?: ResumePoint): void {
    if (from) {
      if (from.kind === 'realtime') this.#resumeWatched(from)
      return
    }
    const saved = this.#progress.open()
    if (saved) this.#resume(saved)
  }
  /** Puts a saved game here, paused. False when the rules of this version refuse it. */
  #resume(saved: KeptWorld): boolean {
    const { view, assists } = this
    const world = restoreWorld(this.game, saved, this.size)
    if (!world) return false
    this.#fresh()
    this.setOptions(saved.options)
    view.seed = saved.seed
    view.scene++
    this.#place(world, this.size)
    this.onRestored()
    assists.setSpeed(saved.speed ?? USUAL_SPEED)
    if (saved.forgiven) assists.onRewind(saved.forgiven)
    if (saved.aimed) assists.onAimAssist()
    writeHud(view.hud, this.game.rules.hud(world))
    this.#progress.onResumed()
    return true
  }
  /** Puts a watched game here at one of its ticks, paused; it keeps no record. */
  #resumeWatched({ world, size }: Extract<ResumePoint, { kind: 'realtime' }>): void {
    this.#progress.adopt()
    this.view.scene++
    this.#place(world, size)
    this.bests.counts = false
    this.onRestored('watched')
    writeHud(this.view.hud, this.game.rules.hud(world))
  }
  /** A world that does not follow from recorded input: it cannot be replayed or raced. */
  #place(world: unknown, size: Size): void {
    this.#current.place(world, size)
    this.#rewind?.clear()
    this.#racing.leave()
  }
}
