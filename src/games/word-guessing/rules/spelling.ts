/** Words with accents, written with the letters A to Z. */

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
export function doubledWord(word: string): string {
  const composed = word.toUpperCase().normalize('NFC')
  return plainWord(Array.from(composed, (letter) => DOUBLE[letter] ?? letter).join(''))
}

/** The ways to write a text in capital letters A to Z, without repetition. Other characters than letters stay. */
export const spellings = (text: string): readonly string[] => [
  ...new Set([plainWord(text), doubledWord(text)]),
]
