/** The letters of word games in German. */

/** The keys, in lowercase. */
export const ALPHABET = 'abcdefghijklmnopqrstuvwxyzäöü'

/** The keys of a keyboard, row by row. */
export const ROWS: readonly string[] = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm']

/** Ä, Ö and Ü are letters of their own; ß is not used, as in crosswords. */
export const MARKED = ''

/**
 * All keys, the most frequent first: A. Beutelspacher, Kryptologie (7th edition, 2005), p. 10. That table counts Ä, Ö and
 * Ü as AE, OE and UE; they are placed by our estimate, before J.
 */
export const BY_USE = 'enisratdhulcgmobwfkzpvüäöjyxq'

export const VOWELS = 'aeiouäöü'

/** Words that an answer may lack. */
export const ARTICLES: readonly string[] = ['der', 'die', 'das', 'ein', 'eine']

/** Follows the version of replays. */
export const EDITION = '-de'

export const LANGUAGE = 'Deutsch'
