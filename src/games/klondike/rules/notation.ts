/**
 * Positions as text: foundations, stock, waste, columns and free cells, separated by `_`. A card is its rank and suit
 * ('TD'), a foundation the rank of its highest card in the order spades, hearts, diamonds, clubs (`-` for none), and
 * `.` follows the face-down cards of a column. Boards, decks of 52 cards (`boardText.ts`) and the numbers of deals are read as well.
 */
import { DECK_SIZE, RANKS } from '../../../engine/core/cards'
import { withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { typedText } from '../../../engine/core/input/typed'
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { texts } from '../texts/game'
import { readBoard } from './boardText'
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
  if (/^\d{156}$/.test(digits)) return fresh(layOut(kind, complete(publishedDeck(digits))), options, null)
  const deal = dealIn(plain)
  if (deal !== null) return numbered(deal, options)
  const board = readBoard(plain, kind)
  if (!board) throw new Error(texts.position.notRead)
  if (board.deck) return fresh(layOut(kind, complete(board.deck)), options, null)
  const state = fresh({ ...board, stock: [], waste: [] }, options, null)
  complete(pilesOf(state).flatMap((pile) => cardsIn(state, pile)))
  return state
}

/** Words beside the number of a deal, in all languages of the site: people pass on what it shows. */
const DEAL_WORDS =
  /(?<![\p{L}\d])(?:THE|MS|MICROSOFT|WINDOWS|FREECELL|FREE CELL|KLONDIKE|SOLITAIRE|DEAL|GAME|SEED|HAND|NUMBER|NUM|NO|NR|ID|SPIEL|PARTIE|NUMMER|DONNE|NUMÉRO|REPARTO|PARTIDA|NÚMERO|DISTRIBUIÇÃO|N°|N\.O)(?![\p{L}\d])/gu

/** The number of a deal, with the words and marks that people write with it; null for other text. */
function dealIn(text: string): number | null {
  const bare = typedText(text)
    .toUpperCase()
    .replace(/(\d)(?:ST|ND|RD|TH)\b/g, '$1')
    .replace(/([A-Z])(?:-| - )?(?=\d)/g, '$1 ')
    .replace(DEAL_WORDS, ' ')
    .replace(/^[\s#:.=("']+|(?<![\s.,;:!)"'])[\s.,;:!)"']+$/g, '')
  if (/^-?\d+$/.test(bare) && bare.length < 100) return Number(bare)
  if (/^\d{1,3}(?:[,.' ]\d{3})+$/.test(bare)) return Number(bare.replace(/\D/g, ''))
  const numbers = bare.match(/\d+/g) ?? []
  if (numbers.length > 0 && numbers.length <= 2 && !cardsPossible(bare))
    throw new Error(texts.position.onlyNumber)
  return null
}

/** Whether a text could be about cards: it names a suit after a rank, or many things. */
const cardsPossible = (text: string) =>
  /(?:10|[A2-9TJQK]) ?[-]?[SHDC♠-♧]|[SHDC♠-♧] ?(?:10|[2-9])|_/.test(text)

function numbered(deal: number, options: Options): State {
  const { kind } = fromOptions(options)
  const [min, max] = kind === 'freecell' ? [1, FREECELL_DEALS] : [0, KLONDIKE_DEALS - 1]
  if (deal < min || deal > max) throw new Error(texts.position.numbers(min, max))
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

function cardsOf(text: string): readonly number[] {
  if (!/^(?:[A2-9TJQK][SHDC])*$/.test(text)) throw new Error(texts.position.notCards(text.slice(0, 20)))
  return [...text.matchAll(/(.)(.)/g)].map(
    ([, rank = '', suit = '']) => SUIT_LETTERS.indexOf(suit) * 13 + RANK_LETTERS.indexOf(rank),
  )
}

function position(parts: readonly string[], kind: Kind, options: Options): State {
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
    throw new Error(texts.position.lastDown)
  if (free && columns.some(({ down }) => down > 0)) throw new Error(texts.position.allFaceUp)
  complete(pilesOf(state).flatMap((pile) => cardsIn(state, pile)))
  return state
}

function cellsOf(text: string): readonly number[] {
  const cells = [...text.matchAll(/-|[^-]{2}/g)].map(([cell]) =>
    cell === '-' ? NONE : itemAt(cardsOf(cell), 0),
  )
  if (cells.length !== 4) throw new Error(texts.position.fourCells)
  return cells
}

/** Checks that each card is there once. */
function complete(cards: readonly number[]): readonly number[] {
  const seen = new Set<number>()
  for (const card of cards) {
    if (seen.has(card) || card < 0 || card >= DECK_SIZE) {
      if (card < 0 || card >= DECK_SIZE) throw new Error(texts.position.oneTwice)
      throw new Error(texts.position.twice(`${RANKS[card % 13]}${SUIT_LETTERS[Math.floor(card / 13)]}`))
    }
    seen.add(card)
  }
  if (seen.size !== DECK_SIZE) throw new Error(texts.position.missing(DECK_SIZE - seen.size))
  return cards
}
