/** A turn-based game in the browser: applies moves, undoes them, asks for hints, and writes what the board shows. */

import type { Bots } from '../../../engine/bots/client'
import type { GameEvent, TurnGame } from '../../../engine/core/game/contract'
import { TIME } from '../../../engine/core/game/stats'
import type { Replay, TurnInput } from '../../../engine/core/replay/replay'
import { type Save, saveSlot, separateLanguages } from '../../../engine/storage/values/saves'
import { dropToast, toast } from '../../../ui/toasts/toast'
import { freshSeed, type ResumePoint } from '../../opening/opening'
import type { LiveTable } from '../../opening/policy'
import type { Race } from '../../opening/race'
import { sessionTexts } from '../../texts/session'
import { GameInProgress, toastOtherRules } from '../core/gameInProgress'
import { Session, type SessionStart } from '../core/session'
import { dropEarlierMessage } from '../events/announce'
import { notifyProgress } from '../events/playListeners'
import { writeHud } from '../view/view'
import { Computer } from './computer'
import { CurrentGame } from './currentGame'
import { MovesWriter, restoreGame, saveGame } from './savedTurns'
import { Seats } from './seats'
import { Starts } from './starts'
import { TurnAdvice } from './turnAdvice'
import { TurnRacing } from './turnRacing'
import { TurnScheduler } from './turnScheduler'
import { clearHint, createTurnView, hudOf, showBoard, showsTime, type TurnView } from './turnView'

/** The topic of messages about moves that the rules refuse: the next move ends it. */
const REFUSED = 'refused'

export interface TurnStart extends SessionStart {
  readonly game: TurnGame
}

export class TurnSession extends Session implements LiveTable {
  declare readonly game: TurnGame
  readonly boardView: TurnView
  readonly #starts: Starts
  readonly #current: CurrentGame
  readonly #seats: Seats
  readonly #scheduler: TurnScheduler
  readonly #advice: TurnAdvice
  readonly #racing: TurnRacing
  readonly #progress: GameInProgress<Save>
  readonly #savedMoves = new MovesWriter()
  /** The item of the practice list that was opened: neither this game nor its replay is stored. Null in other games. */
  readonly practiced: string | null
  readonly #from: ResumePoint | undefined
  #revision = 0
  /** The position of the next game, while `open` begins it. */
  #wanted: string | null = null
  #closed = false
  #covered = false
  /** The game that the listener knows. */
  #heard: unknown = null

  /** Opens a game for the page: prepares its start in a worker if that is slow, and resumes a saved game. */
  static async create(start: TurnStart, bots: Bots, makers: Pick<Bots, 'start'>): Promise<TurnSession> {
    const starts = new Starts(start.id, start.game, makers)
    const first = start.seed ?? freshSeed()
    const { lazyRules } = start.game
    const given = (start.position ?? null) !== null || start.own?.kind === 'text'
    // A position may need any part of the rules.
    if (given || lazyRules?.lacks(start.options)) await lazyRules?.load()
    if (!given) await starts.prepare(start.options, first)
    const play = new TurnSession({ ...start, first }, bots, starts)
    await play.restore(start.resumeFrom)
    return play
  }

