/** Owns a turn-based play: moves and their history, what happens by itself, the computer's turns, hints and saves. */
import { proxy, ref } from 'valtio'
import type { Bots } from '../../engine/bots/client'
import type { GameEvent, OptionValues, TurnGame } from '../../engine/core/contract'
import { carriedFigures, carryFigures } from '../../engine/storage/records'
import { type Save, saveSlot } from '../../engine/storage/saves'
import type { Slot, SlotNews } from '../../engine/storage/slot'
import { MOST_STEPS } from '../../engine/storage/steps'
import { toast } from '../../ui/toast'
import { Computer } from './computer'
import { History, type Step } from './history'
import { agrees, freshSeed } from './options'
import { OTHER_RULES, Recorder, restorePlay } from './saving'
import { Session, type SessionStart } from './session'
import { Starts } from './starts'
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

export interface TurnStart extends Omit<SessionStart, 'game'> {
  readonly game: TurnGame
  readonly position?: string | null
  /** Options named in the address: a kept play with others is not what was asked for. */
  readonly asked?: OptionValues
}

const NO_HINT = 'No hint could be found. Try again.'

/** A play from the address has a place of its own: the visitor's game in progress stays where it is. */
const isLink = (start: TurnStart) => start.seed !== null || (start.position ?? null) !== null

