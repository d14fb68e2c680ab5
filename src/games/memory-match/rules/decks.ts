import type { Options } from '../options'
import { texts } from '../texts/game'

/** The decks: pictures, letters or numbers, enough of each for the largest set. */

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

/** The name of a face, spoken: 'star at night'. */
export function faceName(face: string): string {
  const shown = pictureOf(face)
  if (!shown) return face
  return shown.night ? texts.facesAtNight[shown.picture] : texts.faces[shown.picture]
}

/** Without I and O, which look like 1 and 0. */
const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']
const NUMBERS = Array.from({ length: 24 }, (_, i) => String(i + 1))

/** The faces of a deck for a number of pairs. Day pictures only, if they are enough. */
export function facesOf(deck: Options['deck'], pairs: number): readonly string[] {
  if (deck === 'letters') return LETTERS
  if (deck === 'numbers') return NUMBERS
  if (pairs <= PICTURES.length) return PICTURES
  return [...PICTURES, ...PICTURES.map((name) => NIGHT + name)]
}
