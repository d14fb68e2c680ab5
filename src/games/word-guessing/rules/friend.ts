/** Owns a word that somebody hid for a friend: what it may be, and the text that carries it in an address without showing it. */

import { namedSign, notWestern, typedText, westernText } from '../../../engine/core/input/typed'
import { createRandom, drawInt } from '../../../engine/core/math/random'
import type { Entry } from './words'

export const FROM_A_FRIEND = 'From a friend'
const LEAST_LETTERS = 3
export const MOST_LETTERS = 12
const MOST_HINT = 80

/** A word as it was typed, as it is sent: capital letters. Letters that are none of A to Z stay, to be named. */
export function wordOf(text: string): string {
  return typedText(text).replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/** What is wrong with it, in words for whoever wrote it; null where nothing is. */
export function faultOf(word: string, typedHint: string): string | null {
  const hint = westernText(typedHint)
  if (word === '') return 'Enter a word.'
  const foreign = [...word].find((sign) => !/[A-Z]/.test(sign))
  if (foreign) return `The word can only use the letters A to Z, not ${namedSign(foreign)}.`
  if (word.length < LEAST_LETTERS || word.length > MOST_LETTERS)
    return `The word needs ${LEAST_LETTERS} to ${MOST_LETTERS} letters.`
  if (hint.length > MOST_HINT)
    return `The hint can have ${MOST_HINT} characters at most. This one has ${hint.length}.`
  // A byte each is sent.
  const unsent = notWestern(hint)
  if (unsent) return `The hint can’t contain ${unsent}.`
  if (typedText(hint).toUpperCase().includes(word)) return 'The hint holds the word itself.'
  return null
}

/** FNV-1a of the text (public domain), 24 bits: what was changed on its way is noticed, and the same word looks like no other. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return (sum ^ (sum >>> 24)) & 0xffffff
}

/** Bytes that are put over the text: not to keep a secret, but so that an address does not say the word. */
function over(codes: readonly number[], sum: number): number[] {
  const random = createRandom(sum)
  return codes.map((code) => code ^ drawInt(random, 0, 255))
}

/** Numbers in letters and digits, of the same length each: five for the sum, two for a byte. */
const BASE = 36
const written = (value: number, digits: number) => value.toString(BASE).padStart(digits, '0')

/** The word and its hint as text of 0-9 and a-z. */
export function hide({ word, hint }: Pick<Entry, 'word' | 'hint'>): string {
  const text = `${word}\n${westernText(hint)}`
  const sum = sumOf(text)
  const codes = [...text].map((sign) => sign.charCodeAt(0))
  const bytes = over(codes, sum).map((code) => written(code, 2))
  return written(sum, 5) + bytes.join('')
}

/** What was hidden. Throws an Error with a sentence for the visitor where it is nothing that `hide` wrote. */
export function find(text: string): Entry {
  const damaged = () => new Error('The word in this link is damaged. Ask your friend to send it again.')
  const most = 5 + 2 * (MOST_LETTERS + 1 + MOST_HINT)
  if (text.length > most || text.length % 2 === 0 || !/^[0-9a-z]{13,}$/.test(text)) throw damaged()
  const sum = Number.parseInt(text.slice(0, 5), BASE)
  const bytes =
    text
      .slice(5)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, BASE)) ?? []
  if (bytes.some((byte) => byte > 255)) throw damaged()
  const plain = String.fromCharCode(...over(bytes, sum))
  const [word = '', hint = '', ...more] = plain.split('\n')
  if (sumOf(plain) !== sum || more.length > 0 || faultOf(word, hint) !== null) throw damaged()
  return { word, hint, category: FROM_A_FRIEND }
}
