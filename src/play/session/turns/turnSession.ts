/** Owns a turn-based play: its moves and their history, hints, and what the board is shown of them. */
import type { Bots } from '../../../engine/bots/client'
import type { GameEvent, OptionValues, TurnGame } from '../../../engine/core/game/contract'
import type { TurnInput } from '../../../engine/core/record/record'
import { toast } from '../../../ui/toasts/toast'
import type { Race } from '../../race/race'
import type { GoOn } from '../core/options'
import type { SessionStart } from '../core/session'
import { Session } from '../core/session'
import { writeHud } from '../core/view'
import { TurnInProgress } from '../saves/turnInProgress'
import { carryOn } from './beginning'
import { createTurnView, showBoard, type TurnView } from './boardView'
import { Computer } from './computer'
import { AtHand } from './currentGame'
import { Starts } from './starts'
import { TurnAdvice } from './turnAdvice'
import { figuresOf, tellsTime } from './turnHud'
import { TurnLinked } from './turnLinked'
import { TurnRacing } from './turnRacing'
import { Course } from './turnScheduler'
import { TurnUndo } from './turnUndo'

export interface TurnStart extends Omit<SessionStart, 'game'> {
  readonly game: TurnGame
  readonly position?: string | null
  /** Options named in the address: a kept play with others is not what was asked for. */
  readonly asked?: OptionValues
  readonly goOn?: GoOn
}

export class TurnSession {
  readonly session: Session
  readonly view: TurnView
  readonly #game: TurnGame
  readonly #course: Course
  readonly #advice: TurnAdvice
  readonly #progress: TurnInProgress
  readonly #hand: AtHand
  readonly #racing: TurnRacing
  readonly #linked: TurnLinked
  readonly #undo: TurnUndo
  #revision = 0
  /** The position that the next play begins at, while `open` begins it. */
  #wanted: string | null = null

