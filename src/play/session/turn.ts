/** Owns a turn-based play: moves and their history, what happens by itself, the computer's turns, hints and saves. */
import { proxy, ref } from 'valtio'
import type { Bots } from '../../engine/bots/client'
import type { GameEvent, OptionValues, TurnGame } from '../../engine/core/contract'
import { dropSave } from '../../engine/storage/saves'
import { toast } from '../../ui/toast'
import { Computer } from './computer'
import { History, type Step } from './history'
import { agrees } from './options'
import { restorePlay, savePlay } from './saving'
import { Session, type SessionStart } from './session'
import { Stopwatch } from './stopwatch'
import { writeHud } from './view'

/** What the board is shown. Replaced as a whole with every change. */
export interface BoardView {
  readonly state: unknown
  readonly previous: unknown
  readonly events: readonly GameEvent[]
  readonly turn: number
}

export interface TurnView {
  board: BoardView
  canUndo: boolean
  canRedo: boolean
  thinking: boolean
  hint: unknown
}

export class TurnSession {
  readonly session: Session
  readonly view: TurnView
  readonly #game: TurnGame
  readonly #computer: Computer
  readonly #clock = new Stopwatch()
  /** Time in the state of now, for what happens by itself. */
  readonly #stateClock = new Stopwatch()
  #history: History<unknown, unknown>
  /** What a restart put aside: undo brings it back. */
  #before: {
    history: History<unknown, unknown>
    at: number
    seed: number
    options: Record<string, string>
    position?: string
  } | null = null
  #position: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #ticker: ReturnType<typeof setInterval> | undefined
  #advising = false

  constructor(
    start: Omit<SessionStart, 'game'> & {
      game: TurnGame
      position?: string | null
      resume: boolean
      /** Options named in the address: a kept play with others is not what was asked for. */
      asked?: OptionValues
    },
    bots: Bots,
  ) {
    this.#game = start.game
    this.#computer = new Computer(start.id, bots)
    this.session = new Session(start)
    this.session.attach({
      onLeave: () => this.#setAside(),
      onStart: () => this.#start(),
      onReset: () => this.#reset(),
      onPause: () => {
        this.#halt()
        this.keep()
      },
      onResume: () => this.#run(),
    })
    this.#history = new History(this.#fresh(start.position ?? null))
    const board: BoardView = { state: this.#history.state, previous: null, events: [], turn: 0 }
    this.view = proxy<TurnView>({
      board: ref(board),
      canUndo: false,
      canRedo: false,
      thinking: false,
      hint: null,
    })
    const waited = start.resume ? this.#restore(start.asked ?? {}) : 0
    this.#show(null, [])
    this.#stateClock.set(waited)
  }
  get state(): unknown {
    return this.#history.state
  }
  /** Play time in ms. */
  get at(): number {
    return this.#clock.read()
  }
  /** Whether a visitor may move now. */
  get active(): boolean {
    return this.session.view.phase === 'playing' && this.#level() === null
  }
  /** The position as text; undefined where the game has no notation. */
  get position(): string | undefined {
    return this.#game.rules.notation?.write(this.state)
  }
  /** A visitor's move. */
  play(move: unknown): void {
    if (!this.active) return
    this.#clock.run()
    this.#apply(move, true)
  }
  /** A pressed action of the game's controls. */
  command(action: string): void {
    const move = this.active ? (this.#game.command?.(action as never, this.state) ?? null) : null
    if (move !== null) this.play(move)
  }
  get undoable(): boolean {
    return this.#game.undo !== false && (this.#history.canUndo || this.#before !== null)
  }
  undo(): void {
    const { phase } = this.session.view
    if (!this.undoable || (phase !== 'playing' && phase !== 'over')) return
    this.#halt()
    if (!this.#history.undo() && this.#before) {
      const { history, at, seed, options, position } = this.#before
      this.#before = null
      this.#history = history
      this.#position = position
      this.#clock.set(at)
      this.session.bringBack(seed, options)
    }
    this.#afterJump('Move taken back.')
  }
  redo(): void {
    if (this.session.view.phase !== 'playing' || !this.#history.canRedo) return
    this.#halt()
    this.#history.redo()
    this.#afterJump('Move done again.')
  }
  /** Asks the bot for advice; the board marks the move, the status line says why. */
  async hint(): Promise<void> {
    if (!this.active || !this.#game.hints || this.#advising) return
    this.#advising = true
    const found = await this.#computer.hint(this.state)
    this.#advising = false
    if (!found) return
    const { move } = found
    this.view.hint = typeof move === 'object' && move !== null ? ref(move) : move
    toast(found.text)
    this.session.say(found.text)
  }
  /** Writes the game in progress down, to go on with in a later visit. */
  keep(): void {
    const { id, view } = this.session
    if (view.phase === 'over' || this.#history.length === 0) {
      if (view.phase === 'over') dropSave(id)
      return
    }
    const { seed, options } = view
    savePlay(id, this.#history, { seed, options, position: this.#position, at: this.#clock.read() })
  }
  /** Leaves the page: timers and the worker's search end, the game in progress is kept. */
  close(): void {
    this.#halt()
    this.keep()
    this.session.close()
  }

  #level(): string | null {
    const { rules, computer } = this.#game
    if (!computer || rules.outcome(this.state)) return null
    return computer(this.session.view.options, rules.seat?.(this.state) ?? 0)
  }
  #fresh(position: string | null): unknown {
    const { view } = this.session
    if (position !== null) {
      try {
        if (!this.#game.rules.notation) throw new Error('This game has no positions to start from.')
        const state = this.#game.rules.notation.read(position, view.options)
        this.#position = position
        return state
      } catch (error) {
        toast(error instanceof Error ? error.message : 'The position in the address cannot be read.', {
          kind: 'bad',
        })
      }
    }
    this.#position = undefined
    return this.#game.rules.start(view.options, view.seed)
  }
  #start(): void {
    this.#halt()
    // The start panel may already show the position asked for in the address.
    const keep = this.#position !== undefined && this.#history.length === 0 && this.#before === null
    if (!keep) this.#history = new History(this.#fresh(null))
    this.#clock.set()
    dropSave(this.session.id)
    this.#show(null, [])
    this.#run()
  }
  /** Only what is not over can be gone on with. */
  #setAside(): void {
    if (this.#history.length === 0 || this.#game.rules.outcome(this.state)) return
    const { seed, options } = this.session.view
    this.#before = { history: this.#history, at: this.#clock.read(), seed, options, position: this.#position }
  }
  #reset(): void {
    this.#halt()
    this.#before = null
    this.#history = new History(this.#fresh(null))
    this.#clock.set()
    dropSave(this.session.id)
    this.#show(null, [])
  }
  #apply(move: unknown, own: boolean): void {
    const at = Math.round(this.#clock.read())
    const before = this.state
    const applied = this.#game.rules.apply(before, move, at)
    if ('refused' in applied) {
      if (!own) return
      this.session.tell({ type: 'Refused' })
      if (applied.refused) {
        toast(applied.refused, { kind: 'bad' })
        this.session.say(applied.refused)
      }
      return
    }
    this.#halt()
    this.#history.push({ move, at, own, ...applied } satisfies Step<unknown, unknown>)
    if (own) this.#before = null
    this.#show(before, applied.events)
    for (const event of applied.events) this.session.tell(event)
    this.#settle()
    this.keep()
  }
  #afterJump(news: string): void {
    this.#show(null, [])
    if (this.session.view.phase === 'over' && !this.#game.rules.outcome(this.state)) this.session.reopen()
    this.session.say(news)
    this.#settle()
    this.keep()
  }
  /** After every change of state: it is over, or the clocks run on. */
  #settle(): void {
    const outcome = this.#game.rules.outcome(this.state)
    if (outcome && this.session.view.phase === 'playing') {
      const seconds = Math.round(this.#clock.read() / 100) / 10
      this.session.finish(outcome, this.#game.timer ? { Time: seconds } : {}, this.#position === undefined)
    } else if (!outcome) this.#run()
  }
  #show(previous: unknown, events: readonly GameEvent[]): void {
    this.#stateClock.set()
    const board: BoardView = { state: this.state, previous, events, turn: this.view.board.turn + 1 }
    this.view.board = ref(board)
    this.view.hint = null
    this.view.canUndo = this.undoable
    this.view.canRedo = this.#history.canRedo
    this.#writeHud()
  }
  #writeHud(): void {
    const at = this.#clock.read()
    const hud = this.#game.rules.hud(this.state, at)
    const { timer } = this.#game
    const time = timer === 'tenths' ? (at / 1000).toFixed(1) : Math.floor(at / 1000)
    writeHud(this.session.view.hud, timer ? { ...hud, Time: time } : hud)
  }
  /** Clocks on; whatever happens by itself is on its way. */
  #run(): void {
    if (this.session.view.phase !== 'playing') return
    const started = !this.#game.timer || this.#history.length > 0 || this.#clock.read() > 0
    if (started) this.#clock.run()
    this.#stateClock.run()
    this.#ticker ??= setInterval(() => this.#writeHud(), 100)
    const next = this.#game.rules.next?.(this.state)
    if (next) {
      const wait = Math.max(0, next.after - this.#stateClock.read())
      this.#timer = setTimeout(() => this.#apply(next.move, false), wait)
    } else void this.#think()
  }
  #halt(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#ticker)
    this.#ticker = undefined
    this.#clock.halt()
    this.#stateClock.halt()
    this.#computer.cancel()
    this.#advising = false
    if (this.view) this.view.thinking = false
  }
  async #think(): Promise<void> {
    const level = this.#level()
    if (level === null) return
    this.view.thinking = true
    const answer = await this.#computer.move(this.state, level)
    if (answer.kind === 'cancelled') return
    this.view.thinking = false
    if (answer.kind === 'move') this.#apply(answer.move, false)
    else toast('The computer could not move. Try Undo or Restart.', { kind: 'bad' })
  }
  /** A game in progress of an earlier visit stands there, paused. Returns the time in its last state, ms. */
  #restore(asked: OptionValues): number {
    const { id, view } = this.session
    const kept = restorePlay(id, this.#game)
    if (!kept || !agrees(kept.save.options, asked)) return 0
    this.session.setOptions(kept.save.options)
    view.seed = kept.save.seed
    this.#position = kept.save.position
    this.#history = kept.history
    this.#clock.set(kept.save.at)
    this.session.restored()
    return Math.max(0, kept.save.at - (kept.history.steps.at(-1)?.at ?? 0))
  }
}
