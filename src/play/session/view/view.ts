/** What the page shows of a game: a valtio proxy per session, written only where something changed. */
import { proxy } from 'valtio'
import type { Hud, Interlude, Outcome } from '../../../engine/core/game/contract'
import type { QuarterTurns } from '../../../engine/core/game/shape'
import { settings } from '../../../engine/storage/values/settings'
import type { PauseReason, Phase } from './phases'

/** Percent; the highest speed. It only changes how often ticks run: rules do not know it. */
export const USUAL_SPEED = 100

/** The label of play time. It is stored with results. */
export const CLOCK = 'Time'

export const isClock = (label: string): boolean => label === CLOCK

/** Whether the visitor wants to see the time only at the end. */
export const clockHidden = (): boolean => settings.get().hideClock

export interface SessionView {
  phase: Phase
  pauseReason: PauseReason
  hud: Record<string, string | number | boolean>
  outcome: Outcome | null
  /** The outcome is not one of the rules: the win was claimed, because the other player has left. */
  claimed: boolean
  newBests: string[]
  /** Titles of the trophies won in this game, in order. */
  trophies: readonly string[]
  /** Hints taken and moves undone in this game: with either it keeps no record. */
  hints: number
  undone: number
  /** The slowest speed of this game, percent of the usual one. */
  speed: number
  /** The fastest auto-repeat used in this game, presses per second; 0 for none. */
  autoRepeat: number
  aimAssisted: boolean
  rewinds: number
  holdToggled: boolean
  debounced: boolean
  switchAccess: boolean
  /** The text of the challenge; '' without one. */
  challenge: string
  /** The lead in a race: '+30'; '' without a race. */
  pace: string
  racing: boolean
  /** The game cannot continue here, and a newer state can be resumed. */
  newer: boolean
  /** Best values so far for the current options, by label. */
  bests: Record<string, number>
  options: Record<string, string>
  /** The options chosen for the next game. */
  chosen: Record<string, string>
  /** The screen between two levels, in games that have one. */
  interlude: Interlude | null
  /** Beats until a paused game continues; 0 while it runs. */
  countIn: number
  /** The field is shown rotated by 90°: keys and arrows follow what is shown. */
  turned: QuarterTurns
  seed: number
  /** Counts new worlds and states: the scene is remounted for each. */
  scene: number
  status: string
  live: boolean
  players: 1 | 2
}

export function createView(options: Record<string, string>, seed: number): SessionView {
  return proxy<SessionView>({
    phase: 'ready',
    pauseReason: 'asked',
    hud: {},
    outcome: null,
    claimed: false,
    newBests: [],
    trophies: [],
    hints: 0,
    undone: 0,
    speed: USUAL_SPEED,
    autoRepeat: 0,
    aimAssisted: false,
    rewinds: 0,
    holdToggled: false,
    debounced: false,
    switchAccess: false,
    challenge: '',
    pace: '',
    racing: false,
    newer: false,
    bests: {},
    options,
    chosen: { ...options },
    interlude: null,
    countIn: 0,
    turned: 0,
    seed,
    scene: 0,
    status: '',
    live: false,
    players: 1,
  })
}

/** Clears what the view shows of a game, for a new one with this seed. */
export function clearView(view: SessionView, seed: number): void {
  view.outcome = null
  view.claimed = false
  view.newBests = []
  view.trophies = []
  view.newer = false
  view.seed = seed
  view.scene++
}

/** Writes only the keys that changed: a proxied write costs 200 times a plain one. */
export function writeHud(target: Record<string, string | number | boolean>, source: Hud): void {
  for (const key in source) {
    const value = source[key]
    if (value !== undefined && target[key] !== value) target[key] = value
  }
  for (const key in target) if (!(key in source)) delete target[key]
}
