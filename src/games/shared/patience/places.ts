/** Positions of tables whose cards lie in a shape, as text: places, stock and waste, or the number of a deal. */
import { DECK_SIZE } from '../../../engine/core/cards'
import { withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { cardLetters, completeDeck, readCards, writeCards } from './cardText'
import { dealIn } from './dealNumber'
import { DEALS } from './deals'
import { NONE, type Shape } from './shape'
import { patienceTexts as texts } from './texts/game'

export interface PlacedCards {
  /** The card of each place of the shape, or NONE. */
  readonly places: readonly number[]
  /** The last card is drawn next. */
  readonly stock: readonly number[]
  /** The last card is the open one. */
  readonly waste: readonly number[]
}

const SEAM = '_'

/**
 * Lays out a deck: the shape row by row, then the waste, then the stock.
 *
 * @param open how many cards begin the waste
 */
export function layOut({ places }: Shape, deck: readonly number[], open: number): PlacedCards {
  const end = places.length + open
  return {
    places: deck.slice(0, places.length),
    waste: deck.slice(places.length, end),
    stock: deck.slice(end).toReversed(),
  }
}

/** 'KS-7H…_9D…_AC': the places (`-` for an empty one), the stock and the waste. */
export function writePlaces({ places, stock, waste }: PlacedCards): string {
  const shape = places.map((card) => (card === NONE ? '-' : cardLetters(card))).join('')
  return [shape, writeCards(stock), writeCards(waste)].join(SEAM)
}

/**
 * Reads what `writePlaces` writes, a list of 52 cards in the order in which they are dealt, or the number of a deal.
 *
 * @param isWhole whether cards that are nowhere are an error; if not, they are out of the game
 * @throws Error with a message for the player
 */
export function readPlaces(
  text: string,
  shape: Shape,
  open: number,
  isWhole: boolean,
): PlacedCards | { readonly deal: number } {
  const given = withoutLink(pastedText(text), 'deal', (link) => link.match(/[?&#](?:deal|game)=(\d+)/)?.[1])
  const plain = given.trim().toUpperCase()
  const bare = plain.replace(/[\s,;]/g, '').replace(/10(?=[SHDC])/g, 'T')
  const parts = bare.split(SEAM)
  if (parts.length === 3) return position(parts, shape, open, isWhole)
  if (bare.includes(SEAM)) throw new Error(texts.position.notRead)
  if (/^(?:[A2-9TJQK][SHDC])+$/.test(bare) && bare.length > 8)
    return layOut(shape, completeDeck(readCards(bare)), open)
  const deal = dealIn(plain)
  if (deal === null) throw new Error(texts.position.notRead)
  if (deal < 0 || deal >= DEALS) throw new Error(texts.position.numbers(0, DEALS - 1))
  return { deal }
}

function position(
  [shaped = '', stock = '', waste = '']: string[],
  shape: Shape,
  open: number,
  isWhole: boolean,
): PlacedCards {
  const places = [...shaped.matchAll(/-|[^-]{1,2}/g)].map(([card]) =>
    card === '-' ? NONE : (readCards(card)[0] as number),
  )
  if (places.length !== shape.places.length) throw new Error(texts.position.places(shape.places.length))
  // A card that lies on nothing cannot hold another one.
  for (const [at, { over }] of shape.places.entries())
    if (places[at] === NONE && over.some((other) => places[other] !== NONE))
      throw new Error(texts.position.hangs)
  const read = { places, stock: readCards(stock), waste: readCards(waste) }
  // No game has more cards to draw than its deal leaves, and the solvers count on that. A waste that takes cards can grow.
  const talon = read.stock.length + (isWhole ? 0 : read.waste.length)
  if (talon > DECK_SIZE - shape.places.length - open) throw new Error(texts.position.notRead)
  const cards = [...places.filter((card) => card !== NONE), ...read.stock, ...read.waste]
  const all = Array.from({ length: DECK_SIZE }, (_, card) => card)
  completeDeck(isWhole ? cards : [...cards, ...all.filter((card) => !cards.includes(card))])
  return read
}
