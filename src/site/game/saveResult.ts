/** Stores the result of a finished game. Loaded after the first game has started. */
import { ref } from 'valtio'
import type { Game } from '../../engine/core/game/contract'
import { optionSet, records } from '../../engine/storage/values/records'
import { keepResult, lastResults, type PlayResult, results } from '../../engine/storage/values/results'
import { settings } from '../../engine/storage/values/settings'
import { hasTrophy } from '../../engine/storage/values/trophies'
import { findGame } from '../../games/catalog'
import { trophiesOf } from '../../games/trophies'
import { playedOptions } from '../../play/opening/unlockedChoices'
import type { FinishedPlay } from '../../play/session/events/finishListeners'
import { mainBest, mainStat, rankingOf } from '../records/mainStat'
import { bucketOf, columnsOf, spreadOf } from '../records/spread'
import { type Day, monthOf, zoneAt } from '../today/calendar'
import { dayAsked, isDaily, isLate, streakNow } from '../today/daily'
import { days, daysPlayed, keepDay, playedDays, resultOn } from '../today/days'
import { seedOf } from '../today/games'
import { nextMedal } from '../today/streak'
import { type DayFacts, endFacts, type NextStep } from './endFacts'
import { askToPersist } from './persist'

/** @param search - the query of the address at which the game ended */
export async function saveResult(play: FinishedPlay, search: string): Promise<void> {
  endFacts.last = null
  if (!play.counts) return
  const { outcome, game: id, date, help } = play
  const result: PlayResult = {
    date,
    result: outcome.result,
    figures: { ...outcome.results },
    set: optionSet(play.keptBy),
    ...(Object.keys(help).length > 0 && { assists: help }),
  }
  // A second end, after the first was undone, belongs to the same game and is not stored again.
  const bucket = bucketOf(id, result.result, result.figures)
  if (play.first) {
    keepResult({ game: id, ms: play.ms, bucket, ...result })
    void askToPersist()
  }
  const game = (await findGame(id)?.load())?.default
  if (!game) return
  const today = settings.get().daily ? keepDaily(play, game, result, search) : null
  const best = mainBest(game)
  const last = lastResults(results.get(), id)
  const ranking = play.first ? rankingOf(best, result, last) : null
  const decided = last.filter((each) => each.result !== 'over')
  endFacts.last = ref({
    game: id,
    ranking,
    won:
      !best && decided.length > 0
        ? { count: decided.filter((each) => each.result === 'won').length, among: decided.length }
        : null,
    // Only for games whose wins are counted in buckets: those are won by skill, without an opponent.
    wins: spreadOf(id) && result.result !== 'over' ? (results.get()[id]?.wins?.[result.set] ?? null) : null,
    columns: columnsOf(id, results.get()[id]?.spread[result.set], bucket),
    today,
    next: nextStep(play, game, today),
  })
}

/** After this many games another mode is no longer offered. */
const FIRST_GAMES = 2

function nextStep(play: FinishedPlay, game: Game, today: DayFacts | null): NextStep | null {
  const { game: id, options: chosen } = play
  const { options } = game
  const mode = options.find(
    ({ recommended, shown }) => recommended !== undefined && (shown?.(chosen) ?? true),
  )
  const value = mode?.recommended ?? ''
  const plays = Object.values(records.get()[id] ?? {}).reduce((sum, each) => sum + each.plays, 0)
  if (mode && chosen[mode.id] !== value && plays <= FIRST_GAMES)
    return {
      kind: 'mode',
      label: mode.choices.find((choice) => choice.value === value)?.label ?? '',
      says: mode.says?.[value] ?? '',
      options: { [mode.id]: value },
    }
  const medal = today?.kind === 'first' ? medalAfter(today.day) : null
  if (medal) return { kind: 'medal', ...medal }
  const level = nextLevel(play, game)
  if (level) return level
  const trophy = trophiesOf(id).find((each) => !hasTrophy(id, each.id))
  return trophy ? { kind: 'trophy', title: trophy.title, text: trophy.text } : null
}

/** The month's next medal, once this day counts for it. */
function medalAfter(day: Day): ReturnType<typeof nextMedal> {
  const month = monthOf(day)
  const left = month.first + month.length - 1 - day
  return nextMedal(daysPlayed(month, playedDays(days.get()), day), left)
}

/** The last level that is unlocked, if no game began there yet; after a win, only the next one. */
function nextLevel({ game: id, options: chosen, outcome }: FinishedPlay, { options }: Game): NextStep | null {
  const road = options.find(({ reached, shown }) => reached && (shown?.(chosen) ?? true))
  if (!road) return null
  const kept = playedOptions(records.get(), id)
  const at = (value = road.initial) => road.choices.findIndex((choice) => choice.value === value)
  const begun = kept
    .filter((each) => road.shown?.(each.options) ?? true)
    .map((each) => at(each.options[road.id]))
  const next = Math.max(...(road.reached?.(kept) ?? []).map(at))
  const from = at(chosen[road.id])
  // The end panel itself leads from a finished stage to the next one.
  if (road.road && outcome.result === 'won') return null
  const level = road.choices[next]
  if (!level || next <= Math.max(from, ...begun) || (outcome.result === 'won' && next > from + 1)) return null
  return { kind: 'level', label: level.label, options: { [road.id]: level.value } }
}

/** Stores the result for its day if it is the first; null if the address is not that of a daily game. */
function keepDaily(play: FinishedPlay, game: Game, result: PlayResult, search: string): DayFacts | null {
  const { game: id, date } = play
  const day = dayAsked(id, search, date)
  if (day === null) return null
  const known = resultOn(days.get(), id, day)
  const late = isLate(day, play)
  const daily = isDaily(play, game.options, day)
  if (daily && !known) {
    const best = mainBest(game)
    const value = mainStat(best, result)
    keepDay(id, day, {
      result: result.result,
      ...(best && value !== null && { figure: value, of: best.of }),
      ...(late && { late }),
      date,
      zone: zoneAt(date),
    })
  }
  const own = play.seed === seedOf(id, day)
  const kind = !own
    ? 'other'
    : !daily && play.first
      ? 'options'
      : known
        ? 'practice'
        : late
          ? 'late'
          : 'first'
  return {
    day,
    kind: kind === 'options' && known ? 'practice' : kind,
    result: resultOn(days.get(), id, day),
    streak: streakNow(days.get(), date),
  }
}
