/** The letters of word games in Brazilian Portuguese: A to Z; accents and the cedilla count as their letters, as in crosswords. */

/** The keys, in lowercase. */
export const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** The keys of a keyboard, row by row. */
export const ROWS: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Letters with marks that count as the letter without its mark, as in crosswords of the language. */
export const MARKED = 'áàâãçéêíóôõúü'

/**
 * All keys, the most frequent first: Aldeia NumaBoa, Frequência de ocorrência de letras no Português (2005). It counts
 * letters with marks as those without.
 */
export const BY_USE = 'aeosrindmutclpvghqbfzjxkwy'

export const VOWELS = 'aeiou'

/** Words that an answer may lack. */
export const ARTICLES: readonly string[] = ['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas']

/** Follows the version of replays: words differ between languages, so a replay plays only in its own. */
export const EDITION = '-pt-br'

export const LANGUAGE = 'Português'
