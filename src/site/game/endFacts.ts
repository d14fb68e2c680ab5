/** What the end panel shows about the game that has just ended: its rank among the last ones, and its daily result. */
import { proxy } from 'valtio'
import type { OptionValues } from '../../engine/core/game/contract'
import type { Wins } from '../../engine/storage/values/results'
import type { Ranking } from '../records/mainStat'
import type { Column } from '../records/spread'
import type { DayResult } from '../today/days'
import type { Medal } from '../today/streak'

export interface DayFacts {
  readonly day: number
  /**
   * first: it is the day's result; late: it is the day's result, but not for the streak; practice: the day has a result
   * already; options: not the default options; other: not the day's seed.
   */
  readonly kind: 'first' | 'late' | 'practice' | 'options' | 'other'
  /** The day's result. */
  readonly result: DayResult | null
  readonly streak: number
}

/**
 * What to do next: the recommended mode, after the first games in another; the month's next medal, after a game that counts
 * for it; the level that was unlocked last; or the easiest trophy that is left.
 */
export type NextStep =
  | { readonly kind: 'mode'; readonly label: string; readonly says: string; readonly options: OptionValues }
  | { readonly kind: 'medal'; readonly medal: Medal; readonly days: number }
  | { readonly kind: 'level'; readonly label: string; readonly options: OptionValues }
  | { readonly kind: 'trophy'; readonly title: string; readonly text: string }

export interface EndFacts {
  /** Id of the game. */
  readonly game: string
  readonly ranking: Ranking | null
  /** How many of the last games were won, for games that have no value. */
  readonly won: { readonly count: number; readonly among: number } | null
  /** The wins with these options, including this game; null if it was not decided, or the game has no win rate. */
  readonly wins: Wins | null
  /** The distribution of wins with these options, including this game; null if it is not shown. */
  readonly columns: readonly Column[] | null
  readonly today: DayFacts | null
  readonly next: NextStep | null
}

/** For the last game that ended on this page; null if there is none, or if it leaves no result. */
export const endFacts = proxy<{ last: EndFacts | null }>({ last: null })
