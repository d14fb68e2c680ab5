/** Which games a day features: one of each difficulty, none again within ten days, and the same forever. */
import type { Difficulty } from '../../engine/core/game/contract'
import { type Day, isoOf } from './calendar'
import { DAILY_GAMES, type DailyGame, ROW_BEGINS } from './games'
import { hash } from './hash'

/** A game returns on the tenth day at the earliest, if its difficulty has enough games. */
export const GAP = 10
/** One of this many games that waited longest is drawn: with more, some would wait for months. */
const WAITING = 4
/** A hundred years: a clock that is wrong by more finds the same row again. */
const LONGEST = 36_525

const DIFFICULTIES: readonly Difficulty[] = ['Medium', 'Hard', 'Easy']

/** The games of one difficulty, day after day from `ROW_BEGINS` on. Grows as far as it is asked for. */
class Row {
  readonly #games: readonly DailyGame[]
  readonly #difficulty: Difficulty
  readonly #days: string[] = []
  /** Where in the row each was last. */
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
  /** Only games that existed on the day count: a game that is added later changes no earlier day. */
  #next(day: Day): string | undefined {
    const here = this.#games.filter(({ joined, left }) => joined <= day && (left === undefined || day < left))
    const wait = (id: string) => this.#last.get(id) ?? -1
    const byWait = here.map(({ id }) => id).sort((a, b) => wait(a) - wait(b))
    // With nine others shown since, a game was last shown ten days ago.
    const free = Math.max(1, Math.min(WAITING, here.length - (GAP - 1)))
    return byWait[hash(`${this.#difficulty} ${isoOf(day)}`) % free]
  }
}

/** The days of a table of games. */
export class Schedule {
  readonly #rows: readonly Row[]
  constructor(games: readonly DailyGame[]) {
    this.#rows = DIFFICULTIES.map((difficulty) => new Row(games, difficulty))
  }
  /** Ids of the day's games: one Medium, one Hard, one Easy. Before the row begins it runs backwards: a clock may be wrong. */
  featured(day: Day): string[] {
    const index = Math.abs(day - ROW_BEGINS) % LONGEST
    return this.#rows.flatMap((row) => row.at(index) ?? [])
  }
}

const schedule = new Schedule(DAILY_GAMES)

/** Ids of the three games that a day features: the Medium, the Hard and the Easy one. */
export function featuredOn(day: Day): string[] {
  return schedule.featured(day)
}