  constructor(start: TurnStart, bots: Bots, starts = new Starts(start.id, start.game)) {
    super(start)
    const from = start.resumeFrom
    this.#from = from
    this.practiced = (from?.kind === 'turn' && from.practice?.position) || null
    this.#starts = starts
    this.#current = new CurrentGame(this, starts, start.position ?? null)
    this.#seats = new Seats(this, this.#current)
    this.boardView = createTurnView(this.#current.state)
    const computer = new Computer(start.id, bots)
    this.#scheduler = new TurnScheduler({
      game: this.game,
      boardView: this.boardView,
      current: this.#current,
      seats: this.#seats,
      computer,
      apply: (move) => void this.#apply(move, false),
      showTime: () => this.#showTime(),
    })
    this.#racing = new TurnRacing(this.view, this.#current, this.#scheduler.clock)
    this.#advice = new TurnAdvice(this, this.boardView, this.#current, computer, () => {
      this.#revision++
    })
    if (start.game.wordsIn !== undefined) separateLanguages(start.id)
    this.#progress = new GameInProgress(
      start,
      this,
      {
        mark: () => this.#mark(),
        take: () => saveGame(this, this.#current, this.playedMs, this.#savedMoves),
        halt: () => this.#scheduler.halt(),
      },
      this.policy.savesProgress && this.practiced === null ? saveSlot : () => null,
    )
    this.#show(null, [])
  }

  override get playedMs(): number {
    return this.#scheduler.clock.read()
  }
  override get input(): TurnInput {
    return this.#current.input
  }
  get states(): unknown[] {
    return this.#current.states
  }
  get state(): unknown {
    return this.#current.state
  }
  /** The number of steps that count. */
  get length(): number {
    return this.#current.history.length
  }
  /** Whether a visitor may move now. */
  get active(): boolean {
    return this.view.phase === 'playing' && this.#seats.level === null && !this.waits
  }
  /** The position as text; undefined if the game has no notation, or the start contains more. */
  override get position(): string | undefined {
    const { notation } = this.game.rules
    return (notation?.isInLink?.(this.state) ?? true) ? notation?.write(this.state) : undefined
  }
  override replay(): Replay | null {
    return this.practiced === null ? super.replay() : null
  }
  override get symbols(): string {
    return this.game.symbols?.(this.states) ?? ''
  }
  /** An item of the practice list begins at its own position again. */
  override restart(): void {
    if (this.practiced === null) super.restart()
    else void this.#beginAgain()
  }
  async #beginAgain(): Promise<void> {
    await this.restore(this.#from)
    if (!this.#closed) this.resume()
  }
  /** The position at which the game began; undefined at the start of its seed. */
  get startPosition(): string | undefined {
    return this.#current.position
  }

  play(move: unknown): void {
    if (!this.active || this.#advice.holds(move)) return
    const intended = this.policy.intendedMove(move)
    if (intended === null) return
    this.#scheduler.clock.run()
    this.#apply(intended, true)
  }
  command(action: string): void {
    const move = this.active ? (this.game.command?.(action as never, this.state) ?? null) : null
    if (move !== null) this.play(move)
  }
  /**
   * Begins another game at a position, in place of this one, which undo brings back.
   *
   * @param position - in the game's notation; a message appears if it is invalid
   */
  open(position: string): void {
    if (!this.active || !this.policy.mayChoose) return
    this.#wanted = position
    this.restart()
    this.#wanted = null
  }
  get hasUndo(): boolean {
    return this.#seats.hasUndo
  }
  get undoable(): boolean {
    return this.#seats.undoable
  }
  /** Undoes the last move, or brings back the game that a restart put aside. */
  undo(): void {
    const { view } = this
    if (!this.undoable || (view.phase !== 'playing' && view.phase !== 'over')) return
    this.#scheduler.halt()
    if (this.#current.undo()) view.undone++
    else {
      const aside = this.#current.bringBack()
      if (aside) {
        this.bringBack(aside.seed, aside.options)
        this.#scheduler.clock.set(aside.at)
      }
    }
    this.#afterJump(sessionTexts.moveUndone)
  }
  redo(): void {
    if (this.view.phase !== 'playing' || !this.#current.history.canRedo) return
    this.#scheduler.halt()
    this.#current.redo()
    this.#afterJump(sessionTexts.moveRedone)
  }
  /** Whether the game has hints, and one for the current state. */
  get hintable(): boolean {
    const { hints = false } = this.game
    return this.policy.mayHelp && (typeof hints === 'function' ? hints(this.state) : hints)
  }
  /** Asks the computer for a hint, which the board shows until the next move or a pause. */
  async hint(): Promise<void> {
    if (this.active && this.hintable) await this.#advice.hint()
  }

  race(race: Race): void {
    this.#racing.set(race)
  }
  /** The opponent's state at this moment; null without a race. */
  get rival(): unknown {
    return this.#racing.rival
  }

  get waits(): boolean {
    return this.#seats.waits
  }
  get sendable(): boolean {
    return this.#seats.sendable
  }
  /** The stored state of the game played by link has changed. */
  onMatchStored(): void {
    this.boardView.seat = this.#seats.own
    this.#revision++
    this.boardView.canUndo = this.undoable
    this.keep()
  }
  receive(move: unknown, at: number, own: boolean, sinceMs: number): string | null {
    this.#scheduler.clock.set(at + sinceMs)
    return this.#apply(move, false, { at, own })
  }
  onOtherReplaced(): void {
    this.#run()
  }

  /**
   * Resumes the game of an earlier visit, or one that was watched or sent, paused. Called before the board is shown.
   */
  async restore(from?: ResumePoint): Promise<void> {
    if (!from) {
      const save = this.#progress.open()
      if (save) await this.#resume(save)
    } else if (from.kind === 'turn' && (await this.#resume(from.save, from.byLink ? 'turn' : 'watched')))
      this.bests.counts = false
  }
  keep(): void {
    if (!this.#closed) this.#progress.keep()
  }
  /** Stops timers and searches, and saves the game in progress. */
  override close(): void {
    this.#scheduler.halt()
    this.#progress.close()
    this.#closed = true
    super.close()
  }
  /** The page may end here: saves the game now. */
  leave(): void {
    this.#flush()
    this.bests.leave()
  }
  #flush(): void {
    if (!this.#closed) this.#progress.flush()
  }
  /** Puts a saved game here, paused. Returns false, with a message, if it cannot be used. */
  async #resume(save: Save, from: 'restored' | 'watched' | 'turn' = 'restored'): Promise<boolean> {
    const found = await restoreGame(this.game, save, this.#starts)
    if (found.kind === 'unusable') toastOtherRules(save.rules, this.game.version ?? 1)
    if (found.kind !== 'game' || this.#closed) return false
    const { view } = this
    this.#scheduler.halt()
    this.setOptions(save.options)
    view.seed = save.seed
    view.scene++
    Object.assign(view, { hints: save.hints, undone: save.undone, outcome: null, newBests: [] })
    this.#current.restore(found.history, save.position)
    this.#scheduler.clock.set(save.at)
    this.onRestored(from)
    this.#show(null, [])
    this.#scheduler.onState(Math.max(0, save.at - (found.history.step(-1)?.at ?? 0)))
    this.#progress.onResumed()
    return true
  }
  #mark(): string | null {
    if (this.view.phase === 'over' || this.#current.untouched) return null
    return `${this.#revision} ${Math.round(this.playedMs)}`
  }

  protected override onStart(again: boolean): void {
    this.#scheduler.halt()
    // The start panel may already show the position from the address.
    if (again && this.#wanted === null) this.#current.restart()
    else if (this.#wanted !== null || !this.#current.isOpening) this.#current.begin(this.#wanted)
    this.#scheduler.clock.set()
    this.#progress.begin()
    this.#show(null, [])
    for (const event of this.#current.history.step(0)?.events ?? []) this.emit(event)
    // A position may be over before any move: the end is shown after the start was announced.
    if (this.game.rules.outcome(this.state)) queueMicrotask(() => this.#settle())
    else this.#run()
    this.#current.makeNext(this.nextSeed)
  }
  protected override onReset(): void {
    this.#scheduler.halt()
    this.#current.forgetAside()
    this.#scheduler.clock.set()
    this.#progress.reset()
    this.#current.renew(
      () => !this.#closed,
      () => this.#show(null, []),
    )
  }
  protected override onLeave(): void {
    this.#current.putAside(this.playedMs)
  }
  protected override onChosen(): void {
    this.#current.makeNext(this.nextSeed)
  }
  protected override onPause(): void {
    clearHint(this.boardView)
    if (!this.policy.clocksRunInPause) this.#scheduler.halt()
    this.#flush()
  }
  /** A game can have a move for interruptions, which restarts what was interrupted. */
  protected override onResume(): void {
    const move = this.game.rules.interrupted?.(this.state) ?? null
    // Moves of another device were made meanwhile.
    if (move === null) this.#settle()
    else this.#apply(move, false)
  }
  protected override get continuedElsewhere(): boolean {
    return this.#progress.overtaken
  }
  protected override saveNow(): boolean {
    return this.#progress.saveNow()
  }
  protected override takeOver(): void {
    void this.#takeOver()
  }
  async #takeOver(): Promise<void> {
    const save = this.#progress.newest()
    if (!save || !(await this.#resume(save))) this.reset()
  }
  /**
   * Makes a move.
   *
   * @param received - it was made on another device
   * @returns why it is refused; null if it was made
   */
  #apply(
    move: unknown,
    own: boolean,
    received?: { readonly at: number; readonly own: boolean },
  ): string | null {
    const at = received?.at ?? Math.round(this.playedMs)
    const before = this.state
    const applied = this.game.rules.apply(before, move, at)
    if ('refused' in applied) {
      if (!own) return applied.refused
      this.emit({ type: 'Refused' })
      if (applied.refused) {
        toast(applied.refused, { kind: 'bad', detail: applied.detail, topic: REFUSED })
        this.say([applied.refused, applied.detail].filter(Boolean).join(' '))
      }
      return applied.refused
    }
    dropToast(REFUSED)
    this.#scheduler.halt()
    this.#current.push({ move, at, own: received?.own ?? own, ...applied })
    if (!received) this.policy.onMove(move, at, own)
    this.#show(before, applied.events)
    for (const event of applied.events) this.emit(event)
    if (this.game.rules.outcome(this.state)) dropEarlierMessage(this.game, applied.events)
    this.#settle()
    notifyProgress(this)
    this.keep()
    return null
  }
  #afterJump(status: string): void {
    this.#show(null, [])
    if (this.view.phase === 'over' && !this.game.rules.outcome(this.state)) this.reopen()
    this.say(status)
    this.#settle()
    this.keep()
  }
  /** After every change of state: finishes the game if it is over, or lets the clocks run on. */
  #settle(): void {
    const outcome = this.game.rules.outcome(this.state)
    if (outcome && this.view.phase === 'playing') {
      const seconds = Math.round(this.playedMs / 100) / 10
      this.finish(outcome, this.game.timer ? { [TIME]: seconds } : {})
    } else if (!outcome) this.#run()
  }
  #show(previous: unknown, events: readonly GameEvent[]): void {
    this.policy.onShow(this, this.#current.history)
    this.#tellListener()
    this.#revision++
    this.#advice.onState()
    this.#scheduler.onState()
    showBoard(this.boardView, this.state, previous, events)
    this.boardView.seat = this.#seats.own
    this.boardView.canUndo = this.undoable
    this.boardView.canRedo = this.#current.history.canRedo
    this.boardView.touched = this.#current.history.own > 0
    this.#writeHud()
  }
  #tellListener(): void {
    const { history } = this.#current
    if (history !== this.#heard) this.listener?.onRecord()
    this.#heard = history
    this.listener?.onMoves(history.steps)
  }
  /** Between two moves only the time and the pace change. */
  #showTime(): void {
    if (showsTime(this.game)) this.#writeHud()
    else this.#racing.write()
  }
  #writeHud(): void {
    writeHud(this.view.hud, hudOf(this.game, this.state, this.playedMs))
    this.bests.follow()
    this.#racing.write()
  }
  /** While a dialog covers the board, the clocks of this device's players wait as in a pause. */
  cover(isCovered: boolean): void {
    this.#covered = isCovered && !this.policy.clocksRunInPause
    if (this.#covered && this.#seats.level === null) this.#scheduler.halt()
    else if (!isCovered) this.#run()
  }
  #run(): void {
    // The computer moves first: only then another position can be loaded.
    if (this.#covered && this.#seats.level === null) return
    const { phase } = this.view
    if (phase !== 'playing' && !(phase === 'paused' && this.policy.clocksRunInPause)) return
    this.#scheduler.run(!this.game.timer || !this.#current.untouched || this.playedMs > 0)
  }
}
