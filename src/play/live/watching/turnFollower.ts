/** Shows a turn-based game that is watched: its board, stats and sounds, as its moves arrive. */
import type { Bots } from '../../../engine/bots/client'
import type { TurnGame } from '../../../engine/core/game/contract'
import { stateAt } from '../../../engine/core/game/own'
import type { StepOf } from '../../../engine/storage/values/steps'
import { soundEvent } from '../../session/events/announce'
import { History, type Step } from '../../session/turns/history'
import { Starts } from '../../session/turns/starts'
import { createTurnView, hudOf, showBoard, type TurnView } from '../../session/turns/turnView'
import { createView, type SessionView, writeHud } from '../../session/view/view'
import type { Following } from './following'

/** A move is visible this long before the next one, ms. */
const SHOWN_MS = 350
/** With more moves than this, only the last state is shown. */
const BEHIND = 3

export class TurnFollower {
  /** Stats and options, in the form of a session's view. */
  readonly shown: SessionView
  /** The board; null while there is nothing to watch. */
  turns: TurnView | null = null
  /** There is another board, or none. */
  onBoard: () => void = () => {}
  /** The host sent a move that the rules refuse. */
  onBroken: () => void = () => {}
  readonly #game: TurnGame
  readonly #following: Following
  readonly #starts: Starts
  #history: History | null = null
  /** The steps that `#history` has played. */
  #played: StepOf[] = []
  #stream = -1
  #waitedMs = 0

  /** @param makers - makes starts that are slow to make, outside the page's thread */
  constructor(id: string, game: TurnGame, following: Following, makers: Pick<Bots, 'start'> | null = null) {
    this.#game = game
    this.#following = following
    this.#starts = new Starts(id, game, makers)
    this.shown = createView({}, 0)
  }
  get state(): unknown {
    return this.#history?.state
  }
  /** Play time of the last move, ms. */
  get time(): number {
    return this.#history?.step(-1)?.at ?? 0
  }
  /** One displayed frame. */
  frame(gapMs: number): void {
    if (this.#stream !== this.#following.stream) {
      this.#stream = this.#following.stream
      this.#history = null
      void this.#begin(this.#stream)
    }
    this.#waitedMs += gapMs
    const { steps } = this.#following
    if (!this.#history || (this.#waitedMs < SHOWN_MS && steps.length > this.#played.length)) return
    try {
      this.#play(this.#history, steps)
    } catch {
      this.#history = null
      this.onBroken()
    }
  }

  async #begin(stream: number): Promise<void> {
    const { start } = this.#following
    // A start may need any part of the rules.
    if (start) await this.#game.lazyRules?.load()
    if (start?.input.kind === 'turn' && start.input.position === undefined)
      await this.#starts.prepare(start.options, start.seed)
    if (stream !== this.#stream) return
    this.turns = null
    if (start?.input.kind === 'turn')
      try {
        const { options, seed, input } = start
        const { position } = input
        const initial =
          position === undefined
            ? this.#starts.take(options, seed)
            : stateAt(this.#game.rules, position, options)
        this.#history = new History(initial)
        this.#played = []
        this.turns = createTurnView(initial)
        const scene = this.shown.scene + 1
        Object.assign(this.shown, { options: { ...options }, seed, outcome: null, scene })
        this.#write()
      } catch {
        // A position that the rules do not know.
        this.onBroken()
      }
    this.onBoard()
  }
  /** Takes back what no longer counts, and plays a move, or all if there are many. Throws if the rules refuse one. */
  #play(history: History, steps: readonly StepOf[]): void {
    const kept = this.#played.findIndex((step, n) => step !== steps[n])
    const keep = kept < 0 ? this.#played.length : kept
    if (keep === this.#played.length && keep === steps.length) return
    const before = history.state
    let now = history
    if (keep < this.#played.length) {
      now = new History(history.initial)
      for (let n = 0; n < keep; n++) now.push(history.step(n) as Step)
      this.#history = now
      this.#played = this.#played.slice(0, keep)
    }
    const isNext = now === history && steps.length - keep <= BEHIND
    for (const step of steps.slice(keep, isNext ? keep + 1 : steps.length)) this.#push(now, step)
    const events = isNext ? (now.step(-1)?.events ?? []) : []
    if (this.turns) showBoard(this.turns, now.state, isNext ? before : null, events)
    for (const event of events) soundEvent(this.#game, event)
    this.#waitedMs = 0
    this.#write()
  }
  #push(history: History, step: StepOf): void {
    const [move, at, own] = step
    const applied = this.#game.rules.apply(history.state, move, at)
    if ('refused' in applied) throw new Error(applied.refused)
    history.push({ move, at, own, ...applied })
    this.#played.push(step)
  }
  #write(): void {
    const history = this.#history
    if (!history) return
    writeHud(this.shown.hud, hudOf(this.#game, history.state, this.time))
    this.shown.outcome = this.#game.rules.outcome(history.state)
  }
}
