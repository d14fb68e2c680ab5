/** A list of own words with hints: as lines of a form, and as entries of a game. */
import type { OwnRead } from '../../../engine/core/game/own'
import { namedSign, shownLine } from '../../../engine/core/input/typed'
import { charactersOf, plural } from '../../../engine/core/text'
import { LEAST_LETTERS, MOST_HINT, MOST_LETTERS, wordOf } from './friend'
import type { Entry } from './words'

export const MOST_WORDS = 60
const OWN_WORDS = 'Your words'
/** Changed words that a button names. */
const SHOWN = 3

/** Letters that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
}

/** A word with plain letters for those with accents: 'CAFE' for 'CAFÉ'. */
export function plainWord(word: string): string {
  const letters = [...word.toUpperCase().normalize('NFD')].filter((sign) => !/\p{M}/u.test(sign))
  return letters.map((letter) => PLAIN[letter] ?? letter).join('')
}

/** The spelling of letters with marks in two letters, in German and the Nordic languages. */
const DOUBLE: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Å: 'AA', Ø: 'OE' }

/** A word with two letters for umlauts: 'MAEUSE' for 'MÄUSE'. */
function doubledWord(word: string): string {
  const composed = word.toUpperCase().normalize('NFC')
  return plainWord(Array.from(composed, (letter) => DOUBLE[letter] ?? letter).join(''))
}

/**
 * Between a word and its hint: a tab, a colon, or another sign that no word contains. A hyphen is one only between
 * spaces.
 */
const SEAM = /\t+|[:：;|=→⇒]|,(?=[\s"])|\s+(?:[-–—]+>?)\s+|->/

/** Splits 'planet: circles a star', or two cells of a spreadsheet, at the first separator. */
function parts(line: string): Pick<Entry, 'word' | 'hint'> {
  const found = SEAM.exec(line)
  const [word, hint] = found
    ? [line.slice(0, found.index), line.slice(found.index + found[0].length)]
    : [line, '']
  // Other capital letters than A to Z stay recognizable in a message.
  return { word: wordOf(unquoted(word)).toUpperCase(), hint: shownLine(unquoted(hint)) }
}

/** A cell of a table without its quotation marks. */
const unquoted = (text: string) => text.trim().replace(/^"(.*)"$/, '$1')

/** What is wrong with a word, as a sentence; null if nothing is. */
function faultOf({ word, hint }: Pick<Entry, 'word' | 'hint'>): string | null {
  const shown = word.length > MOST_LETTERS + 8 ? `${word.slice(0, MOST_LETTERS)}…` : word
  if (word === '') return `A word is missing before “: ${hint.slice(0, 20)}”.`
  const foreign = [...word].find((sign) => !/[A-Z]/.test(sign))
  if (foreign)
    return `“${shown}” can’t be used: the keys of the game are the letters A to Z, without ${namedSign(foreign)}.`
  if (word.length < LEAST_LETTERS || word.length > MOST_LETTERS)
    return `“${shown}” can’t be used: a word has ${LEAST_LETTERS} to ${MOST_LETTERS} letters.`
  const { length } = charactersOf(hint)
  if (length > MOST_HINT) return `The hint for “${word}” has ${length} characters. ${MOST_HINT} are possible.`
  // Whole words: 'ant' may have 'plants' in its hint.
  if (
    plainWord(hint)
      .split(/[^A-Z]+/)
      .includes(word)
  )
    return `The hint for “${word}” contains the word itself.`
  return null
}

const written = ({ word, hint }: Pick<Entry, 'word' | 'hint'>) => (hint ? `${word}: ${hint}` : word)

function read(text: string): { readonly entries: readonly Entry[]; readonly faults: readonly string[] } {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '')
  if (lines.length === 0) return { entries: [], faults: ['Enter at least one word.'] }
  if (lines.length > MOST_WORDS)
    return { entries: [], faults: [`A list has up to ${MOST_WORDS} words. This one has ${lines.length}.`] }
  const entries = lines.map((line) => ({ ...parts(line), category: OWN_WORDS }))
  const faults = entries.flatMap((entry, place) => {
    const twice = entries.findIndex(({ word }) => word === entry.word) < place
    return faultOf(entry) ?? (twice ? [`“${entry.word}” is in the list twice.`] : [])
  })
  return { entries, faults: [...new Set(faults)] }
}

/** Reads the lines of the form: 'planet: circles a star'. */
export function readForm(text: string): OwnRead {
  const { entries, faults } = read(text)
  if (faults.length === 0)
    return {
      content: entries.map(written).join('\n'),
      summary: plural(entries.length, { one: '# word', other: '# words' }),
    }
  const spelled = (spell: (word: string) => string, name: string) => {
    const changed = entries
      .map(({ word }) => spell(word))
      .filter((word, place) => word !== entries[place]?.word)
    const shown = `${changed.slice(0, SHOWN).join(', ')}${changed.length > SHOWN ? ', …' : ''}`
    return {
      label: `${name}: ${shown}`,
      text: entries.map(({ word, hint }) => written({ word: spell(word), hint })).join('\n'),
      isChange: changed.length > 0,
    }
  }
  const plain = spelled(plainWord, 'Use letters without accents')
  if (!plain.isChange) return { faults }
  const double = spelled(doubledWord, 'Use two letters')
  return { faults, fixed: double.text === plain.text ? [plain] : [plain, double] }
}

/**
 * The entries of a list.
 *
 * @throws Error with a sentence for the player if a word cannot be used
 */
export function entriesOf(content: string): readonly Entry[] {
  const { entries, faults } = read(content)
  if (faults[0] !== undefined) throw new Error(faults[0])
  return entries
}
