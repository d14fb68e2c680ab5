/** What every play shares, whatever its kind: phases, options, seed, records, and what is announced of it. */
import type {
  Game,
  GameEvent,
  OptionValues,
  Outcome,
  PlayEvent,
  SessionEvent,
} from '../../../engine/core/game/contract'
import type { Shape } from '../../../engine/core/game/shape'
import type { RealtimeInput, TurnInput } from '../../../engine/core/record/record'
import { sound } from '../../../engine/sound/port'
import { toastMissing } from '../../../ui/loading/loadErrors'
import { toast } from '../../../ui/toasts/toast'
import { firstPlay } from '../../host/firstPlay'
import { type Challenge, verdict, waitingText } from '../../record/challenge'
import { sessionTexts } from '../../texts/session'
import { AssistsInUse } from '../assists/assistsInUse'
import { MAX_REWINDS } from '../assists/separateRecords'
import { EventLog } from '../events/eventLog'
import { notifyFinished } from '../events/finishListeners'
import { notifyProgress, trophyText } from '../events/playListeners'
import { sentences } from '../events/screenReaderDetail'
import { Bests, playedText } from './bests'
import { freshSeed, startsAgain } from './options'
import {
  isOvertaken,
  nextPhase,
  type Overtaken,
  PAUSE_TEXTS,
  type PauseReason,
  type PhaseEvent,
} from './phases'
import { SessionOptions } from './sessionOptions'
import { clearView, createView, type SessionView } from './view'

/** How long the message of a rewind is shown, ms. */
const REWOUND_MS = 2200

/** The session event for each result. */
const RESULT_EVENTS = { won: 'Won', lost: 'Lost', tied: 'Tied', over: 'Over' } as const

export interface SessionStart {
  readonly id: string
  readonly game: Game
  readonly options: Record<string, string>
  /** The seed asked for in the address: of the first play only, the next is a new one. */
  readonly seed: number | null
  /** Someone else's result that the first game is compared with. */
  readonly challenge?: Challenge | null | undefined
  /** The seed of the first play where the address asks for none; a new one when left out. */
  readonly first?: number
}

/** What each kind of session, real-time or turn-based, adds to the shared one. */
export interface SessionHooks {
  /** Another play is about to take the place of this one: seed and options of the view are still its own. */
  onLeave?(): void
  /** A fresh play begins with the options and seed of the view. `again`: from the very start of the play before. */
  onStart(again: boolean): void
  onResume?(): void
  onPause?(): void
  onReset(): void
  /** Other options were chosen for the next play. */
  onChosen?(): void
  /** The visitor wants the newer state that another tab has reached, or a new game if there is none. */
  onTakeOver?(): void
  /** Whether another tab has continued a game that a new one here would replace. */
  overtaken?(): boolean
  /** All input of the play so far; null where it cannot be played again from its start. */
  input(): RealtimeInput | TurnInput | null
  /** Played time so far in ms, pauses left out. */
  playedMs(): number
}

export class Session {
  readonly id: string
  readonly game: Game
  readonly view: SessionView
  readonly bests: Bests
  readonly assists: AssistsInUse
  #hooks: SessionHooks | null = null
  #challenge: Challenge | null
  readonly #options: SessionOptions
  readonly eventLog: EventLog
  /** The seed of the play after this one. */
  next = freshSeed()

  constructor({ id, game, options, seed, first, challenge = null }: SessionStart) {
    this.id = id
    this.game = game
    this.view = createView(options, seed ?? first ?? freshSeed())
    this.bests = new Bests(id, game, this.view)
    this.assists = new AssistsInUse(this.view, this.bests, game.kind === 'realtime')
    this.#options = new SessionOptions(id, game, this.view, this.bests)
    this.eventLog = new EventLog(game, this.view)
    this.#challenge = challenge
    if (challenge) this.view.challenge = waitingText(challenge)
    this.#options.refresh()
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
    notifyProgress(this)
  }