export class TurnSession {
  readonly session: Session
  readonly view: TurnView
  readonly #game: TurnGame
  readonly #computer: Computer
  readonly #starts: Starts
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
    hints: number
    undone: number
  } | null = null
  #position: string | undefined
  readonly #slot: Slot<Save>
  readonly #recorder = new Recorder()
  readonly #opening: TurnStart
  /** A play was begun here, or gone on with: its end or a new one takes it out of its place. */
  #begun = false
  /** What was kept last: nothing is written while that is how it stands. */
  #kept = ''
  #revision = 0
  /** Moves at the beginning of this play that the session made: it goes on with carried figures. */
  #carriedMoves = 0
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #ticker: ReturnType<typeof setInterval> | undefined
  #advising = false

  constructor(start: TurnStart, bots: Bots, starts = new Starts(start.id, start.game)) {
    this.#starts = starts
    this.#opening = start
    this.#game = start.game
    this.#computer = new Computer(start.id, bots)
    this.session = new Session(start)
    this.#slot = saveSlot(start.id, isLink(start), (news) => this.#overtaken(news))
    this.session.attach({
      onTakeOver: () => void this.#takeOver(),
      overtaken: () => this.#slot.lost && this.#slot.newer,
      onLeave: () => this.#setAside(),
      onStart: () => this.#start(),
      onReset: () => this.#reset(),
      onChosen: () => this.#makeNext(),
      onPause: () => {
        this.#halt()
        this.keep()
        this.#slot.flush()
      },
      onResume: () => this.#goOn(),
    })
    this.#history = this.#opened(start.position ?? null)
    const board: BoardView = { state: this.#history.state, previous: null, events: [], turn: 0 }
    this.view = proxy<TurnView>({
      board: ref(board),
      canUndo: false,
      canRedo: false,
      thinking: false,
      hint: null,
    })
    this.session.bests.counts = this.#position === undefined
    this.#show(null, [])
  }
  /** Brings back the play that was kept in an earlier visit, paused; called once, before the board is shown. */
  async restore(): Promise<void> {
    const save = this.#slot.open()
    if (save && this.#isAskedFor(save)) await this.#goOnWith(save)
  }
  get state(): unknown {
    return this.#history.state
  }
  /** How many steps count now. */
  get length(): number {
    return this.#history.length
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
    if (this.#history.undo()) this.session.view.undone++
    else if (this.#before) {
      const { history, at, seed, options, position, hints, undone } = this.#before
      this.#before = null
      this.#history = history
      this.#setPosition(position)
      this.#clock.set(at)
      this.session.bringBack(seed, options)
      Object.assign(this.session.view, { hints, undone })
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
    if (found.kind === 'failed') {
      toast(NO_HINT, { kind: 'bad' })
      this.session.say(NO_HINT)
    }
    if (found.kind !== 'hint') return
    this.session.view.hints++
    this.#revision++
    const { move } = found
    this.view.hint = typeof move === 'object' && move !== null ? ref(move) : move
    toast(found.text)
    this.session.say(found.text)
  }
  /** Has the game in progress written down soon, if it changed: to go on with in a later visit. */
  keep(): void {
    const { phase } = this.session.view
    if (!this.#begun || this.#closed || this.#slot.lost) return
    const gone = phase === 'over' || this.#untouched
    const stand = gone ? 'gone' : `${this.#revision} ${Math.round(this.#clock.read())}`
    if (stand === this.#kept) return
    this.#kept = stand
    this.#slot.keep(gone ? () => null : () => this.#save())
  }
  /** Leaves the page: timers and the worker's search end, the game in progress is kept. */
  close(): void {
    this.#halt()
    this.keep()
    this.#closed = true
    this.#slot.close()
    this.session.close()
  }
  /** The page may end here: what waits is written now. */
  leave(): void {
    this.keep()
    this.#slot.flush()
    this.session.bests.leave()
  }

  #save(): Save {
    if (this.#recorder.take(this.#history))
      toast('This game is too long to be kept any further', {
        kind: 'bad',
        detail: `A later visit goes on from move ${MOST_STEPS}.`,
      })
    const { seed, options, hints, undone } = this.session.view
    return {
      seed,
      options: { ...options },
      position: this.#position,
      ...this.#recorder.text(),
      at: Math.round(this.#clock.read()),
      rules: this.#game.version ?? 1,
      hints,
      undone,
    }
  }
  /** The kept play is the one that the address names. */
  #isAskedFor(save: Save): boolean {
    const { seed, position, asked = {}, options } = this.#opening
    if (!isLink(this.#opening)) return agrees(save.options, asked)
    return (
      (seed === null || save.seed === seed) &&
      save.position === (position ?? undefined) &&
      agrees(save.options, options)
    )
  }
  /** The play went on in another tab, or all data was deleted or replaced there. */
  #overtaken(news: SlotNews): void {
    const { phase } = this.session.view
    const { newer } = this.#slot
    if (this.#closed || phase === 'over') return
    // Nothing was begun here, and nothing is there to go on with.
    if (phase === 'ready' && !newer) {
      this.#slot.claim()
      return
    }
    this.#halt()
    this.session.overtaken(news, newer)
  }
  async #takeOver(): Promise<void> {
    const save = this.#slot.open()
    if (!save || !(await this.#goOnWith(save))) this.session.reset()
  }
  #level(): string | null {
    const { rules, computer } = this.#game
    if (!computer || rules.outcome(this.state)) return null
    return computer(this.session.view.options, rules.seat?.(this.state) ?? 0)
  }
  /** Nothing was done in this play but to go on with what the one before has left. */
  get #untouched(): boolean {
    return this.#history.length <= this.#carriedMoves
  }
  /** A fresh play, with what is carried from the one before. */
  #opened(position: string | null): History<unknown, unknown> {
    const history = new History<unknown, unknown>(this.#fresh(position))
    this.#carriedMoves = 0
    const { carry } = this.#game.rules
    const figures = carry?.figures(history.state) && carriedFigures(this.session.id, {})
    if (!carry || !figures || position !== null) return history
    const move = carry.begin({ ...carry.start, ...figures })
    const applied = this.#game.rules.apply(history.state, move, 0)
    if ('refused' in applied) return history
    history.push({ move, at: 0, own: false, ...applied })
    this.#carriedMoves = 1
    return history
  }
  /** Keeps what a move has changed in the figures that are carried. */
  #carry(before: unknown): void {
    const { carry } = this.#game.rules
    const from = carry?.figures(before)
    const to = carry?.figures(this.state)
    if (!carry || !from || !to) return
    const names = Object.keys(carry.start)
    const changes = names.map((name) => [name, (to[name] ?? 0) - (from[name] ?? 0)] as const)
    carryFigures(this.session.id, {}, carry.start, Object.fromEntries(changes))
  }
  #fresh(position: string | null): unknown {
    const { view } = this.session
    if (position !== null) {
      try {
        if (!this.#game.rules.notation) throw new Error('This game has no positions to start from.')
        const state = this.#game.rules.notation.read(position, view.options)
        this.#setPosition(position)
        const remark = this.#game.rules.notation.remark?.(state)
        if (remark) toast(remark)
        return state
      } catch (error) {
        toast(error instanceof Error ? error.message : 'The position in the address cannot be read.', {
          kind: 'bad',
        })
      }
    }
    this.#setPosition(undefined)
    return this.#starts.take(view.options, view.seed)
  }
  #setPosition(position: string | undefined): void {
    this.#position = position
    this.session.bests.counts = position === undefined
  }
  /** What is kept in this play's place goes. */
  #giveUp(): void {
    this.#slot.keep(() => null)
    this.#kept = 'gone'
  }
  #start(): void {
    this.#halt()
    this.#begun = true
    // The start panel may already show the position asked for in the address.
    const keep = this.#position !== undefined && this.#untouched && this.#before === null
    if (!keep) this.#history = this.#opened(null)
    this.#clock.set()
    // A new play takes the place of whatever is there.
    this.#slot.claim()
    this.#giveUp()
    this.#show(null, [])
    for (const event of this.#history.step(0)?.events ?? []) this.session.tell(event)
    this.#run()
    this.#makeNext()
  }
  /** Only what is not over can be gone on with. */
  #setAside(): void {
    if (this.#untouched || this.#game.rules.outcome(this.state)) return
    const { seed, options, hints, undone } = this.session.view
    this.#before = {
      history: this.#history,
      at: this.#clock.read(),
      seed,
      options,
      position: this.#position,
      hints,
      undone,
    }
  }
  /** The next play is made while this one is played. */
  #makeNext(): void {
    void this.#starts.ahead(this.session.view.chosen, this.session.next)
  }
  #reset(): void {
    this.#halt()
    this.#before = null
    this.#clock.set()
    // Options looked at on the start panel leave a kept play alone.
    if (this.#slot.lost) this.#slot.claim()
    else if (this.#begun) this.#giveUp()
    this.#begun = false
    const { options, seed } = this.session.view
    if (this.#starts.has(options, seed)) this.#renew()
    else void this.#renewWhenMade(options, seed)
  }
  /** The board before is shown until the new one is there. */
  async #renewWhenMade(options: OptionValues, seed: number): Promise<void> {
    await this.#starts.ahead(options, seed)
    const { view } = this.session
    if (!this.#closed && view.phase === 'ready' && view.seed === seed && view.options === options)
      this.#renew()
  }
  #renew(): void {
    this.#history = this.#opened(null)
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
    this.#carry(before)
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
      this.session.finish(outcome, this.#game.timer ? { Time: seconds } : {})
    } else if (!outcome) this.#run()
  }
  #show(previous: unknown, events: readonly GameEvent[]): void {
    this.#revision++
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
    this.session.bests.follow()
  }
  /** After a pause: what it broke off begins anew. */
  #goOn(): void {
    const anew = this.#game.rules.interrupted?.(this.state) ?? null
    if (anew === null) this.#run()
    else this.#apply(anew, false)
  }
  /** Clocks on; whatever happens by itself is on its way. */
  #run(): void {
    if (this.session.view.phase !== 'playing') return
    const started = !this.#game.timer || !this.#untouched || this.#clock.read() > 0
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
  /** A kept play stands there, paused. False, with a word, when it cannot be used. */
  async #goOnWith(save: Save): Promise<boolean> {
    const found = await restorePlay(this.#game, save, this.#starts)
    if (found.kind === 'unusable') toast(OTHER_RULES.text, { kind: 'bad', detail: found.detail })
    if (found.kind !== 'play' || this.#closed) return false
    const { view } = this.session
    this.#halt()
    this.#begun = true
    this.#before = null
    this.session.setOptions(save.options)
    view.seed = save.seed
    view.scene++
    Object.assign(view, { hints: save.hints, undone: save.undone, outcome: null, newBests: [] })
    this.#setPosition(save.position)
    this.#history = found.history
    this.#carriedMoves = 0
    this.#clock.set(save.at)
    this.session.restored()
    this.#show(null, [])
    this.#stateClock.set(Math.max(0, save.at - (found.history.step(-1)?.at ?? 0)))
    this.#kept = `${this.#revision} ${save.at}`
    return true
  }
}

/** A play as the page shows it first: made ready by the worker where that takes long, with what was kept of an earlier visit. */
export async function openTurn(
  start: TurnStart,
  bots: Bots,
  makers: Pick<Bots, 'start'>,
): Promise<TurnSession> {
  const starts = new Starts(start.id, start.game, makers)
  const first = start.seed ?? freshSeed()
  if ((start.position ?? null) === null) await starts.ahead(start.options, first)
  const play = new TurnSession({ ...start, first }, bots, starts)
  await play.restore()
  return play
}
