/** Shows a real-time game that is watched: its world, stats and sounds, as its ticks arrive. */
import type { Outcome, RealtimeGame } from '../../../engine/core/game/contract'
import { BadBytes } from '../../../engine/core/replay/bytes'
import type { SceneClock } from '../../../engine/stage/clock'
import { Track } from '../../replay/playback/track'
import { soundEvent } from '../../session/events/announce'
import { createView, type SessionView, writeHud } from '../../session/view/view'
import type { Following } from './following'
import { Pace } from './pace'

/** Time for ticks in a frame while it catches up, ms: the page stays responsive. */
const CATCH_UP_MS = 12
/** More ticks than this in a frame are not shown one by one. */
const SHOWN_TICKS = 8

export class RealtimeFollower {
  /** Stats, options and scene, in the form of a session's view. */
  shown: SessionView
  /** The host sent input that the rules cannot play. */
  onBroken: () => void = () => {}
  readonly #game: RealtimeGame
  readonly #following: Following
  readonly #clock: SceneClock
  #track: Track | null = null
  #stream = -1
  #pace = new Pace()

  constructor(game: RealtimeGame, following: Following, clock: SceneClock) {
    this.#game = game
    this.#following = following
    this.#clock = clock
    this.shown = createView({}, 0)
  }
  /** The position in the game; null while there is nothing to watch. */
  get track(): Track | null {
    return this.#track
  }
  /** One displayed frame. */
  frame(gapMs: number): void {
    try {
      if (this.#stream !== this.#following.stream) this.#begin()
      if (this.#track) this.#play(this.#track, gapMs)
    } catch (error) {
      if (!(error instanceof BadBytes)) throw error
      this.#track = null
      this.onBroken()
    }
    this.#clock.frame(this.#pace.alpha, gapMs)
  }

  #begin(): void {
    const { start, ticks, stream } = this.#following
    this.#stream = stream
    this.#pace = new Pace()
    this.#track = null
    if (start?.input.kind !== 'realtime') return
    const { options, seed, input } = start
    this.#track = new Track({ rules: this.#game.rules, options, seed, size: input.size }, ticks)
    const scene = this.shown.scene + 1
    Object.assign(this.shown, { options: { ...options }, seed, outcome: null, scene })
    this.#write(this.#track)
  }
  #play(track: Track, gapMs: number): void {
    const due = this.#pace.due(gapMs, track.length - track.tick)
    if (due === 0) return
    const { size } = track
    if (due > SHOWN_TICKS) {
      const end = performance.now() + CATCH_UP_MS
      for (let n = 0; n < due && performance.now() < end; n++) track.step()
    } else
      for (let n = 0; n < due; n++) {
        track.step((event) => {
          this.#clock.event(event)
          soundEvent(this.#game, event)
        })
        this.#clock.tick()
      }
    // The scene has missed what happened, or depends on another size.
    if (due > SHOWN_TICKS || track.size !== size) this.shown.scene++
    this.#write(track)
  }
  #write({ world }: Track): void {
    const { rules } = this.#game
    writeHud(this.shown.hud, rules.hud(world))
    const outcome: Outcome | null = rules.outcome(world)
    if (outcome?.title !== this.shown.outcome?.title) this.shown.outcome = outcome
  }
}
