/**
 * Positions as text: foundations, stock, waste, columns and free cells, separated by `_`. A card is its rank and suit
 * (`TD`), a foundation the rank of its highest card in the order spades, hearts, diamonds, clubs (`-` for none), and
 * `.` follows the face-down cards of a column. A deck of 52 cards and the number of a deal are read as well.
 */
import { DECK_SIZE, RANKS } from '../../../engine/core/cards'
import type { OptionValues } from '../../../engine/core/game/contract'
import { plainText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import { deckOf, FREECELL_DEALS, KLONDIKE_DEALS, layOut } from './deals'
import { VEGAS_STAKE } from './score'
import { type Column, cardsIn, fromOptions, type Kind, NONE, pilesOf, type State } from './state'

const SUIT_LETTERS = 'SHDC'
const RANK_LETTERS = 'A23456789TJQK'
const SEAM = '_'
/** Of both kinds: FreeCell has one column more and no waste. */
const PARTS = 10

const letters = (card: number) =>
  `${itemAt(RANK_LETTERS, card % 13)}${itemAt(SUIT_LETTERS, Math.floor(card / 13))}`
const written = (cards: readonly number[]) => cards.map(letters).join('')

/** Writes a position. */
export function write(state: State): string {
  const { foundations, stock, waste, columns, cells, kind } = state
  const top = foundations.map((count) => (count === 0 ? '-' : itemAt(RANK_LETTERS, count - 1))).join('')
  const lists = columns.map(({ cards, down }) =>
    down > 0 ? `${written(cards.slice(0, down))}.${written(cards.slice(down))}` : written(cards),
  )
  const free = cells.map((card) => (card === NONE ? '-' : letters(card))).join('')
  const talon = kind === 'freecell' ? [free] : [written(stock), written(waste)]
  return [top, ...talon, ...lists].join(SEAM)
}

/**
 * Reads a position, a deck or the number of a deal.
 *
 * @throws Error whose message says what is wrong
 */
export function read(text: string, options: OptionValues): State {
  const plain = plainText(text).trim().toUpperCase()
  const { kind } = fromOptions(options)
  if (/^\d{1,6}$/.test(plain)) return numbered(Number(plain), options)
  const bare = plain.replace(/10(?=[SHDC])/g, 'T').replace(/[\s,]/g, '')
  const deck = deckIn(bare)
  if (deck) return fresh(layOut(kind, complete(deck)), options, null)
  const parts = bare.split(SEAM)
  if (parts.length !== PARTS || !/^[-A2-9TJQK]{4}$/.test(parts[0] ?? ''))
    throw new Error(
      'This is no position. Paste the number of a deal, 52 cards such as “KS 10H”, or a copied position.',
    )
  return position(parts, kind, options)
}

function numbered(deal: number, options: OptionValues): State {
  const { kind } = fromOptions(options)
  const [least, most] = kind === 'freecell' ? [1, FREECELL_DEALS] : [0, KLONDIKE_DEALS - 1]
  if (deal < least || deal > most)
    throw new Error(`Deals are numbered from ${least} to ${most.toLocaleString('en-US')}.`)
  return fresh(layOut(kind, deckOf(kind, deal)), options, deal)
}

/** The state at the start of a game. */
export function fresh(
  table: ReturnType<typeof layOut>,
  options: OptionValues,
  deal: number | null,
  proved = false,
): State {
  const chosen = fromOptions(options)
  const score = chosen.scoring === 'vegas' ? -VEGAS_STAKE : 0
  return { ...chosen, ...table, deal, proved, score, moves: 0, at: 0 }
}

/** A whole deck, as letters or in the three digits per card (rank, suit) of published lists; null for other text. */
function deckIn(text: string): readonly number[] | null {
  if (/^\d{156}$/.test(text)) {
    // Their suits are clubs, diamonds, hearts, spades.
    return [...text.matchAll(/(\d\d)(\d)/g)].map(
      ([, rank, suit]) => (4 - Number(suit)) * 13 + Number(rank) - 1,
    )
  }
  return /^(?:[A2-9TJQK][SHDC]){52}$/.test(text) ? cardsOf(text) : null
}

function cardsOf(text: string): readonly number[] {
  if (!/^(?:[A2-9TJQK][SHDC])*$/.test(text))
    throw new Error(`“${text.slice(0, 20)}” is not a list of cards such as “KSTH”.`)
  return [...text.matchAll(/(.)(.)/g)].map(
    ([, rank = '', suit = '']) => SUIT_LETTERS.indexOf(suit) * 13 + RANK_LETTERS.indexOf(rank),
  )
}

function position(parts: readonly string[], kind: Kind, options: OptionValues): State {
  const foundations = [...itemAt(parts, 0)].map((rank) => RANK_LETTERS.indexOf(rank) + 1)
  const free = kind === 'freecell'
  const columns = parts.slice(free ? 2 : 3).map((text): Column => {
    const [down = '', up] = text.split('.')
    if (up === undefined) return { cards: cardsOf(down), down: 0 }
    return { cards: [...cardsOf(down), ...cardsOf(up)], down: cardsOf(down).length }
  })
  const cells = free ? cellsOf(itemAt(parts, 1)) : []
  const stock = free ? [] : cardsOf(itemAt(parts, 1))
  const waste = free ? [] : cardsOf(itemAt(parts, 2))
  const state = fresh({ foundations, columns, cells, stock, waste }, options, null)
  if (columns.some(({ cards, down }) => cards.length > 0 && down >= cards.length))
    throw new Error('The last card of a column must be face up.')
  if (free && columns.some(({ down }) => down > 0)) throw new Error('In FreeCell, every card is face up.')
  complete(pilesOf(state).flatMap((pile) => cardsIn(state, pile)))
  return state
}

function cellsOf(text: string): readonly number[] {
  const cells = [...text.matchAll(/-|[^-]{2}/g)].map(([cell]) =>
    cell === '-' ? NONE : itemAt(cardsOf(cell), 0),
  )
  if (cells.length !== 4)
    throw new Error('FreeCell has four free cells: four cards, or “-” for an empty one.')
  return cells
}

/** Checks that each card is there once. */
function complete(cards: readonly number[]): readonly number[] {
  const seen = new Set<number>()
  for (const card of cards) {
    if (seen.has(card) || card < 0 || card >= DECK_SIZE) {
      const name =
        card >= 0 && card < DECK_SIZE ? `${RANKS[card % 13]}${SUIT_LETTERS[Math.floor(card / 13)]}` : 'A card'
      throw new Error(`${name} is there twice.`)
    }
    seen.add(card)
  }
  if (seen.size !== DECK_SIZE) throw new Error(`${DECK_SIZE - seen.size} cards of the deck are missing.`)
  return cards
}
