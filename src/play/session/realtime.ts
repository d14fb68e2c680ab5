/** Owns a real-time play: the world, the fixed loop over it, the replay log, and what the view is told each frame. */
import type { GameEvent, InputFrame, RealtimeGame, Size } from '../../engine/core/contract'
import { createReplay, NO_INPUT, type ReplayLog, readInput, record } from '../../engine/core/input'
import { createLoop } from '../../engine/core/loop'
import type { SceneClock } from '../../engine/stage/clock'
import { Session, type SessionStart } from './session'
import { writeHud } from './view'

/** A longer replay than this (one hour) is cut off: the play goes on, but cannot be shown again. */
const MOST_TICKS = 60 * 60 * 60

export class RealtimeSession {
  readonly session: Session
  world: unknown
  replay: ReplayLog
  /** Whole ticks since the start of the play. */
  tick = 0
  readonly #game: RealtimeGame
  /** Of the world, in units. */
  size: Size
  readonly #clock: SceneClock
  readonly #takeInput: () => InputFrame
  readonly #loop = createLoop()
  #frozenMs = 0

  constructor(
    start: Omit<SessionStart, 'game'> & { game: RealtimeGame },
    size: Size,
    clock: SceneClock,
    takeInput: () => InputFrame,
  ) {
    this.#game = start.game
    this.size = size
    this.#clock = clock
    this.#takeInput = takeInput
    this.session = new Session(start)
    this.session.attach({
      onStart: () => this.#start(),
      onReset: () => this.#start(),
      onResume: () => this.#loop.reset(),
    })
    this.world = null
    this.replay = createReplay(0, {})
    this.#start()
  }

  /**
   * One displayed frame, `gapMs` after the last. Runs the ticks it holds while playing, then draws the view between
   * the last two.
   */
  frame(gapMs: number): void {
    const { view } = this.session
    let gap = gapMs
    if (view.phase === 'playing' && this.#frozenMs > 0) {
      const wait = Math.min(gap, this.#frozenMs)
      this.#frozenMs -= wait
      gap -= wait
    }
    const alpha = view.phase === 'playing' ? this.#loop.advance(gap, () => this.step()) : 1
    writeHud(view.hud, this.#game.rules.hud(this.world))
    // Paused scenes stand still; ready and over scenes live on.
    this.#clock.frame(alpha, view.phase === 'paused' ? 0 : gapMs)
  }
  /** The window has another size: the world follows, when its rules can. */
  resize(size: Size): void {
    const { rules } = this.#game
    const { width, height } = this.size
    if (!rules.resize || (size.width === width && size.height === height)) return
    // Nobody plays on while the phone turns in the hand.
    if (size.width > size.height !== width > height) this.session.pause('turned')
    this.size = size
    this.replay.resizes.push({ tick: this.tick, size })
    rules.resize(this.world, size)
  }
  /** Exactly one tick. */
  step(): void {
    if (this.session.view.phase !== 'playing') return
    const frame = this.#takeInput()
    if (this.tick < MOST_TICKS) record(this.replay, frame)
    this.tick++
    this.#game.rules.step(this.world, readInput(frame), (event) => this.#emit(event))
    this.#clock.tick()
    const outcome = this.#game.rules.outcome(this.world)
    if (outcome) {
      writeHud(this.session.view.hud, this.#game.rules.hud(this.world))
      this.session.finish(outcome)
    }
  }

  #emit(event: GameEvent): void {
    this.#frozenMs = Math.max(this.#frozenMs, this.#game.hitStop?.[event.type] ?? 0)
    this.#clock.event(event)
    this.session.tell(event)
  }
  #start(): void {
    const { view } = this.session
    this.world = this.#game.rules.start(view.options, view.seed, this.size)
    this.replay = createReplay(view.seed, { ...view.options })
    this.tick = 0
    this.#frozenMs = 0
    this.#loop.reset()
    writeHud(view.hud, this.#game.rules.hud(this.world))
  }
}

/** Plays a replay from its start; returns the world at its end. Headless. */
export function playReplay(game: Pick<RealtimeGame, 'rules'>, log: ReplayLog, size: Size): unknown {
  const world = game.rules.start(log.options, log.seed, size)
  let tick = 0
  for (const run of log.runs) {
    const input = readInput(run.frame ?? NO_INPUT)
    for (let i = 0; i < run.ticks; i++, tick++) {
      for (const change of log.resizes) if (change.tick === tick) game.rules.resize?.(world, change.size)
      game.rules.step(world, input, () => {})
    }
  }
  return world
}
