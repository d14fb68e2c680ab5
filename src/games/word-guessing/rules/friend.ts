/** A word hidden for a friend: validation, and the text that carries it in a URL without showing it. */
import { namedCharacter, notWestern, typedText, westernText } from '../../../engine/core/input/typed'
import { createRandom, drawInt } from '../../../engine/core/math/random'
import { isKey, isShared } from '../../shared/words/alphabet'
import { spellings } from '../../shared/words/spelling'
import { texts } from '../texts/game'
import type { Entry } from './words'

export const FROM_A_FRIEND = 'From a friend'
export const MIN_LETTERS = 3
export const MAX_LETTERS = 12
export const MAX_HINT = 80

/** A typed word in capital letters. Characters that are no letters of the language stay, so that a message can name them. */
export function wordOf(text: string): string {
  return Array.from(typedText(text), (sign) => (isKey(sign.toUpperCase()) ? sign.toUpperCase() : sign)).join(
    '',
  )
}

const fits = ({ length }: string) => length >= MIN_LETTERS && length <= MAX_LETTERS

/**
 * What is wrong with the word or hint, as a message for its author; null if nothing is.
 *
 * @param usable whether a word can have this capital letter
 */
export function faultOf(word: string, typedHint: string, usable = isKey): string | null {
  const hint = westernText(typedHint)
  if (word === '') return texts.friend.noWord
  const foreign = [...word].find((sign) => !usable(sign))
  if (foreign) {
    const spelled = spellings(word).filter((each) => fits(each) && [...each].every(usable))
    const sign = namedCharacter(foreign)
    return spelled.length === 0 ? texts.friend.sign(sign) : texts.friend.signInstead(sign, spelled)
  }
  if (!fits(word)) return texts.friend.length(MIN_LETTERS, MAX_LETTERS)
  if (hint.length > MAX_HINT) return texts.friend.longHint(MAX_HINT, hint.length)
  // The hint is sent as one byte per character.
  const unsent = notWestern(hint)
  if (unsent) return texts.friend.unsent(unsent)
  if (spellings(typedText(hint)).some((spelled) => spelled.includes(word))) return texts.friend.told
  return null
}

/**
 * 24 bits of an FNV-1a hash (public domain) of the text: a checksum, and a mask that makes equal words look
 * different.
 */
function sumOf(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return (sum ^ (sum >>> 24)) & 0xffffff
}

/** XORs the text with a mask. This keeps no secret; it only prevents the URL from showing the word. */
function over(codes: readonly number[], sum: number): number[] {
  const random = createRandom(sum)
  return codes.map((code) => code ^ drawInt(random, 0, 255))
}

/** Fixed-length base-36 numbers: five characters for the checksum, two per byte. */
const BASE = 36
const written = (value: number, digits: number) => value.toString(BASE).padStart(digits, '0')

/** Encodes a word and its hint as 0-9 and a-z. */
export function hide({ word, hint }: Pick<Entry, 'word' | 'hint'>): string {
  const text = `${word}\n${westernText(hint)}`
  const sum = sumOf(text)
  const codes = [...text].map((sign) => sign.charCodeAt(0))
  const bytes = over(codes, sum).map((code) => written(code, 2))
  return written(sum, 5) + bytes.join('')
}

/**
 * Decodes what `hide` wrote.
 *
 * @throws Error with a sentence for the player if the text is not valid
 */
export function find(text: string): Entry {
  const damaged = () => new Error(texts.friend.damaged)
  const max = 5 + 2 * (MAX_LETTERS + 1 + MAX_HINT)
  if (text.length > max || text.length % 2 === 0 || !/^[0-9a-z]{13,}$/.test(text)) throw damaged()
  const sum = Number.parseInt(text.slice(0, 5), BASE)
  const bytes =
    text
      .slice(5)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, BASE)) ?? []
  if (bytes.some((byte) => byte > 255)) throw damaged()
  const plain = String.fromCharCode(...over(bytes, sum))
  const [word = '', hint = '', ...more] = plain.split('\n')
  if (sumOf(plain) !== sum || more.length > 0 || faultOf(word, hint, isShared) !== null) throw damaged()
  return { word, hint, category: FROM_A_FRIEND }
}
