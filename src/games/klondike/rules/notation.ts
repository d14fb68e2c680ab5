/**
 * Positions as text: foundations, stock, waste, columns and free cells, separated by `_`. A card is its rank and suit
 * ('TD'), a foundation the rank of its highest card in the order spades, hearts, diamonds, clubs (`-` for none), and
 * `.` follows the face-down cards of a column. Boards, decks of 52 cards (`boardText.ts`) and the numbers of deals are read as well.
 */
import { withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import {
  cardLetters,
  completeDeck,
  RANK_LETTERS,
  readCards,
  writeCards,
} from '../../shared/patience/cardText'
import { dealIn } from '../../shared/patience/dealNumber'
import { DEALS } from '../../shared/patience/deals'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { Options } from '../options'
import { texts } from '../texts/game'
import { readBoard } from './boardText'
import { deckOf, FREECELL_DEALS, layOut } from './deals'
import { VEGAS_STAKE } from './score'
import { type Column, cardsIn, fromOptions, type Kind, NONE, pilesOf, type State } from './state'

const SEAM = '_'
/** Of both kinds: FreeCell has one column more and no waste. */
const PARTS = 10

export function write(state: State): string {
  const { foundations, stock, waste, columns, cells, kind } = state
  const top = foundations.map((count) => (count === 0 ? '-' : itemAt(RANK_LETTERS, count - 1))).join('')
  const lists = columns.map(({ cards, down }) =>
    down > 0 ? `${writeCards(cards.slice(0, down))}.${writeCards(cards.slice(down))}` : writeCards(cards),
  )
  const free = cells.map((card) => (card === NONE ? '-' : cardLetters(card))).join('')
  const talon = kind === 'freecell' ? [free] : [writeCards(stock), writeCards(waste)]
  return [top, ...talon, ...lists].join(SEAM)
}

/**
 * Reads a position, a board or deck as people and programs write it, or the number of a deal.
 *
 * @throws Error whose message says what is wrong
 */
export function read(text: string, options: Options): State {
  const given = withoutLink(pastedText(text), 'deal', (link) => link.match(/[?&#](?:deal|game)=(\d+)/)?.[1])
  const plain = given.trim().toUpperCase()
  const { kind } = fromOptions(options)
  const parts = plain.replace(/\s/g, '').split(SEAM)
  if (parts.length === PARTS && /^[-A2-9TJQK]{4}$/.test(parts[0] ?? ''))
    return position(
      parts.map((part) => part.replace(/10(?=[SHDC])/g, 'T')),
      kind,
      options,
    )
  if (plain.includes(SEAM)) throw new Error(texts.position.notRead)
  const digits = plain.replace(/[\s,]/g, '')
  if (/^\d{156}$/.test(digits)) return fresh(layOut(kind, completeDeck(publishedDeck(digits))), options, null)
  const deal = dealIn(plain)
  if (deal !== null) return numbered(deal, options)
  const board = readBoard(plain, kind)
  if (!board) throw new Error(texts.position.notRead)
  if (board.deck) return fresh(layOut(kind, completeDeck(board.deck)), options, null)
  const state = fresh({ ...board, stock: [], waste: [] }, options, null)
  completeDeck(pilesOf(state).flatMap((pile) => cardsIn(state, pile)))
  return state
}

function numbered(deal: number, options: Options): State {
  const { kind } = fromOptions(options)
  const [min, max] = kind === 'freecell' ? [1, FREECELL_DEALS] : [0, DEALS - 1]
  if (deal < min || deal > max) throw new Error(patienceTexts.position.numbers(min, max))
  return fresh(layOut(kind, deckOf(kind, deal)), options, deal)
}

/** The state at the start of a game. */
export function fresh(
  table: ReturnType<typeof layOut>,
  options: Options,
  deal: number | null,
  proved = false,
): State {
  const chosen = fromOptions(options)
  const score = chosen.scoring === 'vegas' ? -VEGAS_STAKE : 0
  return { ...chosen, ...table, deal, proved, score, moves: 0, at: 0 }
}

/** A deck in the three digits per card (rank, suit) of published lists. */
function publishedDeck(text: string): readonly number[] {
  // Their suits are clubs, diamonds, hearts, spades.
  return [...text.matchAll(/(\d\d)(\d)/g)].map(([, rank, suit]) => (4 - Number(suit)) * 13 + Number(rank) - 1)
}

function position(parts: readonly string[], kind: Kind, options: Options): State {
  const foundations = [...itemAt(parts, 0)].map((rank) => RANK_LETTERS.indexOf(rank) + 1)
  const free = kind === 'freecell'
  const columns = parts.slice(free ? 2 : 3).map((text): Column => {
    const [down = '', up] = text.split('.')
    if (up === undefined) return { cards: readCards(down), down: 0 }
    return { cards: [...readCards(down), ...readCards(up)], down: readCards(down).length }
  })
  const cells = free ? cellsOf(itemAt(parts, 1)) : []
  const stock = free ? [] : readCards(itemAt(parts, 1))
  const waste = free ? [] : readCards(itemAt(parts, 2))
  const state = fresh({ foundations, columns, cells, stock, waste }, options, null)
  if (columns.some(({ cards, down }) => cards.length > 0 && down >= cards.length))
    throw new Error(texts.position.lastDown)
  if (free && columns.some(({ down }) => down > 0)) throw new Error(texts.position.allFaceUp)
  completeDeck(pilesOf(state).flatMap((pile) => cardsIn(state, pile)))
  return state
}

function cellsOf(text: string): readonly number[] {
  const cells = [...text.matchAll(/-|[^-]{2}/g)].map(([cell]) =>
    cell === '-' ? NONE : itemAt(readCards(cell), 0),
  )
  if (cells.length !== 4) throw new Error(texts.position.fourCells)
  return cells
}
