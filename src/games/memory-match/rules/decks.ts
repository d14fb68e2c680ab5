/** Owns what cards can show: pictures, letters or numbers, enough of each for the largest set. */

/** The pictures, by the name of what they show; each has a shape of its own. Drawn by the board. */
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

/** The same pictures by night, on a dark card: larger sets mix them with the others. */
const NIGHT = 'night '

/** What a card of the pictures shows, and whether by night; null for a letter or a number. */
export function pictureOf(face: string): { readonly picture: Picture; readonly night: boolean } | null {
  const night = face.startsWith(NIGHT)
  const picture = PICTURES.find((name) => name === (night ? face.slice(NIGHT.length) : face))
  return picture ? { picture, night } : null
}

/** I and O are left out: they look like 1 and 0. */
const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']
const NUMBERS = Array.from({ length: 24 }, (_, i) => String(i + 1))

/** All faces of a deck for so many pairs: the pictures of day alone where they are enough. */
export function facesOf(deck: string | undefined, pairs: number): readonly string[] {
  if (deck === 'letters') return LETTERS
  if (deck === 'numbers') return NUMBERS
  if (pairs <= PICTURES.length) return PICTURES
  return [...PICTURES, ...PICTURES.map((name) => NIGHT + name)]
}
