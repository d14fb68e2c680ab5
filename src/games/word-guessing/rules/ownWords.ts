/** A list of own words with hints: as lines of a form, and as entries of a game. */
import type { OwnRead } from '../../../engine/core/game/own'
import { namedCharacter, shownLine } from '../../../engine/core/input/typed'
import { charactersOf } from '../../../engine/core/text'
import { isKey, isShared } from '../../shared/words/alphabet'
import { cellsOf, itemsOf, linesOf, SEPARATORS, splitAt } from '../../shared/words/listText'
import { doubledWord, plainWord, spellings } from '../../shared/words/spelling'
import { ownTexts as texts } from '../texts/own'
import { MAX_HINT, MAX_LETTERS, MIN_LETTERS, wordOf } from './friend'
import type { Entry } from './words'

export const MAX_WORDS = 60
const OWN_WORDS = 'Your words'
/** Changed words that a button names. */
const SHOWN = 3

/** What separates a word from its hint: any sign that no word contains. */
const SEAM = new RegExp(
  SEPARATORS.filter(({ isInWords }) => !isInWords)
    .map(({ form }) => form.source)
    .join('|'),
  'u',
)

/** Splits 'planet: circles a star', or two cells of a spreadsheet, at the first separator. */
function parts(line: string): Pick<Entry, 'word' | 'hint'> {
  const cells = cellsOf(line).join('\t')
  const [word, hint] = splitAt(cells, SEAM)?.parts ?? [cells.replace(/^\s*"(.*)"\s*$/, '$1'), '']
  // Letters of other languages stay recognizable in a message.
  return { word: wordOf(word).toUpperCase(), hint: shownLine(hint) }
}

/** What is wrong with a word, as a sentence; null if nothing is. A word can have the letters that are `usable`. */
function faultOfWord(
  { word, hint }: Pick<Entry, 'word' | 'hint'>,
  usable: (letter: string) => boolean,
): string | null {
  const shown = word.length > MAX_LETTERS + 8 ? `${word.slice(0, MAX_LETTERS)}…` : word
  if (word === '') return texts.faults.noWord(hint.slice(0, 20))
  const foreign = [...word].find((sign) => !usable(sign))
  if (foreign) return texts.faults.sign(shown, namedCharacter(foreign))
  if (word.length < MIN_LETTERS || word.length > MAX_LETTERS)
    return texts.faults.length(shown, MIN_LETTERS, MAX_LETTERS)
  return null
}

/** What is wrong with a hint, as a sentence; null if nothing is. */
function faultOfHint({ word, hint }: Pick<Entry, 'word' | 'hint'>): string | null {
  const { length } = charactersOf(hint)
  if (length > MAX_HINT) return texts.faults.longHint(word, length, MAX_HINT)
  // Whole words: 'ant' may have 'plants' in its hint.
  const told = spellings(hint).flatMap((spelled) => spelled.split(/\P{L}+/u))
  return word !== '' && spellings(word).some((spelled) => told.includes(spelled))
    ? texts.faults.told(word)
    : null
}

const written = ({ word, hint }: Pick<Entry, 'word' | 'hint'>) => (hint ? `${word}: ${hint}` : word)

function read(
  text: string,
  usable: (letter: string) => boolean,
): { readonly entries: readonly Entry[]; readonly faults: readonly string[] } {
  // Each line alone: no word begins with a number.
  const lines = linesOf(text)
    .flatMap(itemsOf)
    .map((line) => line.replace(/^\d+[.):]?\s+(?=\p{L})/u, ''))
  if (lines.length === 0) return { entries: [], faults: [texts.faults.noWords] }
  if (lines.length > MAX_WORDS) return { entries: [], faults: [texts.faults.count(MAX_WORDS, lines.length)] }
  const entries = lines.map((line): Entry => ({ ...parts(line), category: OWN_WORDS }))
  const faults = entries.flatMap((entry, place) => {
    const twice = entries.findIndex(({ word }) => word === entry.word) < place
    const ofWord = faultOfWord(entry, usable) ?? (twice ? texts.faults.twice(entry.word) : null)
    return [ofWord, faultOfHint(entry)].flatMap((fault) => fault ?? [])
  })
  return { entries, faults: [...new Set(faults)] }
}

/** Reads the lines of the form: 'planet: circles a star'. */
export function readForm(text: string): OwnRead {
  const { entries, faults } = read(text, isKey)
  if (faults.length === 0)
    return {
      content: entries.map(written).join('\n'),
      summary: texts.summary(entries.length),
    }
  const spelled = (spell: (word: string) => string, label: (words: string) => string) => {
    const words = entries.map(({ word }) => spell(word))
    const changed = words.filter((word, place) => word !== entries[place]?.word)
    const shown = `${changed.slice(0, SHOWN).join(', ')}${changed.length > SHOWN ? ', …' : ''}`
    return {
      label: label(shown),
      text: entries.map(({ hint }, place) => written({ word: words[place] as string, hint })).join('\n'),
      // Two words may become one: 'Muller' and 'Müller'.
      isBetter:
        changed.every((word) => words.indexOf(word) === words.lastIndexOf(word)) && changed.length > 0,
    }
  }
  const plain = spelled(plainWord, texts.withoutAccents)
  const double = spelled(doubledWord, texts.twoLetters)
  const fixed = (double.text === plain.text ? [plain] : [plain, double]).filter(({ isBetter }) => isBetter)
  return fixed.length > 0 ? { faults, fixed } : { faults }
}

/**
 * The entries of a list.
 *
 * @throws Error with a sentence for the player if a word cannot be used
 */
export function entriesOf(content: string): readonly Entry[] {
  const { entries, faults } = read(content, isShared)
  if (faults[0] !== undefined) throw new Error(faults[0])
  return entries
}
