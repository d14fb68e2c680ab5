/** Owns what every play shares, whatever its kind: phases, pause reasons, seed, options, best results, announcements. */
import type {
  Game,
  GameEvent,
  OptionValues,
  Outcome,
  PlayEvent,
  SessionEvent,
} from '../../engine/core/contract'
import type { RealtimeInput, TurnInput } from '../../engine/core/record/record'
import type { Shape } from '../../engine/core/shape'
import { sound } from '../../engine/sound/port'
import { toast } from '../../ui/toast'
import { playBegins } from '../begun'
import { type Challenge, verdict, waitingText } from '../record/challenge'
import { announce } from './announce'
import { MOST_FORGIVEN } from './apart'
import { Bests, playedText } from './bests'
import { tellFinished } from './finished'
import { freshSeed, rememberOptions, withLater } from './options'
import {
  isOvertaken,
  nextPhase,
  type Overtaken,
  PAUSE_TEXTS,
  type PauseReason,
  type PhaseEvent,
} from './phases'
import { Spoken } from './spoken'
import { tellOf, trophyText } from './told'
import { ToolsInUse } from './toolsInUse'
import { createView, type SessionView } from './view'

/** What each kind of session adds to the shared one. */
export interface SessionHooks {
  /** Another play is about to take the place of this one: seed and options of the view are still its own. */
  onLeave?(): void
  /** A fresh play begins with the options and seed of the view. */
  onStart(): void
  onResume?(): void
  onPause?(): void
  onReset(): void
  /** Other options were chosen for the next play. */
  onChosen?(): void
  /** The visitor wants the newer state of a play that went on elsewhere, or a new play where there is none. */
  onTakeOver?(): void
  /** Whether a play went on elsewhere that a new one here would replace. */
  overtaken?(): boolean
  /** All input of the play so far; null where it cannot be played again from its start. */
  input(): RealtimeInput | TurnInput | null
  /** Played time so far in ms, pauses left out. */
  playedMs(): number
}

export interface SessionStart {
  readonly id: string
  readonly game: Game
  readonly options: Record<string, string>
  /** The seed asked for in the address: of the first play only, the next is a new one. */
  readonly seed: number | null
  /** Someone else's figure that the first play is measured by. */
  readonly challenge?: Challenge | null
  /** The seed of the first play where the address asks for none; a new one when left out. */
  readonly first?: number
}

/** One after the other, each with its own end. */
function sentences(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text)
    .map((text) => (/[.!?]$/.test(text as string) ? text : `${text}.`))
    .join(' ')
}

/** How long it is told that the play went back, ms. */
const FORGIVEN_MS = 2200

/** Where nobody comes to take them, what is told later is forgotten. */
const LONGEST_LOG = 5000

const RESULTS = { won: 'Won', lost: 'Lost', tied: 'Tied', over: 'Over' } as const

export class Session {
  readonly id: string
  readonly game: Game
  readonly view: SessionView
  readonly bests: Bests
  readonly tools: ToolsInUse
  #hooks: SessionHooks | null = null
  #challenge: Challenge | null
  readonly #spoken: Spoken
  /** How often each event was told in this play. */
  readonly #events = new Map<string, number>()
  /** The events of this play that nobody has taken yet: trophies are judged by them. */
  log: PlayEvent[] = []
  /** The seed of the play after this one. */
  next = freshSeed()

