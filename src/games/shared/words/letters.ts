/** The letters of word games in English. Translations have their own, like their own words. */

/** The keys, in lowercase. */
export const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** The keys of a keyboard, row by row. */
export const ROWS: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Letters with marks that count as the letter without its mark, as in crosswords of the language. */
export const MARKED = ''

/** All keys, the most frequent first: R. E. Lewand, Cryptological Mathematics (2000), p. 36. */
export const BY_USE = 'etaoinshrdlcumwfgypbvkjxqz'

export const VOWELS = 'aeiou'

/** Words that an answer may lack. */
export const ARTICLES: readonly string[] = ['the', 'a', 'an']

/** Follows the version of replays: words differ between languages, so a replay plays only in its own. */
export const EDITION = ''

/** The language of the words, as shared results name it; English is the usual one. */
export const LANGUAGE = ''
