/** Owns what every play shares, whatever its kind: its phases, what each begins and ends, its seed. */
import type {
  Game,
  GameEvent,
  OptionValues,
  Outcome,
  PlayEvent,
  SessionEvent,
} from '../../../engine/core/game/contract'
import type { Shape } from '../../../engine/core/game/shape'
import { sound } from '../../../engine/sound/port'
import { tellMissing } from '../../../ui/loading/loadErrors'
import { toast } from '../../../ui/toasts/toast'
import { playBegins } from '../../host/firstPlay'
import { type Challenge, waitingText } from '../../record/challenge'
import { ToolsInUse } from '../assists/assistsInUse'
import { forgivenText } from '../assists/separateRecords'
import { News } from '../events/eventLog'
import { tellOf } from '../events/playListeners'
import { Bests } from './bests'
import { Choice } from './choice'
import { endPlay } from './ending'
import type { SessionHooks, SessionStart } from './kind'
import { freshSeed } from './options'
import {
  isOvertaken,
  nextPhase,
  type Overtaken,
  PAUSE_TEXTS,
  type PauseReason,
  type PhaseEvent,
} from './phases'
import { startsAgain } from './restartSeed'
import { clearView, createView, type SessionView } from './view'

/** How long it is told that the play went back, ms. */
const FORGIVEN_MS = 2200

export class Session {
  readonly id: string
  readonly game: Game
  readonly view: SessionView
  readonly bests: Bests
  readonly tools: ToolsInUse
  #hooks: SessionHooks | null = null
  #challenge: Challenge | null
  readonly #choice: Choice
  readonly news: News
  /** The seed of the play after this one. */
  next = freshSeed()

  constructor({ id, game, options, seed, first, challenge = null }: SessionStart) {
    this.id = id
    this.game = game
    this.view = createView(options, seed ?? first ?? freshSeed())
    this.bests = new Bests(id, game, this.view)
    this.tools = new ToolsInUse(this.view, this.bests, game.kind === 'realtime')
    this.#choice = new Choice(id, game, this.view, this.bests)
    this.news = new News(game, this.view)
    this.#challenge = challenge
    if (challenge) this.view.challenge = waitingText(challenge)
    this.#choice.refresh()
  }
  /** Wires the kind's own part in; called once, by it. */
  attach(hooks: SessionHooks): void {
    this.#hooks = hooks
  }

  /** Played time in ms, pauses left out. */
  get playedMs(): number {
    return this.#hooks?.playedMs() ?? 0
  }
  /** After a frame or a move that is shown: something may have been done in it. */
  settled(): void {
    tellOf(this)
  }

