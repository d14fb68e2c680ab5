/**
 * The search: which games or settings a text finds. Every word of the text must begin a word of the title, description,
 * category or another name. Names are also found without spaces and hyphens, and by their initials. Where nothing is found
 * like that, one typing error is accepted in a word of four letters, and two from eight.
 *
 * About forty entries of a few words each: a library's index would be larger than they are, and none of the small ones takes
 * two letters that changed places, run-together names or initials for what they are.
 */
import { errorsBetween } from './typos'

export interface Searchable {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly category?: string | undefined
  readonly otherNames?: readonly string[]
}

/** Words that say nothing about a game; looked for only where a text has no other. */
const STOP_WORDS = new Set(
  'a an and at by for free from game games i in is it my of on online or play playing the to with'.split(' '),
)
/** Digits and words are one: '4 in a row'. */
const NUMBERS = new Map([
  ...'one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, i): [string, string] => [word, `${i + 1}`]),
  ['fifteen', '15'],
  ['twenty', '20'],
])

/** The lengths from which two errors and one are accepted. */
const TWO_FROM = 8
const ONE_FROM = 4
/** Shorter parts of a run-together name would be found everywhere. */
const JOINED_FROM = 3

/** What a text says, whatever the case, accents and signs: 'Pac-Man' is 'pac man'. */
function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'\u2018\u2019]/g, '')
    .toLowerCase()
  return plain.replace(/&/g, ' and ').match(/[\p{L}\p{N}]+/gu) ?? []
}

const asDigit = (word: string) => NUMBERS.get(word) ?? word
const joined = (words: readonly string[]) => words.map(asDigit).join('')
const saying = (words: readonly string[]) => words.filter((word) => !STOP_WORDS.has(word))

interface Entry {
  readonly path: string
  readonly words: readonly string[]
  /** Titles and other names in one word, with and without the words that say nothing. */
  readonly names: readonly string[]
  readonly initials: ReadonlySet<string>
}

function entryOf({ path, title, description, category = '', otherNames = [] }: Searchable): Entry {
  const names = [title, ...otherNames].map(wordsIn)
  const all = [...names.flat(), ...wordsIn(`${description} ${category}`)]
  return {
    path,
    words: [...new Set([...all, ...all.map(asDigit)])],
    names: [
      ...new Set(
        names.flatMap((words) => [words, saying(words)].flatMap((each) => [joined(each), each.join('')])),
      ),
    ].filter(Boolean),
    initials: new Set(
      names.filter(({ length }) => length > 1).map((words) => words.map((word) => word[0]).join('')),
    ),
  }
}

const forgiven = ({ length }: string) => (length >= TWO_FROM ? 2 : length >= ONE_FROM ? 1 : 0)

/** A word begun, a run-together name begun, or initials. */
function begins({ words, names, initials }: Entry, word: string): boolean {
  return (
    words.some((each) => each.startsWith(word)) ||
    (word.length >= JOINED_FROM && names.some((name) => name.startsWith(asDigit(word)))) ||
    initials.has(word)
  )
}

/** Errors between a word of the text and the nearest of the entry, whole or begun; Infinity where they are too many. */
function errorsIn(entry: Entry, word: string): number {
  if (begins(entry, word)) return 0
  const most = forgiven(word)
  let least = Number.POSITIVE_INFINITY
  if (most === 0) return least
  for (const other of [...entry.words, ...entry.names]) {
    if (other.length < ONE_FROM - 1) continue
    least = Math.min(least, errorsBetween(word, other, most))
    // Still being typed.
    for (let end = word.length - 1; word.length > ONE_FROM && end <= word.length + 1; end++)
      if (end < other.length) least = Math.min(least, errorsBetween(word, other.slice(0, end), most))
  }
  return least
}

/** Errors between the text and the entry, every word of it found; words that belong together may be written apart. */
function errorsOf(entry: Entry, words: readonly string[], whole: string): number {
  if (whole.length >= JOINED_FROM && entry.names.some((name) => name.startsWith(whole))) return 0
  // From the last word to the first: the fewest errors from the next word to the end, and from the one after that.
  let fromNext = 0
  let fromAfterNext = 0
  let next: string | null = null
  for (const word of [...words].reverse()) {
    let errors = errorsIn(entry, word) + fromNext
    if (next !== null && errors > 0)
      errors = Math.min(errors, errorsIn(entry, `${word}${next}`) + fromAfterNext)
    fromAfterNext = fromNext
    fromNext = errors
    next = word
  }
  const most = forgiven(whole)
  const asOne = Math.min(
    Number.POSITIVE_INFINITY,
    ...entry.names.map((name) => errorsBetween(whole, name, most)),
  )
  return Math.min(fromNext, most > 0 ? asOne : Number.POSITIVE_INFINITY)
}

/** The words that are looked for: 'snakegame' is 'snake'. */
function askedIn(text: string): string[] {
  const words = wordsIn(text)
  const asked = saying(words).map((word) => word.replace(/(?<=...)(?:games?|online|free)$/, ''))
  return asked.length > 0 ? asked : words
}

/** The entries with the fewest errors; empty where there are too many in all. */
function bestOf(entries: readonly Entry[], text: string): Entry[] {
  const words = askedIn(text)
  if (words.length === 0) return []
  const whole = joined(words)
  const errors = entries.map((entry) => errorsOf(entry, words, whole))
  const least = Math.min(Number.POSITIVE_INFINITY, ...errors)
  return least === Number.POSITIVE_INFINITY ? [] : entries.filter((_, i) => errors[i] === least)
}

/** Of entries with the same path the first counts, as on the home page. */
function entriesOf(games: readonly Searchable[]): Entry[] {
  const byPath = new Map<string, Entry>()
  for (const game of games) if (!byPath.has(game.path)) byPath.set(game.path, entryOf(game))
  return [...byPath.values()]
}

/**
 * @param games What is looked through.
 * @returns The paths of those that have every word of a text, in the order given. An empty text finds none.
 */
export function searchOf(games: readonly Searchable[]): (text: string) => ReadonlySet<string> {
  const entries = entriesOf(games)
  return (text) => new Set(bestOf(entries, text).map(({ path }) => path))
}

/**
 * The one entry that an address was meant to lead to.
 *
 * @param games What may be meant.
 * @param text The part of an address that names it, as it was typed or pasted.
 * @returns Its path: one whose name is exactly that first, then one whose name begins like that, then any that is found. Null
 *   where nothing is near.
 */
export function nearestOf(games: readonly Searchable[], text: string): string | null {
  const whole = joined(askedIn(text))
  const found = bestOf(entriesOf(games), text)
  const exact = found.find(({ names }) => names.includes(whole))
  const begun = found.find(({ names }) => names.some((name) => name.startsWith(whole)))
  return (exact ?? begun ?? found[0])?.path ?? null
}
