/** Daily games: their addresses, whether a game is one, and their texts. */
import type { Option, OptionValues } from '../../engine/core/game/contract'
import { isDefault } from '../../play/session/core/options'
import type { FinishedPlay } from '../../play/session/events/finishListeners'
import { resultText } from '../records/format'
import { type Day, dayAt, dayName, dayOf, isoOf, numberName, numberOf, WARM_UP } from './calendar'
import { type DayResult, type Days, playedDays, resultOn, skippedDays } from './days'
import { seedOf } from './games'
import { streakOf } from './streak'

/** The query of the address that opens a game with the day's start. */
export function dailyQuery(id: string, day: Day): string {
  return `?seed=${seedOf(id, day)}&day=${isoOf(day)}`
}

/** The day that a game's address asks for; null where it asks for none, for another start, or for a day that has not come. */
export function dayAsked(id: string, search: string, now: number): Day | null {
  const parameters = new URLSearchParams(search)
  const day = dayOf(parameters.get('day') ?? '')
  if (day === null || day < WARM_UP || day > dayAt(now)) return null
  return parameters.get('seed') === String(seedOf(id, day)) ? day : null
}

/** Whether a play was of the day's start, with the options of everybody. Which way round the field lies is the window's business. */
export function isDaily(play: FinishedPlay, options: readonly Option[], day: Day): boolean {
  return play.counts && play.first && play.seed === seedOf(play.game, day) && isPlain(options, play.options)
}

function isPlain(options: readonly Option[], values: OptionValues): boolean {
  return isDefault(
    options.filter(({ id }) => id !== 'shape'),
    values,
  )
}

/**
 * Whether a play of the day came too late: one that was begun on its day is not, however long it took. Pauses are no part of
 * its time: one that was put away overnight is late.
 */
export function isLate(day: Day, { date, ms }: Pick<FinishedPlay, 'date' | 'ms'>): boolean {
  return dayAt(date - ms) > day
}

/** The line over a play that waits to be begun. `title` is the game's. */
export function waitingLine(title: string, id: string, day: Day, now: number, all: Days): string {
  const head = `${numberName(day)} · ${dayName(day)}`
  const known = resultOn(all, id, day)
  if (known) return `${head}. Your ${resultText(known)} counts; from now on this is practice.`
  if (day < dayAt(now)) return `${head}. Played late: kept for that day, outside the streak.`
  const warm = numberOf(day) === null ? ' The streak begins on 1 December.' : ''
  return `${head}. The same ${title} for everybody; your first finished play counts.${warm}`
}

/** The first line of a shared daily result: 'Pocket Arcade 12 · Snake · 180 · streak 7'. */
export function shareLine(title: string, day: Day, result: DayResult, streak: number): string {
  const number = numberOf(day)
  return [
    number === null ? 'Pocket Arcade warm-up' : `Pocket Arcade ${number}`,
    title,
    resultText(result),
    !result.late && streak > 0 && `streak ${streak}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The current streak. */
export function streakNow(all: Days, now: number): number {
  return streakOf(playedDays(all), dayAt(now), skippedDays(all, now)).length
}
