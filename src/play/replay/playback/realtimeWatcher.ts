/** Plays a real-time replay: advances its world, stats and sounds. */

import { type RealtimeGame, type Size, TICK_MS, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { TIME } from '../../../engine/core/game/stats'
import { BadBytes } from '../../../engine/core/replay/bytes'
import type { Replay } from '../../../engine/core/replay/replay'
import type { SceneClock } from '../../../engine/stage/clock'
import { soundEvent } from '../../session/events/announce'
import { statText } from '../../session/view/statText'
import { createView, type SessionView, writeHud } from '../../session/view/view'
import { replayTexts } from '../../texts/replays'
import { Timeline } from './timeline'
import { createWatchView, type Watcher, type WatchView } from './watcher'

/** Time per frame for looking ahead, ms. */
const SCOUT_MS = 4
/** Longer gaps are cut: a page that was stalled does not catch up. */
const LONGEST_GAP_MS = 100
/** Sounds are played up to this speed. */
const FASTEST_HEARD = 1

const clockText = (ticks: number) => statText(TIME, Math.floor(ticks / TICKS_PER_SECOND))

export class RealtimeWatcher implements Watcher {
  readonly unit = 'tick'
  readonly view: WatchView
  /** Stats, options and scene, in the form of a session's view. */
  readonly shown: SessionView
  readonly timeline: Timeline
  readonly #game: RealtimeGame
  readonly #clock: SceneClock
  #accumulator = 0
  #size: Size

  constructor(game: RealtimeGame, replay: Replay, clock: SceneClock) {
    this.#game = game
    this.#clock = clock
    this.timeline = new Timeline(game.rules, replay)
    this.#size = this.timeline.size
    this.view = createWatchView(this.timeline.length, this.#text())
    this.shown = createView({ ...replay.options }, replay.seed)
    this.#write()
  }
  onBroken: () => void = () => {}

  seek(at: number): void {
    this.#guarded(() => this.#seek(at))
  }
  /** One displayed frame, `gapMs` after the last. */
  frame(gapMs: number): void {
    this.#guarded(() => this.#frame(gapMs))
  }

  #guarded(act: () => void): void {
    try {
      act()
    } catch (error) {
      if (!(error instanceof BadBytes)) throw error
      this.view.playing = false
      this.onBroken()
    }
  }
  #seek(at: number): void {
    const { timeline } = this
    const next = at === timeline.tick + 1
    if (next) this.#tick()
    else timeline.seek(at)
    this.#accumulator = 0
    // Another world needs another scene.
    if (!next) this.shown.scene++
    this.#write()
  }
  #frame(gapMs: number): void {
    const { view, timeline } = this
    if (timeline.scout(SCOUT_MS) || view.marks.length !== timeline.marks.length) this.#mark()
    if (view.playing) this.#play(Math.min(gapMs, LONGEST_GAP_MS) * view.speed)
    this.#clock.frame(view.playing ? this.#accumulator / TICK_MS : 1, view.playing ? gapMs * view.speed : 0)
  }
  #play(ms: number): void {
    this.#accumulator += ms
    while (this.#accumulator >= TICK_MS && this.view.playing) {
      this.#accumulator -= TICK_MS
      if (!this.#tick()) this.view.playing = false
    }
    this.#write()
  }
  #tick(): boolean {
    const went = this.timeline.step((event) => {
      this.#clock.event(event)
      if (this.view.speed <= FASTEST_HEARD) soundEvent(this.#game, event)
    })
    if (went) this.#clock.tick()
    return went
  }
  #mark(): void {
    if (this.view.marks.length !== this.timeline.marks.length) this.view.marks = [...this.timeline.marks]
  }
  #text(): string {
    return replayTexts.watch.time(clockText(this.timeline.tick), clockText(this.timeline.length))
  }
  #write(): void {
    // The window was resized during the game: the scene depends on its size.
    if (this.#size !== this.timeline.size) this.shown.scene++
    this.#size = this.timeline.size
    this.view.at = this.timeline.tick
    this.view.text = this.#text()
    writeHud(this.shown.hud, this.#game.rules.hud(this.timeline.world))
  }
}
