/** What the page shows of a game: one valtio proxy per session, written only where something changed. */
import { proxy } from 'valtio'
import type { Hud, Interlude, Outcome } from '../../../engine/core/game/contract'
import { USUAL_SPEED } from '../assists/speed'
import type { PauseReason, Phase } from './phases'

export interface SessionView {
  phase: Phase
  pauseReason: PauseReason
  hud: Record<string, string | number | boolean>
  outcome: Outcome | null
  /** Labels of the records that this play broke. */
  newBests: string[]
  /** Titles of the trophies won in this play, in their order. */
  trophies: readonly string[]
  /** Hints taken and moves taken back in this play: with either it keeps no record. */
  hints: number
  undone: number
  /** The slowest speed that this play has run at, percent of the usual one. */
  speed: number
  /** The fastest rhythm at which a hold was turned into presses in this play, a second; 0 where every press was made by hand. */
  autoRepeat: number
  /** In this play a press or a pointer was taken for one on a target beside it. */
  aimAssisted: boolean
  /** How often this play went back instead of ending. */
  rewinds: number
  /** In this play a press switched a hold on that the next one was to end. */
  holdToggled: boolean
  /** In this play presses that came too soon had no effect. */
  debounced: boolean
  /** This play was played by one switch. */
  switchAccess: boolean
  /** What the play is to be measured by, in words; '' for a play of one's own. */
  challenge: string
  /** The lead in a race: '+30'; '' without a race. */
  pace: string
  /** Another's world runs beside this play's own. */
  racing: boolean
  /** The game cannot continue here, and a newer state can be resumed. */
  newer: boolean
  /** Best values so far for the options in force, by the label shown. */
  bests: Record<string, number>
  /** In force. */
  options: Record<string, string>
  /** For the next play: what the visitor has chosen since. */
  chosen: Record<string, string>
  /** The screen between two levels, in games that have one. */
  interlude: Interlude | null
  /** Beats until a paused game continues; 0 while it runs. */
  countIn: number
  /** The field is seen turned by a quarter: keys and arrows mean what is seen. */
  turned: boolean
  seed: number
  /** Counts new worlds and states: a scene is mounted again for each. */
  scene: number
  /** The newest news for the polite status line. */
  status: string
  /** How many people play with these options. */
  players: 1 | 2
}

export function createView(options: Record<string, string>, seed: number): SessionView {
  return proxy<SessionView>({
    phase: 'ready',
    pauseReason: 'asked',
    hud: {},
    outcome: null,
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
    turned: false,
    seed,
    scene: 0,
    status: '',
    players: 1,
  })
}

/** Clears what the view shows of a game, for a new one with this seed. */
export function clearView(view: SessionView, seed: number): void {
  view.outcome = null
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
