/** What the page shows of a game: a valtio proxy per session, written only where something changed. */
import { proxy } from 'valtio'
import type { Game, Hud, InterludeContent, Outcome } from '../../../engine/core/game/contract'
import type { QuarterTurns } from '../../../engine/core/game/shape'
import { TIME } from '../../../engine/core/game/stats'
import type { Players, Seat } from '../../../engine/core/input/seats'
import { settings } from '../../../engine/storage/values/settings'
import type { PauseReason } from '../../opening/policy'
import type { Phase } from './phases'

/** Percent; the highest speed. It only changes how often ticks run: rules do not know it. */
export const USUAL_SPEED = 100

/** The stats of a running game that visitors see, in its order. @param hideClock - the setting of that name */
export const shownStats = ({ hidden }: Game, hud: SessionView['hud'], hideClock: boolean) =>
  Object.entries(hud).filter(([id]) => !hidden?.includes(id) && !(hideClock && id === TIME))

/** Whether the visitor wants to see the time only at the end. */
export const clockHidden = (): boolean => settings.get().hideClock

/** What a game changes in the view, as it is before the game. */
const unplayed = () => ({
  outcome: null as Outcome | null,
  /** The outcome is not one of the rules: the win was claimed, because the other player has left. */
  claimed: false,
  /** The bests of this game, by `Best.of`. */
  newBests: [] as string[],
  /** Titles of the trophies won in this game, in order. */
  trophies: [] as readonly string[],
  /** Hints taken and moves undone: with either the game keeps no record. */
  hints: 0,
  undone: 0,
  /** The fastest auto-repeat used in this game, presses per second; 0 for none. */
  autoRepeat: 0,
  aimAssisted: false,
  rewinds: 0,
  holdToggled: false,
  debounced: false,
  switchAccess: false,
  /** The game cannot continue here, and a newer state can be resumed. */
  newer: false,
})

const initialView = (options: Record<string, string>, seed: number) => ({
  ...unplayed(),
  phase: 'ready' as Phase,
  pauseReason: 'asked' as PauseReason,
  hud: {} as Record<string, string | number | boolean>,
  /** The slowest speed of this game, percent of the usual one. */
  speed: USUAL_SPEED,
  /** The text of the challenge; '' without one. */
  challenge: '',
  /** The lead in a race: '+30'; '' without a race. */
  pace: '',
  racing: false,
  /** Best values so far for the current options, by `Best.of`. */
  bests: {} as Record<string, number>,
  options,
  /** The options for the next game. */
  chosen: { ...options },
  /** The screen between two levels, in games that have one. */
  interlude: null as InterludeContent | null,
  /** Beats until a paused game continues; 0 while it runs. */
  countIn: 0,
  /** The field is shown rotated by 90°: keys and arrows follow what is shown. */
  turned: 0 as QuarterTurns,
  seed,
  /** It starts at a position that somebody set up, and keeps no record. */
  setUp: false,
  /** Counts new worlds and states: the scene is remounted for each. */
  scene: 0,
  /** The status line for screen readers. */
  status: '',
  /** The game is played with another device. */
  live: false,
  /** How many people play on this device. */
  players: 1 as Players,
  /** The seats that people have taken, in a game for three or four. */
  seated: [] as readonly Seat[],
})

export type SessionView = ReturnType<typeof initialView>

export const createView = (options: Record<string, string>, seed: number): SessionView =>
  proxy(initialView(options, seed))

/** Clears what the view shows of a game, for a new one with this seed. */
export function clearView(view: SessionView, seed: number): void {
  Object.assign(view, unplayed(), { seed, scene: view.scene + 1 })
}

/** Writes only the keys that changed: a proxied write costs 200 times a plain one. The order is that of `source`. */
export function writeHud(target: Record<string, string | number | boolean>, source: Hud): void {
  const isNew = Object.keys(source).some((key) => !(key in target))
  if (isNew) for (const key in target) delete target[key]
  for (const key in source) {
    const value = source[key]
    if (value !== undefined && target[key] !== value) target[key] = value
  }
  for (const key in target) if (!(key in source)) delete target[key]
}
