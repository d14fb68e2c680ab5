/** The letters of word games in Spanish. */

/** The keys, in lowercase. */
export const ALPHABET = 'abcdefghijklmnñopqrstuvwxyz'

/** The keys of a keyboard, row by row. */
export const ROWS: readonly string[] = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm']

/** Letters with marks that count as the letter without its mark, as in crosswords of the language. */
export const MARKED = 'áéíóúü'

/** All keys, the most frequent first: F. Pratt, Secret and Urgent (1939), pp. 254–255. */
export const BY_USE = 'eaosrnidlctumpbgvyqhfzjñxwk'

export const VOWELS = 'aeiou'

/** Words that an answer may lack. */
export const ARTICLES: readonly string[] = ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas']

/** Follows the version of replays: words differ between languages, so a replay plays only in its own. */
export const EDITION = '-es'

export const LANGUAGE = 'Español'
