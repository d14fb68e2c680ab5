/** What the visitor missed in games, to be practiced: positions, and the days on which they were tried. */
import * as v from 'valibot'
import { versionedFormat } from '../store/format'
import { openStore } from '../store/page'

/** The most items of a game; the oldest beyond it are deleted. */
export const MAX_ITEMS = 50
/** The longest position, characters: a Nonogram of 20 by 20 cells, marked one by one. Usual ones have below 1,000. */
export const LONGEST_ITEM = 4000

/** A day as days since January 1, 1970. */
const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000))

const itemSchema = v.object({
  kind: v.picklist(['mate', 'hint', 'mistake', 'blunder']),
  added: day,
  /** The last day on which it was solved or missed: only the first try of a day counts. */
  tried: v.optional(day),
  /** The day on which it was solved at the first try. Solved again on another day, it is removed. */
  solved: v.optional(day),
})

/** By game id, then by position: the game up to there, as in a link to a replay, with all times 0. */
export const practiceSchema = v.record(
  v.pipe(v.string(), v.maxLength(80)),
  v.record(v.pipe(v.string(), v.maxLength(LONGEST_ITEM)), itemSchema),
)

export type PracticeItem = v.InferOutput<typeof itemSchema>
export type PracticeItems = v.InferOutput<typeof practiceSchema>

/** Invalid items are left out one by one. */
export const practiceFormat = versionedFormat<PracticeItems>(1, practiceSchema, {}, 2)

export const practice = openStore('practice', practiceFormat)
