/**
 * Positions as text: the suits of the complete runs, the stock and ten columns, separated by `_`. A card is its rank and
 * suit ('TD'), and `.` follows the face-down cards of a column. The numbers of deals are read as well.
 */
import { withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { readCards, SUIT_LETTERS, writeCards } from '../../shared/patience/cardText'
import { dealIn } from '../../shared/patience/dealNumber'
import { DEALS } from '../../shared/patience/deals'
import { patienceTexts } from '../../shared/patience/texts/game'
import { texts } from '../texts/game'
import { fresh, numbered } from './deals'
import { runLength } from './moves'
import { CARDS, COLUMNS, type Column, faceOf, RUN, type State, type Suits } from './state'

const SEAM = '_'
const PARTS = COLUMNS + 2

export function write({ suits, runs, stock, columns }: State): string {
  const cards = (list: readonly number[]) => writeCards(list.map((card) => faceOf(card, suits)))
  const home = runs.map(([king = 0]) => SUIT_LETTERS[Math.floor(faceOf(king, suits) / RUN)]).join('')
  const lists = columns.map(({ cards: all, down }) =>
    down > 0 ? `${cards(all.slice(0, down))}.${cards(all.slice(down))}` : cards(all),
  )
  return [home, cards(stock), ...lists].join(SEAM)
}

/**
 * Reads a position, or the number of a deal.
 *
 * @throws Error whose message says what is wrong
 */
export function read(text: string, suits: Suits): State {
  const given = withoutLink(pastedText(text), 'deal', (link) => link.match(/[?&#](?:deal|game)=(\d+)/)?.[1])
  const plain = given.trim().toUpperCase()
  const parts = plain
    .replace(/[\s,;]/g, '')
    .replace(/10(?=[SHDC])/g, 'T')
    .split(SEAM)
  if (parts.length === PARTS) return position(parts, suits)
  if (parts.length > 1 || /[A2-9TJQK][SHDC]/.test(plain)) throw new Error(texts.position.notRead)
  const deal = dealIn(plain)
  if (deal === null) throw new Error(texts.position.notRead)
  if (deal < 0 || deal >= DEALS) throw new Error(patienceTexts.position.numbers(0, DEALS - 1))
  return numbered(deal, suits)
}

function position([home = '', talon = '', ...lists]: readonly string[], suits: Suits): State {
  const take = taker(suits)
  if (!/^[SHDC]{0,8}$/.test(home)) throw new Error(texts.position.notRead)
  const runs = [...home].map((suit) => {
    const king = SUIT_LETTERS.indexOf(suit) * RUN + RUN - 1
    return Array.from({ length: RUN }, (_, rank) => take(king - rank))
  })
  const stock = readCards(talon).map(take)
  const columns = lists.map((list): Column => {
    const [first = '', up, more] = list.split('.')
    if (more !== undefined) throw new Error(texts.position.notRead)
    const down = up === undefined ? [] : readCards(first)
    const cards = [...down, ...readCards(up ?? first)].map(take)
    if (cards.length > 0 && down.length === cards.length) throw new Error(texts.position.lastDown)
    return { cards, down: down.length }
  })
  const count = [...runs, stock, ...columns.map(({ cards }) => cards)].flat().length
  if (count !== CARDS) throw new Error(patienceTexts.position.missing(CARDS - count))
  if (stock.length % COLUMNS !== 0 || stock.length > CARDS / 2) throw new Error(texts.position.stock)
  const state = fresh({ columns, stock, runs }, suits, null)
  // The rules remove such a run before anyone sees it.
  if (columns.some((_, column) => runLength(state, column) === RUN)) throw new Error(texts.position.complete)
  return state
}

/**
 * Numbers the cards of two decks: each call with the same card gives another one.
 *
 * @returns throws an Error with a message for the player if there is no such card left
 */
function taker(suits: Suits): (face: number) => number {
  const left = new Map<number, number[]>()
  for (let card = CARDS - 1; card >= 0; card--) {
    const face = faceOf(card, suits)
    left.set(face, [...(left.get(face) ?? []), card])
  }
  return (face) => {
    const cards = left.get(face)
    const letters = writeCards([face]).replace('T', '10')
    if (!cards) throw new Error(texts.position.otherSuit(letters))
    const card = cards.pop()
    if (card === undefined) throw new Error(texts.position.tooOften(letters))
    return card
  }
}
