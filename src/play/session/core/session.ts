/** The controller of an open game, shared by both kinds: phases, options, seed, records and announcements. */
import type {
  Game,
  GameEvent,
  OptionValues,
  Outcome,
  PlayEvent,
  SessionEvent,
} from '../../../engine/core/game/contract'
import type { Shape } from '../../../engine/core/game/shape'
import type { RealtimeInput, Replay, TurnInput } from '../../../engine/core/replay/replay'
import { sound } from '../../../engine/sound/port'
import { loadWithMessage } from '../../../ui/loading/loadErrors'
import { type Challenge, verdict, waitingText } from '../../opening/challenge'
import { freshSeed, type ResumePoint } from '../../opening/opening'
import { ruling, startsAgain } from '../../opening/options'
import type { OwnContent } from '../../opening/ownContent'
import { type LiveSession, type Overtaken, type PauseReason, PlayPolicy } from '../../opening/policy'
import { sessionTexts } from '../../texts/session'
import { AssistsInUse } from '../assists/assistsInUse'
import { EventLog } from '../events/eventLog'
import { notifyFinished } from '../events/finishListeners'
import { notifyProgress, trophyText } from '../events/playListeners'
import { sentences } from '../events/screenReaderDetail'
import { Bests } from '../records/bests'
import { playedText } from '../records/help'
import { REWINDS } from '../records/separateRecords'
import { isOvertaken, nextPhase, type PhaseEvent } from '../view/phases'
import { clearView, createView, type SessionView } from '../view/view'
import { firstPlay } from './firstPlay'
import type { SessionParts } from './parts'
import type { RecordListener } from './recordListener'
import { SessionOptions } from './sessionOptions'

const RESULT_EVENTS = { won: 'Won', lost: 'Lost', tied: 'Tied', over: 'Over' } as const

export interface SessionStart {
  readonly id: string
  readonly game: Game
  readonly options: Record<string, string>
  /** The seed from the address, for the first game only. */
  readonly seed: number | null
  /** Another player's result that the first game is compared with. */
  readonly challenge?: Challenge | null | undefined
  /** The seed of the first game without one in the address; random if left out. */
  readonly first?: number
  /** That of games on one device if left out. */
  readonly policy?: PlayPolicy | undefined
  /** A visitor's content in place of the game's own. */
  readonly own?: OwnContent | null | undefined
  /** The position of the first game, in its notation. */
  readonly position?: string | null
  /** Options named in the address: a saved game with others is not what was asked for. */
  readonly asked?: OptionValues
  readonly resumeFrom?: ResumePoint | undefined
}

export abstract class Session implements SessionParts, LiveSession {
  readonly id: string
  readonly game: Game
  readonly view: SessionView
  readonly bests: Bests
  readonly assists: AssistsInUse
  #challenge: Challenge | null
  readonly #options: SessionOptions
  readonly policy: PlayPolicy
  readonly own: OwnContent | null
  readonly eventLog: EventLog
  /** Whether the visitor cannot play now: the page is hidden, or a dialog covers the game. Set by the page. */
  isAway: () => boolean = () => false
  /** Why a live game is paused as soon as it begins. */
  #pausesFirst: PauseReason | null = null
  /** Who hears what is recorded. */
  listener: RecordListener | null = null
  nextSeed = freshSeed()

  constructor({
    id,
    game,
    options,
    seed,
    first,
    challenge = null,
    policy = new PlayPolicy(),
    own,
  }: SessionStart) {
    this.id = id
    this.game = game
    this.view = createView(options, seed ?? first ?? freshSeed())
    this.bests = new Bests(id, game, this.view)
    this.policy = policy
    this.assists = new AssistsInUse(this.view, this.bests, game.kind === 'realtime' && policy.ownPace)
    this.own = own ?? null
    this.#options = new SessionOptions(this)
    this.eventLog = new EventLog(game, this.view)
    this.view.live = policy.live
    this.#challenge = challenge
    if (challenge) this.view.challenge = waitingText(challenge)
    this.#options.refresh()
    // No hook may be called here: the fields of the subclasses are initialized later.
    policy.attach(this)
  }
  /** All input of the game so far; null if it cannot be replayed from its start. */
  abstract get input(): RealtimeInput | TurnInput | null
  /** Play time so far in ms, without pauses. */
  abstract get playedMs(): number
  /** The position to share as text; undefined in games without a notation. */
  get position(): string | undefined {
    return undefined
  }
  /** The game as emoji, for its result as text. */
  get symbols(): string {
    return ''
  }
  /** A new game begins with the options and seed of the view. `again`: from the same start as the last one. */
  protected abstract onStart(again: boolean): void
  /** The start panel is shown, with the options and seed of the view. */
  protected abstract onReset(): void
  protected abstract onPause(): void
  protected abstract onResume(): void
  /** Another game is about to replace this one, whose seed and options are still in the view. */
  protected onLeave(): void {}
  protected onChosen(): void {}
  /** Whether another tab has continued a game that a new one here would replace. */
  protected abstract get continuedElsewhere(): boolean
  /** Saves the current game. Returns false if that is impossible: leaving the page then loses it. */
  protected abstract saveNow(): boolean
  /** Continues with the newer state from another tab, or shows the start panel if there is none. */
  protected abstract takeOver(): void

