/**
 * What the end panel shows of the game that has just ended: its rank among the last ones, and its daily
 * result.
 */
import { proxy } from 'valtio'
import type { Wins } from '../../engine/storage/values/results'
import type { DayResult } from '../today/days'
import type { Place } from './mainStat'
import type { Column } from './spread'

export interface DayFacts {
  readonly day: number
  /**
   * first: it counts; late: it is kept for its day, outside the streak; practice: another counts; options: with other options
   * than everybody's; other: not the start of the day.
   */
  readonly kind: 'first' | 'late' | 'practice' | 'options' | 'other'
  /** What counts for the day. */
  readonly result: DayResult | null
  readonly streak: number
}

export interface EndFacts {
  /** Id of the game. */
  readonly game: string
  readonly place: Place | null
  /** What the place is of. */
  readonly of: string
  /** The best so far, this play included; null where there is none. */
  readonly best: number | null
  /** How many of the last games were won, for games that are won or lost and have no value. */
  readonly won: { readonly count: number; readonly among: number } | null
  /** The wins with these options, this game included; null if it was not decided, or the game has no win rate. */
  readonly wins: Wins | null
  /** How all wins with these options are spread, this play among them; null where that is not drawn. */
  readonly columns: readonly Column[] | null
  readonly today: DayFacts | null
}

/** Of the last play that ended on this page; null while it is not known, or keeps nothing. */
export const endFacts = proxy<{ last: EndFacts | null }>({ last: null })
