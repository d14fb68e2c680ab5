/** The best results of a game: read at its start, raised while it runs, stored when it ends or is left. */
import type { Best, Game } from '../../../engine/core/game/contract'
import { Lifetime } from '../../../engine/storage/store/lifetime'
import {
  beatenBests,
  beats,
  bestSoFar,
  countPlay,
  keepBests,
  type RecordCandidate,
} from '../../../engine/storage/values/records'
import { isDefault, ruling } from '../../opening/options'
import type { SessionView } from '../view/view'
import { helped } from './help'
import { isUsual, keptBy } from './separateRecords'

export class Bests {
  readonly #id: string
  readonly #game: Game
  readonly #view: SessionView
  #life = new Lifetime()
  #counts = true
  /** The stored bests, by `of`; read once per game, not once per frame. */
  #kept: Record<string, number | null> = {}
  #peaks: Record<string, number> = {}
  /** The bests before this game was left for a while: it must not be compared with itself. */
  #before: Record<string, number | null> = {}
  /** An end that was undone and reached again counts once. */
  #counted = false
  #former: number | null = null

  constructor(id: string, game: Game, view: SessionView) {
    this.#id = id
    this.#game = game
    this.#view = view
  }
  /**
   * False for a game that began at a given position, or before all data was deleted or replaced, and for a claimed
   * win: it changes no records.
   */
  get counts(): boolean {
    return this.#counts && !this.#life.over
  }
  set counts(counts: boolean) {
    this.#counts = counts
  }
  get life(): Lifetime {
    return this.#life
  }
  get counted(): boolean {
    return this.#counted
  }
  /** What the best of the game's main figure was before the game that has ended; null if there was none. */
  get former(): number | null {
    return this.#former
  }
  begin(): void {
    this.#life = new Lifetime()
    this.#peaks = {}
    this.#before = {}
    this.#counted = false
  }
  /**
   * From now on the game is ranked separately, by its speed or an assist: earlier bests do not apply. `back`:
   * it was rewound, and what it had reached since does not count.
   */
  separate(back = false): void {
    this.#before = {}
    if (back) this.#peaks = {}
    this.refresh()
  }
  refresh(): void {
    const { options, isDefault: standard } = this.#of({})
    const shown: Record<string, number> = {}
    for (const best of this.#game.best) {
      const stored = bestSoFar(this.#id, options, best, standard)
      // A score of 0 is nothing to beat.
      const value = best.better === 'higher' && stored === 0 ? null : stored
      this.#kept[best.of] = value
      // A separate key stores the default options only.
      const none = best.key && !standard ? null : (best.empty ?? null)
      const known = value ?? none
      if (known !== null) shown[best.of] = known
    }
    this.#view.bests = shown
  }
  follow(): void {
    if (!this.counts || this.#view.phase !== 'playing' || helped(this.#view)) return
    for (const best of this.#game.best) {
      const value = this.#now(best)
      const kept = this.#kept[best.of] ?? best.empty ?? null
      // The first game has nothing to be compared with.
      if (value === null || kept === null) continue
      const shown = Math.max(kept, value)
      if (this.#view.bests[best.of] !== shown) this.#view.bests[best.of] = shown
    }
  }
  /** The game is left before its end: stats where higher is better count. */
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
  /** The game is over. Returns the new bests, by `of`. */
  finish(results: Readonly<Record<string, number>>): string[] {
    const again = this.#counted
    this.#counted = true
    this.#former = null
    if (!this.counts) return []
    const brought = this.#of(results)
    const [main] = this.#game.best
    if (main)
      this.#former =
        main.of in this.#before
          ? (this.#before[main.of] ?? null)
          : bestSoFar(this.#id, brought.options, main, brought.isDefault)
    if (!again) countPlay(this.#id, brought.options)
    if (helped(this.#view)) return []
    const fallen = new Set(beatenBests(brought))
    for (const best of this.#game.best) {
      const before = this.#before[best.of]
      const value = results[best.of]
      if (before === undefined || value === undefined) continue
      if (beats(best, value, before)) fallen.add(best.of)
    }
    keepBests(brought)
    return [...fallen]
  }

  #of(results: Readonly<Record<string, number>>): RecordCandidate {
    const { options } = this.#view
    return {
      game: this.#id,
      options: keptBy(ruling(this.#game.options, options), this.#view),
      bests: this.#game.best,
      results,
      isDefault: isUsual(this.#view) && isDefault(this.#game.options, options),
    }
  }
  /** The stat as the HUD shows it; null if it does not, or if lower is better. */
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