  start(): void {
    if (this.view.phase === 'over') {
      this.restart()
      return
    }
    if (this.#asksFirst() || !this.#move('start')) return
    this.#options.take()
    // The scene behind the start panel is the very play that starts.
    this.#begin(this.view.seed, false)
    this.#wake()
    this.emit({ type: 'Start' })
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
    this.#options.take()
    this.#prepare(this.#takeSeed())
    this.#hooks?.onReset()
    this.#music(false)
  }
  /** A play that was left is back, with the seed and options it had. */
  bringBack(seed: number, options: Readonly<Record<string, string>>): void {
    this.view.seed = seed
    this.#options.set(options)
    this.#options.remember()
  }
  /** The options of a resumed game. */
  setOptions(options: Readonly<Record<string, string>>): void {
    this.#options.set(options)
  }
  /** The page is left. */
  close(): void {
    this.bests.leave()
    this.#music(false)
  }
  /** The game continued in another tab, or its data is gone: it is paused here, with a message. */
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
    this.emit({ type: 'Pause' })
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
    this.emit({ type: 'Resume' })
  }
  /** The gamepad's Start button: starts, pauses or resumes, whichever applies. */
  toggle(): void {
    if (this.view.phase === 'playing') this.pause('asked')
    else if (this.view.phase === 'paused') this.resume()
    else this.start()
  }
  /** The rules say that the game is over. `extra` adds the session's results (Time) to the game's. */
  finish(outcome: Outcome, extra: Readonly<Record<string, number>> = {}): void {
    if (!this.#move('finish')) return
    this.#music(false)
    this.#end({ ...outcome, results: { ...extra, ...outcome.results } })
    if (outcome.left) this.reset()
  }
  /** The end was undone: the game continues. */
  reopen(): void {
    if (this.view.phase !== 'over' || !this.#move('resume')) return
    this.view.outcome = null
    this.view.newBests = []
    this.#music(true)
  }
  /** A resumed game is here, paused. */
  restored(reason: 'restored' | 'watched' | 'turn' = 'restored'): void {
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
    if (this.#lacks({ [id]: value }, () => this.setOption(id, value))) return
    const option = this.#options.choose(id, value)
    if (!option || option.view) return
    if (this.view.phase === 'over') this.reset()
    else if (this.view.phase === 'ready') {
      this.#dropChallenge()
      this.#options.take()
      this.#prepare(this.view.seed)
      this.#hooks?.onReset()
    } else this.#hooks?.onChosen?.()
  }
  /**
   * The shape of the window, or the one that the visitor chose for the field: a play that has not begun takes it at once
   * where it has a world for it, others keep theirs to the end.
   */
  setShape(shape: Shape): void {
    if (!this.#options.shape(shape) || this.view.phase !== 'ready') return
    this.#options.take()
    this.#prepare(this.view.seed)
    this.#hooks?.onReset()
  }
  /** The game was rewound some seconds instead of ending. */
  rewound(): void {
    this.assists.rewound(this.view.rewinds + 1)
    const left = MAX_REWINDS - this.view.rewinds
    const { rewound, rewindsLeft, rewoundStatus } = sessionTexts
    toast(rewound, { detail: rewindsLeft(left), topic: 'play', ms: REWOUND_MS })
    this.say(rewoundStatus(left))
  }
  /** Whether such an event happened in this game. */
  hasEvent(type: string): boolean {
    return this.eventLog.has(type)
  }
  /** The events of this play that nobody has taken yet: trophies are judged by them. */
  get log(): PlayEvent[] {
    return this.eventLog.log
  }
  /** Sends an event of the rules or the session to sounds, toasts, status line and vibration. */
  emit(event: GameEvent | SessionEvent): void {
    this.eventLog.emit(event)
  }
  say(text: string): void {
    this.eventLog.say(text)
  }

  /**
   * Whether games with these options need a part of the rules that is not loaded. `act` runs when it is; a
   * message says if it fails.
   */
  #lacks(options: OptionValues, act: () => void): boolean {
    const { lazyRules } = this.game
    if (!lazyRules?.lacks({ ...this.view.chosen, ...options })) return false
    lazyRules.load().then(act, () => toastMissing('These rules'))
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
    this.emit({ type: view.newBests.length > 0 ? 'NewBest' : 'NotBest' })
    if (this.#challenge) view.challenge = verdict(this.#challenge, view.outcome) ?? ''
    const played = playedText(view)
    const before = view.trophies.length
    this.settled()
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
      input: () => this.#hooks?.input() ?? null,
    })
  }
  /** Sounds are loaded first, then whatever has waited for a play to begin. */
  #wake(): void {
    sound.wake()
    firstPlay.begin()
  }
  /** Games of tones to be remembered have none. */
  #music(on: boolean): void {
    sound.music(on && this.game.music !== false)
  }
  #move(event: PhaseEvent): boolean {
    const next = nextPhase(this.view.phase, event)
    if (!next) return false
    this.view.phase = next
    if (event === 'resume') this.assists.note()
    return true
  }
  /** A game here must not replace one that another tab continued, before the visitor has seen that. */
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
    this.#options.take()
    this.#begin(again ? seed : this.#takeSeed(), again)
    this.#wake()
    this.emit({ type: 'Start' })
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
    this.eventLog.begin()
    clearView(this.view, seed)
    this.assists.begin()
  }
  #begin(seed: number, again: boolean): void {
    this.#prepare(seed)
    this.assists.note()
    this.bests.begin()
    this.bests.refresh()
    this.#hooks?.onStart(again)
    this.#music(true)
  }
}
