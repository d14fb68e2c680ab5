/**
 * The search: which games or settings a text finds. Every word of the text must begin a word of the title, description,
 * category, or another name. Names are also found without spaces and hyphens, and by their initials. If nothing is found
 * like that, one typing error is accepted in words of four letters or more, and two in words of eight or more.
 *
 * There are about forty entries of a few words each. A library's index would be larger than the entries, and the small
 * libraries do not recognize swapped letters, joined names, or initials.
 */
import { errorsBetween } from './typos'

export interface Searchable {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly category?: string | undefined
  readonly otherNames?: readonly string[]
}

/** Words that say nothing about a game: ignored unless a text has no others. */
const STOP_WORDS = new Set(
  'a an and at by for free from game games i in is it my of on online or play playing the to with'.split(' '),
)
/** Digits and number words are equal: '4 in a row'. */
const NUMBERS = new Map([
  ...'one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, i): [string, string] => [word, `${i + 1}`]),
  ['fifteen', '15'],
  ['twenty', '20'],
])

/** The word lengths from which two errors, or one, are accepted. */
const TWO_FROM = 8
const ONE_FROM = 4
/** Shorter parts of a joined name would be found everywhere. */
const JOINED_FROM = 3

/** The words of a text without case, accents, and punctuation: 'Pac-Man' gives 'pac', 'man'. */
function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'\u2018\u2019]/g, '')
    .toLowerCase()
  return plain.replace(/&/g, ' and ').match(/[\p{L}\p{N}]+/gu) ?? []
}

const asDigit = (word: string) => NUMBERS.get(word) ?? word
const joined = (words: readonly string[]) => words.map(asDigit).join('')
const withoutStopWords = (words: readonly string[]) => words.filter((word) => !STOP_WORDS.has(word))

interface Entry {
  readonly path: string
  readonly words: readonly string[]
  /** Titles and other names joined to one word, with and without stop words. */
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
        names.flatMap((words) =>
          [words, withoutStopWords(words)].flatMap((each) => [joined(each), each.join('')]),
        ),
      ),
    ].filter(Boolean),
    initials: new Set(
      names.filter(({ length }) => length > 1).map((words) => words.map((word) => word[0]).join('')),
    ),
  }
}

const errorsAccepted = ({ length }: string) => (length >= TWO_FROM ? 2 : length >= ONE_FROM ? 1 : 0)

/** Whether the word begins a word or a joined name of the entry, or is its initials. */
function begins({ words, names, initials }: Entry, word: string): boolean {
  return (
    words.some((each) => each.startsWith(word)) ||
    (word.length >= JOINED_FROM && names.some((name) => name.startsWith(asDigit(word)))) ||
    initials.has(word)
  )
}

/** Errors between a word of the text and the nearest word of the entry, or its beginning; Infinity if there are too many. */
function errorsIn(entry: Entry, word: string): number {
  if (begins(entry, word)) return 0
  const max = errorsAccepted(word)
  let min = Number.POSITIVE_INFINITY
  if (max === 0) return min
  for (const other of [...entry.words, ...entry.names]) {
    if (other.length < ONE_FROM - 1) continue
    min = Math.min(min, errorsBetween(word, other, max))
    // The word may not be complete yet.
    for (let end = word.length - 1; word.length > ONE_FROM && end <= word.length + 1; end++)
      if (end < other.length) min = Math.min(min, errorsBetween(word, other.slice(0, end), max))
  }
  return min
}

/** Errors between the text and the entry. Every word must be found; a name may be typed with extra spaces. */
function errorsOf(entry: Entry, words: readonly string[], whole: string): number {
  if (whole.length >= JOINED_FROM && entry.names.some((name) => name.startsWith(whole))) return 0
  // From the last word to the first: the fewest errors from the next word to the end, and from the word after it.
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
  const max = errorsAccepted(whole)
  const asOne = Math.min(
    Number.POSITIVE_INFINITY,
    ...entry.names.map((name) => errorsBetween(whole, name, max)),
  )
  return Math.min(fromNext, max > 0 ? asOne : Number.POSITIVE_INFINITY)
}

/** The words to search for: 'snakegame' gives 'snake'. */
function askedIn(text: string): string[] {
  const words = wordsIn(text)
  const asked = withoutStopWords(words).map((word) => word.replace(/(?<=...)(?:games?|online|free)$/, ''))
  return asked.length > 0 ? asked : words
}

/** The entries with the fewest errors; empty if all have too many. */
function bestOf(entries: readonly Entry[], text: string): Entry[] {
  const words = askedIn(text)
  if (words.length === 0) return []
  const whole = joined(words)
  const errors = entries.map((entry) => errorsOf(entry, words, whole))
  const min = Math.min(Number.POSITIVE_INFINITY, ...errors)
  return min === Number.POSITIVE_INFINITY ? [] : entries.filter((_, i) => errors[i] === min)
}

/** The first of several entries with the same path counts, as on the home page. */
function entriesOf(games: readonly Searchable[]): Entry[] {
  const byPath = new Map<string, Entry>()
  for (const game of games) if (!byPath.has(game.path)) byPath.set(game.path, entryOf(game))
  return [...byPath.values()]
}

/**
 * @param games - the entries to search
 * @returns a function that finds the paths of entries with every word of a text, in their order; an empty text finds none
 */
export function searchOf(games: readonly Searchable[]): (text: string) => ReadonlySet<string> {
  const entries = entriesOf(games)
  return (text) => new Set(bestOf(entries, text).map(({ path }) => path))
}

/**
 * The entry that an address probably meant.
 *
 * @param games - the possible entries
 * @param text - the part of an address that names it, as it was typed or pasted
 * @returns its path: preferably one with exactly that name, then one whose name begins like that, then any that is found;
 *   null if nothing is near
 */
export function nearestOf(games: readonly Searchable[], text: string): string | null {
  const whole = joined(askedIn(text))
  const found = bestOf(entriesOf(games), text)
  const exact = found.find(({ names }) => names.includes(whole))
  const begun = found.find(({ names }) => names.some((name) => name.startsWith(whole)))
  return (exact ?? begun ?? found[0])?.path ?? null
}

/**
 * What to suggest for a text that finds nothing: entries with most of its words, otherwise those whose names are most
 * like it.
 *
 * @param games - the entries to search
 * @returns their paths, the nearest first; at most `max`
 */
export function similarTo(games: readonly Searchable[], text: string, max: number): string[] {
  const words = askedIn(text)
  const whole = joined(words)
  // If half of the letters differ, the name is another one.
  const most = Math.ceil(whole.length / 2) - 1
  const ranked = entriesOf(games).map((entry) => ({
    path: entry.path,
    /** Letters of words that are not found: long words say more. */
    missing: words
      .filter((word) => word.length < JOINED_FROM || errorsIn(entry, word) === Number.POSITIVE_INFINITY)
      .join('').length,
    errors: Math.min(
      Number.POSITIVE_INFINITY,
      ...entry.names.map((name) => errorsBetween(whole, name.slice(0, whole.length), most)),
    ),
  }))
  return ranked
    .filter(({ missing, errors }) => missing < words.join('').length || errors <= most)
    .toSorted((a, b) => a.missing - b.missing || a.errors - b.errors)
    .slice(0, max)
    .map(({ path }) => path)
}
