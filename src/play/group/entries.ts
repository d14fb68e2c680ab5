/**
 * The entries of a group, and their text in a link: `2.3.12.<replay>.305.<replay>…`, where 2 is the version of the
 * format, 3 the number of entries, and the other numbers are nicknames. With it, a link that a mail or chat program has
 * cut off is known. Links of version 1 have no number: `1.12.<replay>.305.<replay>`.
 *
 * A board shows the best entries of all copies of a link. It is the same in whatever order and however often copies are
 * merged (a semilattice). A link may be too short for all entries. It is written from the board, so what it leaves out is
 * missing only on devices that have nothing but this link.
 *
 * The same replay under two names is two entries with the same rank: two people who press nothing play the same game, and
 * no rule could tell who copied whom. Keeping only one name would let a copy remove the real player's name.
 */
import type { Best } from '../../engine/core/game/contract'
import { LAST_NICKNAME } from '../../engine/storage/values/settings'

/** The text of a group without results. */
export const NO_ENTRIES = '1'
const COUNTED = '2'
/** The most entries of a board. */
export const MAX_ENTRIES = 12
/** Links are shorter than this, characters: chats and mail programs cut longer ones. */
export const MAX_LINK = 8000

export interface Entry {
  /** The number of a nickname. */
  readonly name: number
  /** The packed replay. */
  readonly text: string
}

/** An entry with the result that its replay leads to. */
export interface Proved extends Entry {
  readonly value: number
}

export const entryText = ({ name, text }: Entry): string => `${name}.${text}`

/** The entry of a text as `entryText` writes it; null if it is none. */
export function readEntry(text: string): Entry | null {
  const [name = '', packed = '', ...rest] = text.split('.')
  const number = Number(name)
  const fits = /^(0|[1-9]\d{0,3})$/.test(name) && number <= LAST_NICKNAME && /^[\w-]+$/.test(packed)
  return fits && rest.length === 0 && text.length < MAX_LINK ? { name: number, text: packed } : null
}

/**
 * The best entries of all lists, best first. Equal results are ordered by their text, so that the order of the lists
 * does not matter; the first of several equal entries stays.
 */
export function merge<E extends Proved>(better: Best['better'], ...lists: readonly (readonly E[])[]): E[] {
  const all = new Map<string, E>()
  for (const entry of lists.flat()) {
    const key = entryText(entry)
    if (!all.has(key)) all.set(key, entry)
  }
  const sign = better === 'higher' ? -1 : 1
  return [...all.entries()]
    .sort(([one, a], [other, b]) => sign * (a.value - b.value) || (one < other ? -1 : 1))
    .map(([, entry]) => entry)
    .slice(0, MAX_ENTRIES)
}

/** The prefix of the entries. */
const headOf = (count: number) => `${COUNTED}.${count}`

/** The entries that fit in a text of a length, in their order: one that is too long does not stop those after it. */
export function fitting<E extends Entry>(entries: readonly E[], length: number): E[] {
  let left = length - headOf(entries.length).length
  return entries.filter((entry) => {
    const needed = entryText(entry).length + 1
    if (needed > left) return false
    left -= needed
    return true
  })
}

export const writeEntries = (entries: readonly Entry[]): string =>
  entries.length === 0 ? NO_ENTRIES : [headOf(entries.length), ...entries.map(entryText)].join('.')

export interface ReadEntries {
  readonly entries: readonly Entry[]
  /** How many the link had when it was made; null if it does not say so. */
  readonly count: number | null
  /** Whether a part of the text cannot be read. */
  readonly damaged: boolean
}

/** Reads what `writeEntries` wrote. Of a damaged text, the entries that can be read. */
export function readEntries(text: string): ReadEntries {
  const nothing = { entries: [], count: null, damaged: true }
  if (text.length >= MAX_LINK) return nothing
  const [version, ...rest] = text.split('.')
  if (version !== NO_ENTRIES && version !== COUNTED) return nothing
  const said = version === COUNTED ? (rest.shift() ?? '') : null
  if (said !== null && !(/^[1-9]\d?$/.test(said) && Number(said) <= MAX_ENTRIES)) return nothing
  const count = said === null ? null : Number(said)
  const pairs = rest.flatMap((part, i) => (i % 2 === 0 ? [readEntry(`${part}.${rest[i + 1] ?? ''}`)] : []))
  const entries = pairs.filter((entry) => entry !== null)
  const most = count ?? MAX_ENTRIES
  return {
    entries: entries.slice(0, most),
    count,
    damaged: entries.length < pairs.length || entries.length > most || entries.length < (count ?? 0),
  }
}
