/** Owns a turn-based play: its moves and their history, hints, and what the board is shown of them. */
import { ref } from 'valtio'
import type { Bots } from '../../engine/bots/client'
import type { GameEvent, OptionValues, TurnGame } from '../../engine/core/contract'
import type { TurnInput } from '../../engine/core/record/record'
import { type Match, matchOf } from '../../engine/storage/matches'
import type { Save } from '../../engine/storage/saves'
import type { SlotNews } from '../../engine/storage/slot'
import { toast } from '../../ui/toast'
import type { Race, TurnRace } from '../race/race'
import { begin, carryOn } from './beginning'
import { createTurnView, showBoard, type TurnView } from './board'
import { Caution } from './caution'
import { Computer } from './computer'
import { Course } from './course'
import type { History, Step } from './history'
import { Keeping } from './keeping'
import { freshSeed, type GoOn } from './options'
import { OTHER_RULES, Recorder, restorePlay } from './saving'
import { Session, type SessionStart } from './session'
import { standing } from './standing'
import { Starts } from './starts'
import { writeHud } from './view'

export interface TurnStart extends Omit<SessionStart, 'game'> {
  readonly game: TurnGame
  readonly position?: string | null
  /** Options named in the address: a kept play with others is not what was asked for. */
  readonly asked?: OptionValues
  readonly goOn?: GoOn
}

const NO_HINT = 'No hint could be found. Try again.'

/** A play that a restart put aside. */
interface Aside {
  readonly history: History<unknown, unknown>
  readonly at: number
  readonly seed: number
  readonly options: Record<string, string>
  readonly position: string | undefined
  readonly hints: number
  readonly undone: number
}

export class TurnSession {
  readonly session: Session
  readonly view: TurnView
  readonly #game: TurnGame
  readonly #starts: Starts
  readonly #course: Course
  readonly #caution: Caution
  readonly #keeping: Keeping
  #history: History<unknown, unknown>
  /** What a restart put aside: undo brings it back. */
  #before: Aside | null = null
  #position: string | undefined
  #revision = 0
  /** Hints that were given for the state of now. */
  #advised = 0
  /** Moves at the beginning of this play that the session made: it goes on with carried figures. */
  #carriedMoves = 0
  /** Of the start that was opened; other starts race nobody. */
  #race: TurnRace | null = null