  constructor({ id, game, options, seed, first, challenge = null }: SessionStart) {
    this.id = id
    this.game = game
    this.view = createView(options, seed ?? first ?? freshSeed())
    this.bests = new Bests(id, game, this.view)
    this.tools = new ToolsInUse(this.view, this.bests, game.kind === 'realtime')
    this.#spoken = new Spoken(
      (text) => this.#write(text),
      () => this.view.hud,
      game.hidden,
    )
    this.#challenge = challenge
    if (challenge) this.view.challenge = waitingText(challenge)
    this.#refreshOptions()
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
    const fromReady = this.view.phase === 'ready'
    if (this.#asksFirst() || !this.#move('start')) return
    this.#takeChosen()
    // The scene behind the start panel is the very play that starts.
    this.#begin(fromReady ? this.view.seed : this.#takeSeed())
    this.#wake()
    this.tell({ type: 'Start' })
  }
  restart(): void {
    if (this.#asksFirst()) return
    this.#leave()
    this.#again()
  }
  /** Another play with some other options, which are then the ones chosen. */
  startWith(options: OptionValues): void {
    for (const [id, value] of Object.entries(options)) this.setOption(id, value)
    if (this.view.phase === 'over') this.restart()
    else this.start()
  }
  /** Back to the start panel. */
  reset(): void {
    this.bests.leave()
    if (!this.#move('reset')) return
    this.#takeChosen()
    this.#prepare(this.#takeSeed())
    this.#hooks?.onReset()
    this.#music(false)
  }
  /** A play that was left is back, with the seed and options it had. */
  bringBack(seed: number, options: Readonly<Record<string, string>>): void {
    this.view.seed = seed
    this.setOptions(options)
    rememberOptions(this.id, this.view.options)
  }
  /** The options of a play that comes from elsewhere: of an earlier visit, or brought back. */
  setOptions(options: Readonly<Record<string, string>>): void {
    // What is of the view alone stays as it is where the play is older than the option.
    this.view.options = { ...this.view.options, ...withLater(this.game.options, options) }
    this.view.chosen = { ...this.view.options }
    this.#refreshOptions()
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
    const results = { ...extra, ...outcome.results }
    this.view.outcome = { ...outcome, results }
    const first = !this.bests.counted
    this.view.newBests = this.bests.finish(results)
    this.bests.refresh()
    this.#music(false)
    this.tell({ type: RESULTS[outcome.result] })
    this.tell({ type: this.view.newBests.length > 0 ? 'NewBest' : 'NotBest' })
    if (this.#challenge) this.view.challenge = verdict(this.#challenge, this.view.outcome) ?? ''
    const played = playedText(this.view)
    const before = this.view.trophies.length
    this.settled()
    this.say(
      sentences(
        outcome.said ?? outcome.title,
        outcome.detail,
        this.view.challenge,
        played && `Played ${played}`,
        trophyText(this.view.trophies.slice(before)),
      ),
    )
    tellFinished(this, {
      outcome: this.view.outcome,
      first,
      ms: this.playedMs,
      events: new Map(this.#events),
      input: () => this.#hooks?.input() ?? null,
    })
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
    this.#refreshOptions()
  }
  /**
   * Chooses an option. A play that goes on keeps its own: the choice counts from the next one (locked options cannot even
   * be chosen meanwhile). Options of the view alone count at once.
   */
  setOption(id: string, value: string): void {
    const option = this.game.options.find((entry) => entry.id === id)
    const running = this.view.phase === 'playing' || this.view.phase === 'paused'
    if (!option?.choices.some((choice) => choice.value === value) || (running && option.locked)) return
    if (this.view.chosen[id] === value) return
    this.view.chosen = { ...this.view.chosen, [id]: value }
    rememberOptions(this.id, this.view.chosen)
    if (option.view) {
      this.view.options = { ...this.view.options, [id]: value }
      this.#refreshOptions()
    } else if (this.view.phase === 'over') this.reset()
    else if (this.view.phase === 'ready') {
      this.#dropChallenge()
      this.#takeChosen()
      this.#prepare(this.view.seed)
      this.#hooks?.onReset()
    } else this.#hooks?.onChosen?.()
  }
  /**
   * The shape of the window, or the one that the visitor chose for the field: a play that has not begun takes it at once
   * where it has a world for it, others keep theirs to the end.
   */
  setShape(shape: Shape): void {
    if (this.view.chosen.shape === undefined || this.view.chosen.shape === shape) return
    this.view.chosen = { ...this.view.chosen, shape }
    if (this.view.phase !== 'ready') return
    this.#takeChosen()
    this.#prepare(this.view.seed)
    this.#hooks?.onReset()
  }
  /** Instead of ending the play has gone back some seconds, and goes on from there. */
  forgive(): void {
    this.tools.forgiven(this.view.forgiven + 1)
    const left = MOST_FORGIVEN - this.view.forgiven
    const detail = left === 0 ? 'The next end counts.' : `${left} more ${left === 1 ? 'time' : 'times'}.`
    toast('Some seconds back', { detail, topic: 'play', ms: FORGIVEN_MS })
    this.say(`Some seconds back, the play goes on. ${detail}`)
  }
  /** Whether this play has told such an event. */
  hasTold(type: string): boolean {
    return this.#events.has(type)
  }
  /** Sends an event of the rules or the session to sounds, toasts, status line and vibration. */
  tell(event: GameEvent | SessionEvent): void {
    this.#events.set(event.type, (this.#events.get(event.type) ?? 0) + 1)
    if (this.log.length < LONGEST_LOG) this.log.push(event)
    announce(this.game, event, this.view.turned, (text) => this.#spoken.tell(text))
  }
  say(text: string): void {
    this.#spoken.hush()
    this.#write(text)
  }

  #write(text: string): void {
    // A repeated sentence is news too: screen readers speak only what changed.
    this.view.status = this.view.status === text ? `${text}\u00a0` : text
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
    if (!this.#move('restart')) return
    this.#takeChosen()
    this.#begin(this.#takeSeed())
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
  #takeChosen(): void {
    this.view.options = { ...this.view.chosen }
    this.#refreshOptions()
  }
  #prepare(seed: number): void {
    this.#events.clear()
    this.log = []
    this.view.outcome = null
    this.view.newBests = []
    this.view.trophies = []
    this.view.newer = false
    this.view.seed = seed
    this.view.scene++
    this.tools.begin()
  }
  #begin(seed: number): void {
    this.#prepare(seed)
    this.tools.note()
    this.bests.begin()
    this.bests.refresh()
    this.#hooks?.onStart()
    this.#music(true)
  }
  #refreshOptions(): void {
    this.view.players = this.game.players?.(this.view.options) ?? 1
    this.bests.refresh()
  }
}
