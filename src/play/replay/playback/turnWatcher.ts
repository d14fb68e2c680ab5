/** Plays a turn-based replay: shows its states one after another, automatically or step by step. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { Replay } from '../../../engine/core/replay/replay'
import { soundEvent } from '../../session/events/announce'
import type { History } from '../../session/turns/history'
import { createTurnView, showBoard, type TurnView } from '../../session/turns/turnView'
import { createView, type SessionView, writeHud } from '../../session/view/view'
import { replayTexts } from '../../texts/replays'
import type { MoveLine } from './moves'
import { createWatchView, type Watcher, type WatchView } from './watcher'

/** The shortest and longest time a move is shown, ms: thinking times are cut. */
const SHORTEST_MS = 350
const LONGEST_MS = 1500

export class TurnWatcher implements Watcher {
  readonly unit = 'move'
  readonly view: WatchView
  readonly shown: SessionView
  readonly turns: TurnView
  readonly #game: TurnGame
  readonly history: History
  /** Its moves in words, for the list of moves. */
  readonly lines: readonly MoveLine[]
  #waited = 0

  constructor(game: TurnGame, replay: Replay, history: History, lines: readonly MoveLine[]) {
    this.#game = game
    this.history = history
    this.lines = lines
    this.view = createWatchView(history.length, '')
    this.shown = createView({ ...replay.options }, replay.seed)
    this.turns = createTurnView(history.initial)
    this.#write()
  }
  seek(at: number): void {
    const to = Math.max(0, Math.min(this.view.length, Math.round(at)))
    if (to === this.view.at) return
    const next = to === this.view.at + 1
    const back = to === this.view.at - 1
    const shown = this.turns.board.state
    this.view.at = to
    this.#waited = 0
    const step = this.history.step(to - 1)
    const state = to === 0 ? this.history.initial : step?.state
    const events = next ? (step?.events ?? []) : []
    showBoard(this.turns, state, next ? shown : null, events, back ? shown : null)
    if (next) for (const event of events) soundEvent(this.#game, event)
    this.#write()
  }
  pass(ms: number): void {
    const { view } = this
    if (!view.playing) return
    this.#waited += ms * view.speed
    if (this.#waited < this.#pause()) return
    if (view.at < view.length) this.seek(view.at + 1)
    else view.playing = false
  }
  /** Play time of the state that is shown, ms. */
  get time(): number {
    return this.view.at === 0 ? 0 : (this.history.step(this.view.at - 1)?.at ?? 0)
  }

  /** How long the current state is shown, ms. */
  #pause(): number {
    const next = this.history.step(this.view.at)?.at ?? 0
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, next - this.time))
  }
  #write(): void {
    const { at, length } = this.view
    this.view.text = at === 0 ? replayTexts.watch.startOf(length) : replayTexts.watch.move(at, length)
    writeHud(this.shown.hud, this.#game.rules.hud(this.turns.board.state, this.time))
  }
}