  start(): void {
    if (this.view.phase === 'over') {
      this.restart()
      return
    }
    if (this.#asksFirst() || !this.#move('start')) return
    this.#choice.take()
    // The scene behind the start panel is the very play that starts.
    this.#begin(this.view.seed, false)
    this.#wake()
    this.tell({ type: 'Start' })
  }
  /** The same puzzle again in games that declare so (`sameStart`) and have no other options chosen, else another play. */
  restart(): void {
    if (this.#asksFirst()) return
    this.#leave()
    this.#again()
  }
  /** Another play with some other options, which are then the ones chosen. */
  startWith(options: OptionValues): void {
    if (this.#lacks(options, () => this.startWith(options))) return
    for (const [id, value] of Object.entries(options)) this.setOption(id, value)
    if (this.view.phase === 'over') this.restart()
    else this.start()
  }
  /** Back to the start panel. */
  reset(): void {
    this.bests.leave()
    if (!this.#move('reset')) return
    this.#choice.take()
    this.#prepare(this.#takeSeed())
    this.#hooks?.onReset()
    this.#music(false)
  }
  /** A play that was left is back, with the seed and options it had. */
  bringBack(seed: number, options: Readonly<Record<string, string>>): void {
    this.view.seed = seed
    this.#choice.set(options)
    this.#choice.remember()
  }
  /** The options of a play that comes from elsewhere: of an earlier visit, or brought back. */
  setOptions(options: Readonly<Record<string, string>>): void {
    this.#choice.set(options)
  }
  /** The page is left. */
  close(): void {
    this.bests.leave()
    this.#music(false)
  }
  /** The play went on elsewhere, or its data is gone: it stands still here, and says so. */
  overtaken(reason: Overtaken, newer: boolean): void {
    if (this.view.phase === 'playing') this.#music(false)
    this.view.phase = 'paused'
    this.view.pauseReason = reason
    this.view.newer = newer
    this.say(PAUSE_TEXTS[reason])
  }
  pause(reason: PauseReason = 'asked'): void {
    if (!this.#move('pause')) return
    this.view.pauseReason = reason
    this.#hooks?.onPause?.()
    this.#music(false)
    this.tell({ type: 'Pause' })
  }
  resume(): void {
    if (this.view.phase === 'paused' && isOvertaken(this.view.pauseReason)) {
      this.#hooks?.onTakeOver?.()
      return
    }
    if (this.view.phase !== 'paused' || !this.#move('resume')) return
    this.#hooks?.onResume?.()
    this.#wake()
    this.#music(true)
    this.tell({ type: 'Resume' })
  }
  /** The pad's Start button: begins, pauses or goes on, whichever comes next. */
  toggle(): void {
    if (this.view.phase === 'playing') this.pause('asked')
    else if (this.view.phase === 'paused') this.resume()
    else this.start()
  }
  /**
   * The rules say it is over. `extra` adds the session's own figures (Time) to the game's.
   */
  finish(outcome: Outcome, extra: Readonly<Record<string, number>> = {}): void {
    if (!this.#move('finish')) return
    this.#music(false)
    const results = { ...extra, ...outcome.results }
    endPlay(this, { ...outcome, results }, this.#challenge, () => this.#hooks?.input() ?? null)
    if (outcome.left) this.reset()
  }
  /** An undone end: the play goes on. */
  reopen(): void {
    if (this.view.phase !== 'over' || !this.#move('resume')) return
    this.view.outcome = null
    this.view.newBests = []
    this.#music(true)
  }
  /** A play of an earlier visit, or one that was watched, stands there, paused. */
  restored(reason: 'restored' | 'watched' | 'turn' = 'restored'): void {
    this.view.phase = 'paused'
    this.view.pauseReason = reason
    this.view.newer = false
    this.bests.begin()
    this.#choice.refresh()
  }
  /**
   * Chooses an option. A play that goes on keeps its own: the choice counts from the next one (locked options cannot even
   * be chosen meanwhile). Options of the view alone count at once.
   */
  setOption(id: string, value: string): void {
    if (this.#lacks({ [id]: value }, () => this.setOption(id, value))) return
    const option = this.#choice.choose(id, value)
    if (!option || option.view) return
    if (this.view.phase === 'over') this.reset()
    else if (this.view.phase === 'ready') {
      this.#dropChallenge()
      this.#choice.take()
      this.#prepare(this.view.seed)
      this.#hooks?.onReset()
    } else this.#hooks?.onChosen?.()
  }
  /**
   * The shape of the window, or the one that the visitor chose for the field: a play that has not begun takes it at once
   * where it has a world for it, others keep theirs to the end.
   */
  setShape(shape: Shape): void {
    if (!this.#choice.shape(shape) || this.view.phase !== 'ready') return
    this.#choice.take()
    this.#prepare(this.view.seed)
    this.#hooks?.onReset()
  }
  /** Instead of ending the play has gone back some seconds, and goes on from there. */
  forgive(): void {
    this.tools.forgiven(this.view.forgiven + 1)
    const detail = forgivenText(this.view)
    toast('Some seconds back', { detail, topic: 'play', ms: FORGIVEN_MS })
    this.say(`Some seconds back, the play goes on. ${detail}`)
  }
  /** Whether this play has told such an event. */
  hasTold(type: string): boolean {
    return this.news.has(type)
  }
  /** The events of this play that nobody has taken yet: trophies are judged by them. */
  get log(): PlayEvent[] {
    return this.news.log
  }
  /** Sends an event of the rules or the session to sounds, toasts, status line and vibration. */
  tell(event: GameEvent | SessionEvent): void {
    this.news.tell(event)
  }
  say(text: string): void {
    this.news.say(text)
  }

  /** Whether plays with these options wait for a part of the rules. `act` is run when it has come; that it does not is told. */
  #lacks(options: OptionValues, act: () => void): boolean {
    const { lazyRules: late } = this.game
    if (!late?.lacks({ ...this.view.chosen, ...options })) return false
    late.load().then(act, () => tellMissing('These rules'))
    return true
  }
  /** Sounds are loaded first, then whatever has waited for a play to begin. */
  #wake(): void {
    sound.wake()
    playBegins()
  }
  /** Games of tones to be remembered have none. */
  #music(on: boolean): void {
    sound.music(on && this.game.music !== false)
  }
  #move(event: PhaseEvent): boolean {
    const next = nextPhase(this.view.phase, event)
    if (!next) return false
    this.view.phase = next
    if (event === 'resume') this.tools.note()
    return true
  }
  /** A play here must not replace one that went on elsewhere, before the visitor has seen it. */
  #asksFirst(): boolean {
    if (this.view.phase === 'paused' || this.view.phase === 'playing' || !this.#hooks?.overtaken?.())
      return false
    this.overtaken('elsewhere', true)
    return true
  }
  #leave(): void {
    this.bests.leave()
    this.#hooks?.onLeave?.()
  }
  #again(): void {
    const { phase, options, chosen, seed } = this.view
    const again = phase !== 'ready' && startsAgain(this.game, options, chosen)
    if (!this.#move('restart')) return
    this.#choice.take()
    this.#begin(again ? seed : this.#takeSeed(), again)
    this.#wake()
    this.tell({ type: 'Start' })
  }
  /** The seed of another play: a challenge is of one start alone, and so of its options. */
  #takeSeed(): number {
    this.#dropChallenge()
    const seed = this.next
    this.next = freshSeed()
    return seed
  }
  #dropChallenge(): void {
    this.#challenge = null
    this.view.challenge = ''
  }
  #prepare(seed: number): void {
    this.news.begin()
    clearView(this.view, seed)
    this.tools.begin()
  }
  #begin(seed: number, again: boolean): void {
    this.#prepare(seed)
    this.tools.note()
    this.bests.begin()
    this.bests.refresh()
    this.#hooks?.onStart(again)
    this.#music(true)
  }
}
