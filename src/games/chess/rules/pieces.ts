/** Names and notation of colors, pieces and squares. */
import type { Options } from '../options'
import { texts } from '../texts/game'

export type Color = 'w' | 'b'
export type Kind = 'p' | 'n' | 'b' | 'r' | 'q' | 'k'
/**
 * `simplified` is the game of the specification, `full` the official laws of chess, `chess960` the same laws from other
 * starts (`chess960.ts`).
 */
export type Variant = Options['rules']
export const VARIANTS: readonly Variant[] = ['simplified', 'full', 'chess960']
/** Whether check, castling and en passant exist. */
export const isFull = (variant: Variant) => variant !== 'simplified'
/** A piece in FEN notation: White in capitals. */
export type Letter = Kind | Uppercase<Kind>

/** Kinds in the order of the codes 1 to 6. */
export const KINDS: readonly Kind[] = ['p', 'n', 'b', 'r', 'q', 'k']

export const KIND_NAMES: Readonly<Record<Kind, string>> = texts.kinds

export const COLOR_NAMES: Readonly<Record<Color, string>> = texts.colors

/** Values of captured pieces in the players' bar. */
export const PIECE_VALUES: Readonly<Record<Kind, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 }

export function other(color: Color): Color {
  return color === 'w' ? 'b' : 'w'
}

export function colorOf(letter: Letter): Color {
  return letter < 'a' ? 'w' : 'b'
}

export function kindOf(letter: Letter): Kind {
  return letter.toLowerCase() as Kind
}

export function letterOf(color: Color, kind: Kind): Letter {
  return (color === 'w' ? kind.toUpperCase() : kind) as Letter
}

/** 'White knight' */
export function nameOf(letter: Letter): string {
  return texts.pieces[letter]
}

/** The name of a square by its index 0..63, row by row from a8 as in FEN. */
export function squareName(index: number): string {
  return `${'abcdefgh'[index & 7]}${8 - (index >> 3)}`
}

/** The index 0..63 of a square's name, or -1 if it is not one. */
export function squareIndex(name: unknown): number {
  if (typeof name !== 'string' || !/^[a-h][1-8]$/.test(name)) return -1
  return (8 - Number(name[1])) * 8 + 'abcdefgh'.indexOf(name[0] as string)
}
