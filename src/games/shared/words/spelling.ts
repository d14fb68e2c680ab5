/** Words with accents, written with the letters of the language. */
import { isKey, letterFor, withoutMarks } from './alphabet'

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
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'NG',
}

/** A word with the language’s letters for those with accents: 'CAFE' for 'CAFÉ'. */
export function plainWord(word: string): string {
  const letters = Array.from(withoutMarks(word.toUpperCase()))
  return letters.map((letter) => PLAIN[letter] ?? letter).join('')
}

/** The spelling of letters with marks in two letters, in German and the Nordic languages. */
const DOUBLE: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Å: 'AA', Ø: 'OE' }

/** A word with two letters for umlauts: 'MAEUSE' for 'MÄUSE'. */
export function doubledWord(word: string): string {
  const composed = word.toUpperCase().normalize('NFC')
  return plainWord(Array.from(composed, (letter) => DOUBLE[letter] ?? letter).join(''))
}

/** The ways to write a text in the language’s capital letters, without repetition. Other characters than letters stay. */
export const spellings = (text: string): readonly string[] => [
  ...new Set([plainWord(text), doubledWord(text)]),
]

/** The letters of the language that a typed character stands for, in capitals: 'SS' for ß, 'E' for é; '' for other characters. */
export function lettersFor(character: string): string {
  const own = letterFor(character)
  if (own) return own.toUpperCase()
  const letters = /^\p{L}\p{M}*$/u.test(character.normalize('NFC')) ? plainWord(character) : ''
  return [...letters].every(isKey) ? letters : ''
}
