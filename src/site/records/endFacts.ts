/** Owns what the end panel is told of the play that has just ended: its place among the last ones, and what it was for its day. */
import { proxy } from 'valtio'
import type { Wins } from '../../engine/storage/values/results'
import type { DayResult } from '../today/days'
import type { Place } from './mainStat'
import type { Column } from './spread'

export interface ToldDay {
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

export interface Told {
  /** Id of the game. */
  readonly game: string
  readonly place: Place | null
  /** What the place is of. */
  readonly of: string
  /** The best so far, this play included; null where there is none. */
  readonly best: number | null
  /** How many of the last plays were won, where the game is won or lost and has no figure to tell. */
  readonly won: { readonly count: number; readonly among: number } | null
  /** What was won with these options, this play included; null where it was not decided, or the game tells no such share. */
  readonly wins: Wins | null
  /** How all wins with these options are spread, this play among them; null where that is not drawn. */
  readonly columns: readonly Column[] | null
  readonly today: ToldDay | null
}

/** Of the last play that ended on this page; null while it is not known, or keeps nothing. */
export const told = proxy<{ last: Told | null }>({ last: null })
