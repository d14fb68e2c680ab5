/** Owns a real-time play: the world, the fixed loop over it, the replay log, and what the view is told each frame. */
import {
  type GameEvent,
  type InputFrame,
  type OptionValues,
  type Outcome,
  type RealtimeGame,
  type Size,
  TICK_MS,
} from '../../../engine/core/game/contract'
import { worldSize } from '../../../engine/core/game/shape'
import { readInput } from '../../../engine/core/input/input'
import { createLoop } from '../../../engine/core/loop'
import { exactFrame } from '../../../engine/core/record/frames'
import type { RealtimeInput } from '../../../engine/core/record/record'
import { resized } from '../../../engine/core/record/resizing'
import type { SceneClock } from '../../../engine/stage/clock'
import type { Demo } from '../../demo/demo'
import type { Opponent, Race } from '../../race/race'
import { helped } from '../assists/aimAssist'
import { hearTick } from '../assists/audioCues'
import { Forgiver } from '../assists/rewind'
import { chosenSpeed, USUAL_SPEED } from '../assists/speed'
import type { GoOn } from '../core/options'
import type { SessionStart } from '../core/session'
import { Session } from '../core/session'
import { writeHud } from '../core/view'
import { RealtimeInProgress } from '../saves/realtimeInProgress'
import { CountIn } from './countIn'
import { HitStop } from './hitStop'
import { KeptInput } from './realtimeInput'
import { RealtimeRacing } from './realtimeRacing'

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
  readonly #kept: KeptInput
  /** Whole ticks since the start of the play. */
  tick = 0
  readonly #game: RealtimeGame
  /** Of the world, in units. */
  size: Size
  readonly #clock: SceneClock
  readonly #takeInput: () => InputFrame
  readonly #loop = createLoop()
  readonly #hitStop: HitStop
  readonly #countIn: CountIn
  readonly #progress: RealtimeInProgress
  readonly #racing: RealtimeRacing
  /** What is seen behind the start panel in place of the play that waits there. */
  demo: Demo | null = null
  readonly #forgiver: Forgiver

  constructor(start: RealtimeStart, size: Size, clock: SceneClock, takeInput: () => InputFrame) {
    this.#game = start.game
    this.size = size
    this.#kept = new KeptInput(size)
    this.#hitStop = new HitStop(start.game)
    this.#forgiver = new Forgiver(start.game)
    this.#clock = clock
    this.#takeInput = takeInput
    this.session = new Session(start)
    const { view } = this.session
    this.#countIn = new CountIn(view, () => this.session.tell({ type: 'Beat' }))
    this.#racing = new RealtimeRacing(view)
    this.#progress = new RealtimeInProgress(start, this)
    this.session.attach({
      onStart: () => {
        this.#start(true)
        start.begins?.()
      },
      onReset: () => this.#start(false),
      onTakeOver: () => this.#progress.takeOver(),
      input: () => this.input,
      playedMs: () => this.tick * TICK_MS,
      overtaken: () => this.#progress.overtaken,
      onPause: () => {
        this.#countIn.end()
        this.#progress.flush()
      },
      onResume: () => {
        this.#loop.reset()
        this.#forgiver.load()
        start.begins?.()
        if (!this.#game.calm) this.#countIn.begin()
      },
    })
    this.world = null
    this.fresh()
    this.#progress.restore(start.goOn)
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
    if (moves && this.#hitStop.stands) {
      stopped = this.#hitStop.pass(gap)
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
    if (view.phase === 'ready' && !rules.resize) this.fresh()
    else {
      this.#kept.resized(size)
      this.world = resized(rules, this.world, view.options, size)
    }
    // A world laid out anew is shown by a scene of its own.
    if (!rules.resize) view.scene++
  }
  /** Someone to race against is there. */
  race(race: Race): void {
    this.#racing.set(race, this.#kept.whole ? this.tick : null)
  }
  /** Whom this play races. */
  get rival(): Opponent | null {
    return this.#racing.rival
  }
  /** The page is left. */
  close(): void {
    this.#progress.close()
    this.session.close()
  }
  /** The page may end here: what waits is written now. */
  leave(): void {
    this.#progress.flush()
    this.session.bests.leave()
  }
  /** All input of this play so far; null where it cannot be played again from its start. */
  get input(): RealtimeInput | null {
    return this.#kept.take()
  }
  /** Whether this play has told an event of this name, or its player used an action of it. */
  has(name: string): boolean {
    return this.session.hasTold(name) || this.#kept.uses(name)
  }
  /** Exactly one tick. After the end only what the scene itself moves goes on: what falls comes down. */
  step(): void {
    if (this.session.view.phase === 'playing') this.#play(this.#takeInput())
    else if (this.session.view.phase === 'over' && !this.#hitStop.stands) this.#clock.tick()
  }
  /** A world that does not stand at its start: nobody can play it again from there, or race it. */
  stand(world: unknown, size: Size): void {
    this.world = world
    this.size = size
    this.#kept.leave()
    this.#forgiver.clear()
    this.#racing.leave()
  }
  /** A new world takes the place of the one that is there. */
  fresh(): void {
    const { view } = this.session
    if (this.#game.size !== 'window') this.size = worldSize(this.#game, view.options)
    this.world = this.#game.rules.start(view.options, view.seed, this.size)
    this.#forgiver.clear()
    this.#kept.begin(this.size)
    this.tick = 0
    this.#hitStop.clear()
    this.#countIn.end()
    this.#showInterlude()
    this.#loop.reset()
    writeHud(view.hud, this.#game.rules.hud(this.world))
    this.#racing.meet()
  }
  #play(input: InputFrame): void {
    const meant = helped(input, this.#game, this.world)
    if (meant !== input) this.session.tools.aimed()
    // What is kept is what the rules see.
    const frame = exactFrame(meant, this.#game.pointerSpeeds === true)
    this.#kept.add(frame)
    this.session.tools.runsAt(chosenSpeed())
    this.tick++
    this.#game.rules.step(this.world, readInput(frame), (event) => this.#emit(event))
    hearTick(this.#game, this.world)
    this.#racing.rival?.follow(this.tick)
    this.#clock.tick()
    this.#showInterlude()
    const outcome = this.#game.rules.outcome(this.world)
    this.#forgiver.note(this)
    if (outcome) {
      writeHud(this.session.view.hud, this.#game.rules.hud(this.world))
      if (this.#goesBack(outcome)) return
      this.#progress.giveUp()
      this.session.finish(outcome)
      if (this.session.view.newBests.length > 0) this.#clock.event({ type: 'NewBest' })
    } else if (this.tick % KEEP_TICKS === 0) this.#progress.keep()
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
    this.#hitStop.event(event)
    this.#clock.event(event)
    this.session.tell(event)
  }
  /** Whether the play goes on from some seconds ago instead of ending, for those who want it so. */
  #goesBack(outcome: Outcome): boolean {
    const { view } = this.session
    const moment = this.#forgiver.back(this.tick, outcome, view, () => this.input)
    if (!moment) return false
    const { size } = this
    this.world = moment.world
    this.size = moment.size
    this.tick = moment.tick
    this.#kept.goOn(moment.frames)
    this.#hitStop.clear()
    this.#racing.leave()
    this.#forgiver.clear()
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
    this.#progress.begin(begun)
    this.session.bests.counts = true
    if (begun) this.#forgiver.load()
    this.fresh()
  }
}
