/** Daily games: their addresses, whether a finished game counts as one, and their texts. */
import type { Option, OptionValues } from '../../engine/core/game/contract'
import { isDefault } from '../../play/opening/options'
import type { FinishedPlay } from '../../play/session/events/finishListeners'
import { resultText } from '../records/format'
import { dailyTexts } from '../texts/daily'
import {
  type Day,
  dateName,
  dayAt,
  dayName,
  dayOf,
  FIRST_DAY,
  isoOf,
  numberName,
  numberOf,
  WARM_UP,
} from './calendar'
import { type DayResult, type Days, playedDays, resultOn, skippedDays } from './days'
import { seedOf } from './games'
import { streakOf } from './streak'

/** The query of the address that opens a game with the day's seed. */
export function dailyQuery(id: string, day: Day): string {
  return `?seed=${seedOf(id, day)}&day=${isoOf(day)}`
}

/** The day in a game's address; null if there is none, if the seed is another one, or if the day is in the future. */
export function dayAsked(id: string, search: string, now: number): Day | null {
  const parameters = new URLSearchParams(search)
  const day = dayOf(parameters.get('day') ?? '')
  if (day === null || day < WARM_UP || day > dayAt(now)) return null
  return parameters.get('seed') === String(seedOf(id, day)) ? day : null
}

/** Whether a game used the day's seed and the default options. The orientation of the field does not matter. */
export function isDaily(play: FinishedPlay, options: readonly Option[], day: Day): boolean {
  return (
    play.counts &&
    play.first &&
    play.seed === seedOf(play.game, day) &&
    hasDefaultRules(options, play.options)
  )
}

function hasDefaultRules(options: readonly Option[], values: OptionValues): boolean {
  return isDefault(
    options.filter(({ id }) => id !== 'shape'),
    values,
  )
}

/**
 * Whether a daily game is late. A game that started on its day is not, however long it took. Pauses do not count as its
 * time, so a game that was left overnight is late.
 */
export function isLate(day: Day, { date, ms }: Pick<FinishedPlay, 'date' | 'ms'>): boolean {
  return dayAt(date - ms) > day
}

/** The note in the start panel. `title` is the game's title. */
export function startNoteText(title: string, id: string, day: Day, now: number, all: Days): string {
  const texts = dailyTexts.start
  const name = dailyTexts.day(numberName(day), dayName(day))
  const known = resultOn(all, id, day)
  if (known) return texts.practice(name, resultText(known))
  if (day < dayAt(now)) return texts.late(name)
  return numberOf(day) === null ? texts.warmUp(name, title, dateName(FIRST_DAY)) : texts.first(name, title)
}

/** The first line of a shared daily result: 'Pocket Arcade 12 · Snake · 180 · streak 7'. */
export function shareLine(title: string, day: Day, result: DayResult, streak: number): string {
  const texts = dailyTexts.share
  const number = numberOf(day)
  return [
    number === null ? texts.warmUp : texts.number(number),
    title,
    resultText(result),
    !result.late && streak > 0 && texts.streak(streak),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The current streak. */
export function streakNow(all: Days, now: number): number {
  return streakOf(playedDays(all), dayAt(now), skippedDays(all, now)).length
}
