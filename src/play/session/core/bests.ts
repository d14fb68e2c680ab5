/** Owns the best results as a play sees them: those kept so far, rising live, counted when it ends or is left. */
import type { Best, Game } from '../../../engine/core/game/contract'
import { Lifetime } from '../../../engine/storage/store/lifetime'
import {
  type Brought,
  beats,
  bestSoFar,
  countPlay,
  fallenBests,
  keepBests,
} from '../../../engine/storage/values/records'
import { isUsual, keptBy } from '../assists/separateRecords'
import { speedText, USUAL_SPEED } from '../assists/speed'
import { isDefault, ruling } from './options'
import type { SessionView } from './view'

const labelOf = (best: Best) => best.label ?? 'Best'

type Helped = Pick<SessionView, 'hints' | 'undone'>
type WithTools = Helped &
  Pick<SessionView, 'speed' | 'steady' | 'aimed' | 'forgiven' | 'toggled' | 'spaced' | 'oneSwitch'>

const counted = ({ hints, undone }: Helped) =>
  [hints > 0 && `${hints} ${hints === 1 ? 'hint' : 'hints'}`, undone > 0 && `${undone} undone`].filter(
    Boolean,
  )

/** Whether what helped leaves the play without a record: hints, moves taken back. Tools of play do not. */
export function helped(view: Helped): boolean {
  return counted(view).length > 0
}

/** What a finished play is told with: '3 hints, 5 undone', 'at 70 % speed'; '' for one without help or tools. */
export function helpText(view: WithTools): string {
  const { speed, steady, aimed, forgiven, toggled, spaced, oneSwitch } = view
  const tools = [
    speed < USUAL_SPEED && speedText(speed),
    steady > 0 && `steady pressing (${steady} a second)`,
    aimed && 'aiming help',
    forgiven > 0 && `${forgiven} forgiven ${forgiven === 1 ? 'end' : 'ends'}`,
    toggled && 'presses instead of holds',
    spaced && 'a pause between presses',
    oneSwitch && 'one switch',
  ]
  return [...counted(view), ...tools].filter(Boolean).join(', ')
}

/** The same as the rest of a sentence: 'with 3 hints', 'at 70 % speed, with presses instead of holds'. */
export function playedText(view: WithTools): string {
  const { speed } = view
  const rest = helpText({ ...view, speed: USUAL_SPEED })
  return [speed < USUAL_SPEED && speedText(speed), rest && `with ${rest}`].filter(Boolean).join(', ')
}

export class Bests {
  readonly #id: string
  readonly #game: Game
  readonly #view: SessionView
  /** Since when this play's figures may be stored. */
  #life = new Lifetime()
  #counts = true
  /** What is kept, by `of`; read once a play, not once a frame. */
  #kept: Record<string, number | null> = {}
  /** The highest of each figure in this play. */
  #peaks: Record<string, number> = {}
  /** What was best before this play was left for a while: it cannot fall to itself. */
  #before: Record<string, number | null> = {}
  /** An end that was taken back and came again is one play. */
  #counted = false

  constructor(id: string, game: Game, view: SessionView) {
    this.#id = id
    this.#game = game
    this.#view = view
  }
  /** A play that began from a given position, or before all data was deleted or replaced, leaves the records as they are. */
  get counts(): boolean {
    return this.#counts && !this.#life.over
  }
  set counts(counts: boolean) {
    this.#counts = counts
  }
  /** When what this play brings stops being stored. */
  get life(): Lifetime {
    return this.#life
  }
  /** Whether the play that stands there has ended before. */
  get counted(): boolean {
    return this.#counted
  }
  /** Another play begins. */
  begin(): void {
    this.#life = new Lifetime()
    this.#peaks = {}
    this.#before = {}
    this.#counted = false
  }
  /** The play is another from now on, by its speed or a tool, and counts among others: what it was measured by before is none of theirs. `back`: it has gone back, and what it had reached since is none of it. */
  apart(back = false): void {
    this.#before = {}
    if (back) this.#peaks = {}
    this.refresh()
  }
  /** Shows what is kept for the options in force. */
  refresh(): void {
    const { options, isDefault: standard } = this.#of({})
    const shown: Record<string, number> = {}
    for (const best of this.#game.best) {
      const value = bestSoFar(this.#id, options, best, standard)
      this.#kept[best.of] = value
      // A key of its own is kept for the default options only.
      const none = best.key && !standard ? null : (best.empty ?? null)
      const told = value ?? none
      if (told !== null) shown[labelOf(best)] = told
    }
    this.#view.bests = shown
  }
  /** Lets the best rise with the play. */
  follow(): void {
    if (!this.counts || this.#view.phase !== 'playing' || helped(this.#view)) return
    for (const best of this.#game.best) {
      const value = this.#now(best)
      if (value === null || value <= 0) continue
      const kept = this.#kept[best.of] ?? null
      const shown = kept === null ? value : Math.max(kept, value)
      if (this.#view.bests[labelOf(best)] !== shown) this.#view.bests[labelOf(best)] = shown
    }
  }
  /** The play is left before its end: figures where higher is better count. */
  leave(): void {
    const { phase } = this.#view
    if (!this.counts || (phase !== 'playing' && phase !== 'paused') || helped(this.#view)) return
    const results: Record<string, number> = {}
    for (const best of this.#game.best) {
      const value = this.#now(best)
      if (value !== null && value > 0) results[best.of] = value
    }
    const brought = this.#of(results)
    for (const best of this.#game.best)
      if (best.of in results && !(best.of in this.#before))
        this.#before[best.of] = bestSoFar(this.#id, brought.options, best, brought.isDefault)
    keepBests(brought)
  }
  /** The play is over. Returns the labels of new bests. */
  finish(results: Readonly<Record<string, number>>): string[] {
    const again = this.#counted
    this.#counted = true
    if (!this.counts) return []
    const brought = this.#of(results)
    if (!again) countPlay(this.#id, brought.options)
    if (helped(this.#view)) return []
    const fallen = new Set(fallenBests(brought))
    for (const best of this.#game.best) {
      const before = this.#before[best.of]
      const value = results[best.of]
      if (before === undefined || value === undefined) continue
      if (beats(best, value, before)) fallen.add(best.of)
    }
    keepBests(brought)
    return [...fallen]
  }

  #of(results: Readonly<Record<string, number>>): Brought {
    const { options } = this.#view
    return {
      game: this.#id,
      options: keptBy(ruling(this.#game.options, options), this.#view),
      bests: this.#game.best,
      results,
      isDefault: isUsual(this.#view) && isDefault(this.#game.options, options),
    }
  }
  /** The figure as the play shows it, or null where it does not, or fewer are better. */
  #now(best: Best): number | null {
    if (best.better !== 'higher' || best.shown === null) return null
    const value = this.#view.hud[best.shown ?? best.of]
    if (typeof value !== 'number') return null
    if (!best.peak) return value
    const peak = Math.max(value, this.#peaks[best.of] ?? value)
    this.#peaks[best.of] = peak
    return peak
  }
}
