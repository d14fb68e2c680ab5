import { pow } from '../../../engine/core/math/exactMath'
import type { Options } from '../options'
import { texts } from '../texts/game'

/** The decks: pictures, letters, numbers or sounds, enough of each for the largest set. */

/** Ids of the pictures, which the board draws. Each has a distinct shape. */
export const PICTURES = [
  'star',
  'moon',
  'heart',
  'drop',
  'leaf',
  'key',
  'bell',
  'fish',
  'boat',
  'cup',
  'tree',
  'bolt',
] as const

export type Picture = (typeof PICTURES)[number]

/** The same pictures at night, on a dark card: larger sets mix both. */
const NIGHT = 'night '

/** The picture of a face, and whether it is at night; null for a letter or a number. */
export function pictureOf(face: string): { readonly picture: Picture; readonly night: boolean } | null {
  const night = face.startsWith(NIGHT)
  const picture = PICTURES.find((name) => name === (night ? face.slice(NIGHT.length) : face))
  return picture ? { picture, night } : null
}

/** Faces that look alike and sound different, followed by a semitone above the lowest one. */
const SOUND = 'sound '
const SEMITONES = 24
/** A3, in Hz. Two octaves above it, small speakers are still clear. */
const LOWEST_HZ = 220

/** The tone of a face in Hz; null for a face that is seen. */
export function toneOf(face: string): number | null {
  if (!face.startsWith(SOUND)) return null
  return Math.round(LOWEST_HZ * pow(2, Number(face.slice(SOUND.length)) / 12))
}

/** The name of a face, spoken: 'star at night'. Names of sounds would tell them apart without hearing them. */
export function faceName(face: string): string {
  if (toneOf(face) !== null) return texts.sound
  const shown = pictureOf(face)
  if (!shown) return face
  return shown.night ? texts.facesAtNight[shown.picture] : texts.faces[shown.picture]
}

/** Without I and O, which look like 1 and 0. */
const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']
const NUMBERS = Array.from({ length: 24 }, (_, i) => String(i + 1))

/** The faces of a deck for a number of pairs. Day pictures only, if they are enough; sounds as far apart as possible. */
export function facesOf(deck: Options['deck'], pairs: number): readonly string[] {
  if (deck === 'sounds') {
    const count = Math.min(pairs, SEMITONES)
    return Array.from({ length: count }, (_, i) => SOUND + i * Math.floor(SEMITONES / count))
  }
  if (deck === 'letters') return LETTERS
  if (deck === 'numbers') return NUMBERS
  if (pairs <= PICTURES.length) return PICTURES
  return [...PICTURES, ...PICTURES.map((name) => NIGHT + name)]
}
