/** Which games a day features: one of each difficulty, none repeated within ten days, and the same forever. */
import type { Difficulty } from '../../engine/core/game/contract'
import { type Day, isoOf } from './calendar'
import { type DailyGame, ROW_BEGINS } from './games'
import { hash } from './hash'

/** A game returns on the tenth day at the earliest, if its difficulty has enough games. */
export const GAP = 10
/** The next game is drawn from this many that waited longest. With more, some would wait for months. */
const WAITING = 4
/** A hundred years, in days. Beyond that the sequence repeats, in case a clock is wrong. */
const LONGEST = 36_525

const DIFFICULTIES: readonly Difficulty[] = ['Medium', 'Hard', 'Easy']

/** The sequence of games of one difficulty, one a day from `ROW_BEGINS` on. Computed as far as needed. */
class Sequence {
  readonly #games: readonly DailyGame[]
  readonly #difficulty: Difficulty
  readonly #days: string[] = []
  /** The index at which each game was last. */
  readonly #last = new Map<string, number>()

  constructor(games: readonly DailyGame[], difficulty: Difficulty) {
    this.#games = games.filter((each) => each.difficulty === difficulty)
    this.#difficulty = difficulty
  }
  at(index: number): string | undefined {
    while (this.#days.length <= index) {
      const next = this.#next(ROW_BEGINS + this.#days.length)
      if (next === undefined) return undefined
      this.#last.set(next, this.#days.length)
      this.#days.push(next)
    }
    return this.#days[index]
  }
  /** Considers only games that existed on the day, so that a game added later changes no earlier day. */
  #next(day: Day): string | undefined {
    const existing = this.#games.filter(
      ({ joined, left }) => joined <= day && (left === undefined || day < left),
    )
    const wait = (id: string) => this.#last.get(id) ?? -1
    const byWait = existing.map(({ id }) => id).sort((a, b) => wait(a) - wait(b))
    // A game may return when nine others were featured since.
    const free = Math.max(1, Math.min(WAITING, existing.length - (GAP - 1)))
    return byWait[hash(`${this.#difficulty} ${isoOf(day)}`) % free]
  }
}

/** The schedule of a table of games. */
export class Schedule {
  readonly #sequences: readonly Sequence[]
  constructor(games: readonly DailyGame[]) {
    this.#sequences = DIFFICULTIES.map((difficulty) => new Sequence(games, difficulty))
  }
  /** Ids of the day's games: Medium, Hard, Easy. Before the start the sequence runs backwards, in case a clock is wrong. */
  featured(day: Day): string[] {
    const index = Math.abs(day - ROW_BEGINS) % LONGEST
    return this.#sequences.flatMap((sequence) => sequence.at(index) ?? [])
  }
}