  start(): void {
    if (this.view.phase === 'over') {
      this.restart()
      return
    }
    if (this.#asksFirst() || !this.#move('start')) return
    this.#options.take()
    // The scene behind the start panel is the game that starts.
    this.#begin(this.view.seed, false)
    if (this.#pausesFirst) this.#pause(this.#pausesFirst)
  }
  /** Starts the same puzzle again in games that declare it (`sameStart`), unless options changed; else another game. */
  restart(): void {
    if (this.policy.onRestart() || this.#asksFirst()) return
    this.bests.leave()
    this.onLeave()
    const { phase, options, chosen, seed } = this.view
    const again = phase !== 'ready' && startsAgain(this.game, options, chosen)
    if (!this.#move('restart')) return
    this.#options.take()
    this.#begin(again ? seed : this.#takeSeed(), again)
  }
  startWith(options: OptionValues): void {
    if (this.#lacksRules(options, () => this.startWith(options))) return
    for (const [id, value] of Object.entries(options)) this.setOption(id, value)
    if (this.view.phase === 'over') this.restart()
    else this.start()
  }
  reset(): void {
    if (this.policy.onReset()) return
    this.bests.leave()
    if (!this.#move('reset')) return
    this.#showStart(this.#takeSeed())
    this.#playMusic(false)
  }
  /** A game that a restart put aside is back, with its seed and options. */
  bringBack(seed: number, options: Readonly<Record<string, string>>): void {
    this.view.seed = seed
    this.#options.set(options)
    this.#options.remember()
  }
  setOptions(options: Readonly<Record<string, string>>): void {
    this.#options.set(options)
  }
  close(): void {
    this.bests.leave()
    this.#playMusic(false)
  }
  /** The game continued in another tab, or its data is gone: it is paused here, with a message. */
  onOvertaken(reason: Overtaken, newer: boolean): void {
    if (this.view.phase === 'playing') this.#playMusic(false)
    this.view.phase = 'paused'
    this.view.pauseReason = reason
    this.view.newer = newer
    this.say(sessionTexts.pause[reason])
  }
  pause(reason: PauseReason = 'asked'): void {
    if (this.policy.mayPause(reason) && this.#pause(reason)) this.policy.onPause(reason)
  }
  resume(): void {
    if (this.view.phase === 'paused' && isOvertaken(this.view.pauseReason)) {
      this.takeOver()
      return
    }
    if (this.policy.mayResume && this.#resume()) this.policy.onResume()
  }
  pauseHere(reason: PauseReason): void {
    // The other player is ahead: the game of this device has not begun.
    if (this.view.phase === 'ready') this.#pausesFirst = reason
    // The latest news counts: the connection that was lost has ended.
    if (!this.#pause(reason) && this.view.phase === 'paused') this.view.pauseReason = reason
  }
  resumeHere(): void {
    this.#pausesFirst = null
    this.#resume()
  }
  claimWin(outcome: Outcome): void {
    if (this.view.phase === 'paused') this.#move('resume')
    this.bests.counts = false
    this.view.claimed = true
    this.finish(outcome)
  }
  /** Starts, pauses or resumes, for the gamepad's Start button. */
  toggle(): void {
    if (this.view.phase === 'playing') this.pause('asked')
    else if (this.view.phase === 'paused') this.resume()
    else this.start()
  }
  /** The game is over by its rules. `extra` adds the session's results (Time) to the game's. */
  finish(outcome: Outcome, extra: Readonly<Record<string, number>> = {}): void {
    if (!this.#move('finish')) return
    this.#playMusic(false)
    this.#end({ ...outcome, results: { ...extra, ...outcome.results } })
    this.policy.onFinish(outcome)
    if (outcome.left && this.policy.mayChoose) this.reset()
  }
  reopen(): void {
    if (this.view.phase !== 'over' || !this.#move('resume')) return
    this.view.outcome = null
    this.view.newBests = []
    this.#playMusic(true)
  }
  onRestored(reason: 'restored' | 'watched' | 'turn' = 'restored'): void {
    this.view.phase = 'paused'
    this.view.pauseReason = reason
    this.view.newer = false
    this.bests.begin()
    this.#options.refresh()
  }
  /**
   * Chooses an option. A running game keeps its own: the choice counts from the next one (locked options cannot
   * even be chosen meanwhile). Options of the view alone count at once.
   */
  setOption(id: string, value: string): void {
    if (!this.policy.mayChoose && !this.game.options.find((option) => option.id === id)?.view) return
    if (this.#lacksRules({ [id]: value }, () => this.setOption(id, value))) return
    const option = this.#options.choose(id, value)
    if (!option || option.view) return
    if (this.view.phase === 'over') this.reset()
    else if (this.view.phase === 'ready') {
      this.#dropChallenge()
      this.#showStart(this.view.seed)
    } else this.onChosen()
  }
  /** Sets the shape of the field. A game that has not begun takes it at once, others keep theirs to the end. */
  setShape(shape: Shape): void {
    if (this.#options.shape(shape) && this.view.phase === 'ready') this.#showStart(this.view.seed)
  }
  /** The events of this game that were not taken yet: trophies are judged by them. */
  get log(): PlayEvent[] {
    return this.eventLog.log
  }
  emit(event: GameEvent | SessionEvent): void {
    this.eventLog.emit(event)
  }
  say(text: string): void {
    this.eventLog.say(text)
  }
  /** Saves an unfinished game before its page is left. Returns false if leaving the page loses it. */
  saveBeforeLeaving(): boolean {
    const { phase } = this.view
    return (phase !== 'playing' && phase !== 'paused') || this.saveNow()
  }
  /** The record of the game so far, or of a finished one; null if it cannot be replayed from its start. */
  replay(): Replay | null {
    const { id, game, view, input } = this
    if (!input) return null
    // A claimed win does not follow from the input.
    const outcome = view.claimed ? null : view.outcome
    return {
      game: id,
      digest: game.replayVersion,
      seed: view.seed,
      options: ruling(game.options, view.options),
      date: Date.now(),
      result: outcome?.result ?? 'open',
      // Rewinds are not in the input, and viewers should know about them.
      figures: { ...outcome?.results, ...(view.rewinds > 0 && { [REWINDS]: view.rewinds }) },
      input,
    }
  }

  /**
   * Whether games with these options need rules that are not loaded yet. Then they are loaded, and `act` is called;
   * a message appears if that fails.
   */
  #lacksRules(options: OptionValues, act: () => void): boolean {
    const { lazyRules } = this.game
    if (!lazyRules?.lacks({ ...this.view.chosen, ...options })) return false
    void loadWithMessage(
      sessionTexts.rulesPart,
      lazyRules.load().then(() => act),
    ).then((loaded) => loaded?.())
    return true
  }
  /** Counts the results, announces the end, and passes the finished play to its listeners. */
  #end(outcome: Outcome): void {
    const { view, bests } = this
    view.outcome = outcome
    const first = !bests.counted
    view.newBests = bests.finish(outcome.results ?? {})
    bests.refresh()
    this.emit({ type: RESULT_EVENTS[outcome.result] })
    this.emit({ type: view.newBests.length > 0 ? 'NewBest' : 'NotBest', won: outcome.result === 'won' })
    if (this.#challenge) view.challenge = verdict(this.#challenge, view.outcome) ?? ''
    const played = playedText(view)
    const before = view.trophies.length
    notifyProgress(this)
    this.say(
      sentences(
        outcome.said ?? outcome.title,
        outcome.detail,
        view.challenge,
        played,
        trophyText(view.trophies.slice(before)),
      ),
    )
    notifyFinished(this, {
      outcome: view.outcome,
      first,
      ms: this.playedMs,
      events: this.eventLog.counts,
    })
  }
  /** Loads the sounds first, then what waits for a game to begin. */
  #wake(): void {
    sound.wake()
    firstPlay.begin()
  }
  /** Games in which tones must be remembered have no music. */
  #playMusic(on: boolean): void {
    sound.music(on && this.game.music !== false)
  }
  #pause(reason: PauseReason): boolean {
    if (!this.#move('pause')) return false
    this.view.pauseReason = reason
    this.onPause()
    this.#playMusic(false)
    this.emit({ type: 'Pause' })
    return true
  }
  #resume(): boolean {
    if (this.view.phase !== 'paused' || !this.#move('resume')) return false
    this.onResume()
    this.#wake()
    this.#playMusic(true)
    this.emit({ type: 'Resume' })
    return true
  }
  #move(event: PhaseEvent): boolean {
    const next = nextPhase(this.view.phase, event)
    if (!next) return false
    this.view.phase = next
    if (event === 'resume') this.assists.note()
    return true
  }
  /** Whether a new game would replace one that another tab continued; then the visitor is asked first. */
  #asksFirst(): boolean {
    const { phase } = this.view
    if (phase === 'paused' || phase === 'playing' || !this.continuedElsewhere) return false
    this.onOvertaken('elsewhere', true)
    return true
  }
  /** The seed of another game. A challenge ends here, because it belongs to one start. */
  #takeSeed(): number {
    this.#dropChallenge()
    const seed = this.nextSeed
    this.nextSeed = freshSeed()
    return seed
  }
  #dropChallenge(): void {
    this.#challenge = null
    this.view.challenge = ''
  }
  /** Shows the start panel, for a game with the chosen options. */
  #showStart(seed: number): void {
    this.#options.take()
    this.#prepare(seed)
    this.onReset()
  }
  #prepare(seed: number): void {
    this.eventLog.begin()
    clearView(this.view, seed)
    this.assists.begin()
  }
  #begin(seed: number, again: boolean): void {
    this.#prepare(seed)
    this.assists.note()
    this.bests.begin()
    this.bests.refresh()
    this.onStart(again)
    this.#playMusic(true)
    this.#wake()
    this.emit({ type: 'Start' })
  }
}