  constructor(start: TurnStart, bots: Bots, starts = new Starts(start.id, start.game)) {
    this.#starts = starts
    this.#game = start.game
    this.session = new Session(start)
    this.#keeping = new Keeping(start, (news) => this.#overtaken(news))
    this.session.attach({
      onTakeOver: () => void this.#takeOver(),
      input: () => this.input,
      playedMs: () => this.at,
      overtaken: () => this.#keeping.overtaken,
      onLeave: () => this.#setAside(),
      onStart: () => this.#start(),
      onReset: () => this.#reset(),
      onChosen: () => this.#makeNext(),
      onPause: () => {
        this.#course.halt()
        this.keep()
        this.#keeping.flush()
      },
      onResume: () => this.#goOn(),
    })
    this.#history = this.#begin(start.position ?? null)
    this.view = createTurnView(this.#history.state)
    this.#caution = new Caution(start.game, this.view)
    this.#course = this.#coursed(new Computer(start.id, bots))
    this.#show(null, [])
  }
  /** Brings back the play that was kept in an earlier visit, or goes on from one that was watched, paused; called once, before the board is shown. */
  async restore(goOn?: GoOn): Promise<void> {
    if (goOn) {
      if (goOn.kind === 'turn' && (await this.#goOnWith(goOn.save, goOn.byLink ? 'turn' : 'watched')))
        this.session.bests.counts = false
      return
    }
    const save = this.#keeping.open()
    if (save) await this.#goOnWith(save)
  }
  /** Someone to race against is there. */
  race(race: Race): void {
    if (race.kind !== 'turn') return
    this.#race = race
    this.#writePace()
  }
  /** All moves of this play so far. */
  get input(): TurnInput {
    const recorder = new Recorder()
    recorder.take(this.#history)
    const position = this.#position === undefined ? {} : { position: this.#position }
    return { kind: 'turn', ...position, ...recorder.text() }
  }
  /** All that counts now, from the first to the last. */
  get states(): unknown[] {
    const history = this.#history
    const later = Array.from({ length: history.length }, (_, i) => history.step(i)?.state)
    return [history.initial, ...later]
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
    return this.#course.clock.read()
  }
  /** Whether a visitor may move now. */
  get active(): boolean {
    return this.session.view.phase === 'playing' && this.#level() === null && !this.waits
  }
  /** In a play by link the other's move is waited for. */
  get waits(): boolean {
    const { seat } = this.view
    return seat !== null && (this.#game.rules.seat?.(this.state) ?? 0) !== seat
  }
  /** In a play by link a move was made that the other does not know yet; elsewhere any that could be the first one sent. */
  get sendable(): boolean {
    const { phase, options, seed } = this.session.view
    const match = this.#match(seed)
    if (!this.#game.byLink?.(options) || this.#position !== undefined || this.length === 0) return false
    return match ? this.length > match.moves.length : phase === 'playing'
  }
  /** What is known of the play as one by link has changed. */
  matched(): void {
    this.view.seat = this.#match(this.session.view.seed)?.seat ?? null
    this.#revision++
    this.view.canUndo = this.undoable
    this.keep()
  }
  /** The position as text; undefined where the game has no notation, or where the start says more. */
  get position(): string | undefined {
    const { notation } = this.#game.rules
    return (notation?.tells?.(this.state) ?? true) ? notation?.write(this.state) : undefined
  }
  /** A visitor's move. */
  play(move: unknown): void {
    if (!this.active || this.#waitsFor(move)) return
    this.#course.clock.run()
    this.#apply(move, true)
  }
  /** A pressed action of the game's controls. */
  command(action: string): void {
    const move = this.active ? (this.#game.command?.(action as never, this.state) ?? null) : null
    if (move !== null) this.play(move)
  }
  get undoable(): boolean {
    const sent = this.#match(this.session.view.seed)?.moves.length
    if (sent !== undefined) return this.length > sent
    return this.#game.undo !== false && (this.#history.canUndo || this.#before !== null)
  }
  undo(): void {
    const { phase } = this.session.view
    if (!this.undoable || (phase !== 'playing' && phase !== 'over')) return
    this.#course.halt()
    if (this.#history.undo()) this.session.view.undone++
    else if (this.#before) {
      const { history, at, seed, options, position, hints, undone } = this.#before
      this.#before = null
      this.#history = history
      this.#setPosition(position)
      this.#course.clock.set(at)
      this.session.bringBack(seed, options)
      Object.assign(this.session.view, { hints, undone })
      this.#recount()
    }
    this.#afterJump('Move taken back.')
  }
  redo(): void {
    if (this.session.view.phase !== 'playing' || !this.#history.canRedo) return
    this.#course.halt()
    this.#history.redo()
    this.#afterJump('Move done again.')
  }
  /** Asks the bot for advice; the board marks the move, the status line says why. */
  async hint(): Promise<void> {
    if (!this.active || !this.#game.hints) return
    const found = await this.#course.advise(this.#advised + 1)
    if (found?.kind === 'failed') {
      toast(NO_HINT, { kind: 'bad' })
      this.session.say(NO_HINT)
    }
    if (found?.kind !== 'hint') return
    // Told in parts it is one hint.
    if (this.#advised++ === 0) this.session.view.hints++
    this.#revision++
    const { move } = found
    this.view.hint = typeof move === 'object' && move !== null ? ref(move) : move
    toast(found.text, { topic: 'hint' })
    this.session.say(found.text)
  }
  /** Has the game in progress written down soon, if it changed: to go on with in a later visit. */
  keep(): void {
    const gone = this.session.view.phase === 'over' || this.#untouched
    this.#keeping.keep(gone ? null : this.#stand(this.#course.clock.read()), () => this.#save())
  }
  /** Leaves the page: timers and the worker's search end, the game in progress is kept. */
  close(): void {
    this.#course.halt()
    this.keep()
    this.#keeping.close()
    this.session.close()
  }
  /** The page may end here: what waits is written now. */
  leave(): void {
    this.keep()
    this.#keeping.flush()
    this.session.bests.leave()
  }

  #match(seed: number): Match | null {
    return this.#game.byLink ? matchOf(this.session.id, seed) : null
  }
  #coursed(computer: Computer): Course {
    const play = this
    return new Course(this.#game, computer, {
      get state() {
        return play.state
      },
      level: () => this.#level(),
      apply: (move) => this.#apply(move, false),
      showTime: () => this.#writeHud(),
      thinks: (on) => {
        this.view.thinking = on
      },
    })
  }
  /** Names how the play stands. */
  #stand(at: number): string {
    return `${this.#revision} ${Math.round(at)}`
  }
  #save(): Save {
    const { seed, options, hints, undone } = this.session.view
    return {
      ...standing(this.#game, this.session.view),
      seed,
      options: { ...options },
      position: this.#position,
      ...this.#keeping.movesOf(this.#history),
      at: Math.round(this.#course.clock.read()),
      rules: this.#game.version ?? 1,
      hints,
      undone,
    }
  }
  /** The play went on in another tab, or all data was deleted or replaced there. */
  #overtaken(news: SlotNews): void {
    const { phase } = this.session.view
    const { newer } = this.#keeping
    if (this.#keeping.closed || phase === 'over') return
    // Nothing was begun here, and nothing is there to go on with.
    if (phase === 'ready' && !newer) {
      this.#keeping.claim()
      return
    }
    this.#course.halt()
    this.session.overtaken(news, newer)
  }
  async #takeOver(): Promise<void> {
    const save = this.#keeping.newest()
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
  #begin(position: string | null): History<unknown, unknown> {
    const { id, view } = this.session
    const { options, seed } = view
    const fresh = begin({ id, game: this.#game, starts: this.#starts, options, seed, position })
    this.#setPosition(fresh.position)
    this.#carriedMoves = fresh.carried
    return fresh.history
  }
  #setPosition(position: string | undefined): void {
    this.#position = position
    this.session.bests.counts = position === undefined
  }
  #start(): void {
    this.#course.halt()
    // The start panel may already show the position asked for in the address.
    const keep = this.#position !== undefined && this.#untouched && this.#before === null
    if (!keep) this.#history = this.#begin(null)
    this.#course.clock.set()
    this.#keeping.begin()
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
      at: this.#course.clock.read(),
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
    this.#course.halt()
    this.#before = null
    this.#course.clock.set()
    this.#keeping.reset()
    const { options, seed } = this.session.view
    if (this.#starts.has(options, seed)) this.#renew()
    else void this.#renewWhenMade(options, seed)
  }
  /** The board before is shown until the new one is there. */
  async #renewWhenMade(options: OptionValues, seed: number): Promise<void> {
    await this.#starts.ahead(options, seed)
    const { view } = this.session
    if (!this.#keeping.closed && view.phase === 'ready' && view.seed === seed && view.options === options)
      this.#renew()
  }
  #renew(): void {
    this.#history = this.#begin(null)
    this.#show(null, [])
  }
  /** A move waits for a second press while its player is told what speaks against it. */
  #waitsFor(move: unknown): boolean {
    const text = this.#caution.before(this.state, move, this.session.view.options)
    if (text) {
      this.session.view.hints++
      this.#revision++
      this.session.tell({ type: 'Warned' })
      this.session.say(text)
    }
    return text !== null
  }
  #apply(move: unknown, own: boolean): void {
    const at = Math.round(this.#course.clock.read())
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
    this.#course.halt()
    this.#history.push({ move, at, own, ...applied } satisfies Step<unknown, unknown>)
    if (own) this.#before = null
    carryOn(this.session.id, this.#game, before, this.state)
    this.#show(before, applied.events)
    for (const event of applied.events) this.session.tell(event)
    this.#settle()
    this.session.settled()
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
      const seconds = Math.round(this.#course.clock.read() / 100) / 10
      this.session.finish(outcome, this.#game.timer ? { Time: seconds } : {})
    } else if (!outcome) this.#run()
  }
  #show(previous: unknown, events: readonly GameEvent[]): void {
    this.#revision++
    this.#advised = 0
    this.#course.entered()
    showBoard(this.view, this.state, previous, events)
    this.view.seat = this.#match(this.session.view.seed)?.seat ?? null
    this.view.canUndo = this.undoable
    this.view.canRedo = this.#history.canRedo
    this.#writeHud()
  }
  #writeHud(): void {
    const at = this.#course.clock.read()
    const hud = this.#game.rules.hud(this.state, at)
    const { timer } = this.#game
    const time = timer === 'tenths' ? (at / 1000).toFixed(1) : Math.floor(at / 1000)
    writeHud(this.session.view.hud, timer ? { ...hud, Time: time } : hud)
    this.session.bests.follow()
    this.#writePace()
  }
  #writePace(): void {
    const { view } = this.session
    const race = this.#position === undefined && this.#race?.meets(view) ? this.#race : null
    const pace = race?.pace(view.hud, this.#history.own, this.#course.clock.read()) ?? ''
    if (view.pace !== pace) view.pace = pace
  }
  /** After a pause: what it broke off begins anew. */
  #goOn(): void {
    const anew = this.#game.rules.interrupted?.(this.state) ?? null
    if (anew === null) this.#run()
    else this.#apply(anew, false)
  }
  #run(): void {
    if (this.session.view.phase !== 'playing') return
    this.#course.run(!this.#game.timer || !this.#untouched || this.#course.clock.read() > 0)
  }
  /** Another play stands there: what happened in it so far. */
  #recount(): void {
    this.session.view.trophies = []
    this.session.log = []
    for (let i = 0; i < this.#history.length; i++)
      this.session.log.push(...(this.#history.step(i)?.events ?? []))
  }
  /** A kept play stands there, paused. False, with a word, when it cannot be used. */
  async #goOnWith(save: Save, from: 'restored' | 'watched' | 'turn' = 'restored'): Promise<boolean> {
    const found = await restorePlay(this.#game, save, this.#starts)
    if (found.kind === 'unusable') toast(OTHER_RULES.text, { kind: 'bad', detail: found.detail })
    if (found.kind !== 'play' || this.#keeping.closed) return false
    const { view } = this.session
    this.#course.halt()
    this.#before = null
    this.session.setOptions(save.options)
    view.seed = save.seed
    view.scene++
    Object.assign(view, { hints: save.hints, undone: save.undone, outcome: null, newBests: [] })
    this.#setPosition(save.position)
    this.#history = found.history
    this.#carriedMoves = 0
    this.#recount()
    this.#course.clock.set(save.at)
    this.session.restored(from)
    this.#show(null, [])
    this.#course.entered(Math.max(0, save.at - (found.history.step(-1)?.at ?? 0)))
    this.#keeping.goOn(this.#stand(save.at))
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
  await play.restore(start.goOn)
  return play
}
