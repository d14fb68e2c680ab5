/** Tables on which single cards lie in rows and cover each other: peaks, a pyramid, columns. */
import { itemAt } from '../../../engine/core/itemAt'

export interface Place {
  /** From the left, in steps of a card; halves between two cards. */
  readonly x: number
  /** The row, from 0 at the top. */
  readonly y: number
  /** The places whose cards lie on this one. */
  readonly over: readonly number[]
}

export interface Shape {
  /** The widest row, in cards. */
  readonly columns: number
  readonly rows: number
  readonly places: readonly Place[]
}

/** An empty place. */
export const NONE = -1

/** 0 for an ace, 12 for a king. */
export const rankIndex = (card: number): number => card % 13

/**
 * A shape by its rows.
 *
 * @param rows where the cards of each row lie; each card is covered by those of the next row that are less than a step away
 */
export function shapeOf(rows: readonly (readonly number[])[]): Shape {
  const all = rows.flatMap((row, y) => row.map((x) => ({ x, y })))
  const places = all.map(({ x, y }) => ({
    x,
    y,
    over: [...all.keys()].filter((i) => itemAt(all, i).y === y + 1 && Math.abs(itemAt(all, i).x - x) < 1),
  }))
  return { columns: Math.max(...all.map(({ x }) => x)) + 1, rows: rows.length, places }
}

/** Whether a card lies on a place, and no other one on it. */
export function isOpen({ places }: Shape, cards: readonly number[], at: number): boolean {
  return (cards[at] ?? NONE) !== NONE && itemAt(places, at).over.every((other) => cards[other] === NONE)
}

/** The places whose cards are open. */
export function openPlaces(shape: Shape, cards: readonly number[]): readonly number[] {
  return [...cards.keys()].filter((at) => isOpen(shape, cards, at))
}

/** How many cards lie on the table. */
export const cardsLeft = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (card === NONE ? 0 : 1), 0)
