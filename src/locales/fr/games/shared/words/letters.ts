/** The letters of word games in French. */

export const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** The keys of a keyboard, row by row. */
export const ROWS: readonly string[] = ['azertyuiop', 'qsdfghjklm', 'wxcvbn']

export const MARKED = 'àâäçéèêëîïôöùûüÿ'

/** R. K. Nichols, Classical Cryptography Course (1996), lecture 7: accents count with their letters. */
export const BY_USE = 'esanirtouldcpmvfgqbxhjyzkw'

export const VOWELS = 'aeiouy'

export const ARTICLES: readonly string[] = ['le', 'la', 'les', 'l', 'un', 'une', 'des']

export const EDITION = '-fr'

export const LANGUAGE = 'Français'
