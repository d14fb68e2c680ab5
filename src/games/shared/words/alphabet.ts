/** Typed letters of word games. */
import { ALPHABET, MARKED } from './letters'

/** The keys, in capitals. */
export const KEYS: readonly string[] = [...ALPHABET.toUpperCase()]

export const isKey = (letter: string): boolean => KEYS.includes(letter)

/** What other languages have beyond A to Z. */
const BEYOND = 'ÄÖÜÑ'

/** Whether a word that came by link, perhaps from another language, can have this capital letter. */
export const isShared = (letter: string): boolean => /^[A-Z]$/.test(letter) || BEYOND.includes(letter)

/** A text without the marks of its letters, except for letters of the language: Ñ stays in Spanish. */
export function withoutMarks(text: string): string {
  const plain = (character: string) =>
    isKey(character.toUpperCase()) ? character : character.normalize('NFD').replace(/\p{M}/gu, '')
  return Array.from(text.normalize('NFC'), plain).join('')
}

/** The letter that counts for a typed one, in lowercase; null if it is no letter of the language. */
export function letterFor(text: string): string | null {
  const letter = text.normalize('NFC').toLowerCase()
  if ([...letter].length !== 1) return null
  if (ALPHABET.includes(letter)) return letter
  return MARKED.includes(letter) ? letter.normalize('NFD').charAt(0) : null
}