  constructor(start: TurnStart, bots: Bots, starts = new Starts(start.id, start.game)) {
    this.#game = start.game
    this.session = new Session(start)
    this.session.attach({
      onTakeOver: () => void this.#progress.takeOver(),
      input: () => this.input,
      playedMs: () => this.at,
      overtaken: () => this.#progress.overtaken,
      onLeave: () => this.#hand.putAside(this.at),
      onStart: (again) => this.#start(again),
      onReset: () => this.#reset(),
      onChosen: () => this.#hand.makeNext(),
      onPause: () => {
        this.#course.halt()
        this.#progress.flush()
      },
      onResume: () => this.#goOn(),
    })
    this.#hand = new AtHand(start.game, this.session, starts, start.position ?? null)
    this.#linked = new TurnLinked(start.game, this.session)
    this.#racing = new TurnRacing(this.session.view, this.#hand, () => this.at)
    this.view = createTurnView(this.#hand.state)
    this.#course = this.#coursed(new Computer(start.id, bots))
    const { session, view } = this
    const parts = { session, view, hand: this.#hand, course: this.#course }
    this.#advice = new TurnAdvice(start.game, { ...parts, helped: () => this.#revision++ })
    const jumped = (news: string) => this.#afterJump(news)
    this.#undo = new TurnUndo(start.game, { ...parts, linked: this.#linked, jumped })
    this.#progress = new TurnInProgress(start, {
      ...parts,
      game: start.game,
      starts,
      revision: () => this.#revision,
      showAnew: () => this.#show(null, []),
    })
    this.#show(null, [])
  }
  /** Brings back the play that was kept in an earlier visit, or goes on from one that was watched, paused; called once, before the board is shown. */
  restore(goOn?: GoOn): Promise<void> {
    return this.#progress.restore(goOn)
  }
  /** Someone to race against is there. */
  race(race: Race): void {
    this.#racing.set(race)
  }
  /** The other's state at this moment of a race; null where nobody is raced. */
  get rival(): unknown {
    return this.#racing.rival
  }
  /** All moves of this play so far. */
  get input(): TurnInput {
    return this.#hand.input
  }
  /** All that counts now, from the first to the last. */
  get states(): unknown[] {
    return this.#hand.states
  }
  get state(): unknown {
    return this.#hand.state
  }
  /** How many steps count now. */
  get length(): number {
    return this.#hand.history.length
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
    return this.#hand.position === undefined && this.#linked.sendable(this.length)
  }
  /** What is known of the play as one by link has changed. */
  matched(): void {
    this.view.seat = this.#linked.seat
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
    if (!this.active || this.#advice.holds(move)) return
    this.#course.clock.run()
    this.#apply(move, true)
  }
  /**
   * Begins another play at a position in the game's notation. It takes the place of this one, which undo brings back.
   *
   * @param position a text that the rules' notation reads; a message says what is wrong with it
   */
  open(position: string): void {
    if (!this.active) return
    this.#wanted = position
    this.session.restart()
    this.#wanted = null
  }
  /** A pressed action of the game's controls. */
  command(action: string): void {
    const move = this.active ? (this.#game.command?.(action as never, this.state) ?? null) : null
    if (move !== null) this.play(move)
  }
  get undoable(): boolean {
    return this.#undo.undoable
  }
  undo(): void {
    this.#undo.undo()
  }
  redo(): void {
    this.#undo.redo()
  }
  /** Whether the game has hints, and one for the state of now. */
  get hintable(): boolean {
    return Boolean(this.#game.hints) && (this.#game.hintable?.(this.#hand.state) ?? true)
  }
  /** Asks the bot for advice; the board marks the move, the status line says why. */
  async hint(): Promise<void> {
    if (this.active && this.hintable) await this.#advice.hint()
  }
  /** Has the game in progress written down soon, if it changed: to go on with in a later visit. */
  keep(): void {
    this.#progress.keep()
  }
  /** Leaves the page: timers and the worker's search end, the game in progress is kept. */
  close(): void {
    this.#course.halt()
    this.#progress.close()
    this.session.close()
  }
  /** The page may end here: what waits is written now. */
  leave(): void {
    this.#progress.flush()
    this.session.bests.leave()
  }

  #coursed(computer: Computer): Course {
    const play = this
    return new Course(this.#game, computer, {
      get state() {
        return play.state
      },
      level: () => this.#level(),
      apply: (move) => this.#apply(move, false),
      showTime: () => this.#showTime(),
      thinks: (on) => {
        this.view.thinking = on
      },
    })
  }
  #level(): string | null {
    const { rules, computer } = this.#game
    if (!computer || rules.outcome(this.state)) return null
    return computer(this.session.view.options, rules.seat?.(this.state) ?? 0)
  }
  #start(again: boolean): void {
    this.#course.halt()
    // The start panel may already show the position asked for in the address.
    if (again && this.#wanted === null) this.#hand.again()
    else if (this.#wanted !== null || !this.#hand.isOpening) this.#hand.begin(this.#wanted)
    this.#course.clock.set()
    this.#progress.begin()
    this.#show(null, [])
    for (const event of this.#hand.history.step(0)?.events ?? []) this.session.tell(event)
    // A position may be over before any move: the end panel says so after the start was announced.
    if (this.#game.rules.outcome(this.state)) queueMicrotask(() => this.#settle())
    else this.#run()
    this.#hand.makeNext()
  }
  #reset(): void {
    this.#course.halt()
    this.#hand.forgetAside()
    this.#course.clock.set()
    this.#progress.reset()
    this.#hand.renew(
      () => !this.#progress.closed,
      () => this.#show(null, []),
    )
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
    this.#hand.push({ move, at, own, ...applied })
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
    this.#advice.stateChanged()
    this.#course.entered()
    showBoard(this.view, this.state, previous, events)
    this.view.seat = this.#linked.seat
    this.view.canUndo = this.undoable
    this.view.canRedo = this.#hand.history.canRedo
    this.#writeHud()
  }
  /** Between two moves most figures stand still: only those are asked for again that tell the time, or how a race stands. */
  #showTime(): void {
    if (tellsTime(this.#game)) this.#writeHud()
    else this.#racing.write()
  }
  #writeHud(): void {
    writeHud(this.session.view.hud, figuresOf(this.#game, this.state, this.#course.clock.read()))
    this.session.bests.follow()
    this.#racing.write()
  }
  /** After a pause: what it broke off begins anew. */
  #goOn(): void {
    const anew = this.#game.rules.interrupted?.(this.state) ?? null
    if (anew === null) this.#run()
    else this.#apply(anew, false)
  }
  #run(): void {
    if (this.session.view.phase !== 'playing') return
    this.#course.run(!this.#game.timer || !this.#hand.untouched || this.#course.clock.read() > 0)
  }
}
