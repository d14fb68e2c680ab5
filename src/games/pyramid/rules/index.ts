/** Pyramid: cards that make 13 are taken in pairs, kings alone, until the pyramid is gone. */
import { cardName } from '../../../engine/core/cards'
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import type { Notation } from '../../../engine/core/game/turnFeatures'
import { itemAt } from '../../../engine/core/itemAt'
import { asSentence } from '../../../engine/core/text'
import { dealOf, numberedDeck, winnableFrom } from '../../shared/patience/deals'
import { layOut, type PlacedCards, readPlaces, writePlaces } from '../../shared/patience/places'
import { cardsLeft, NONE, rankIndex } from '../../shared/patience/shape'
import { patienceTexts } from '../../shared/patience/texts/game'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { solve } from './solver'
import {
  canDraw,
  drawn,
  type Event,
  isStuck,
  KING,
  type Move,
  makePair,
  openCard,
  SHAPE,
  STOCK,
  type State,
  takeable,
  taken,
  UNLIMITED,
} from './state'

export type { Event, Move, State } from './state'

/** Positions per deal: enough for nine of ten deals that can be won in three passes. */
const DEAL_NODES = 2000
/** With one pass few deals can be won: after this number of failed proofs, the first deal is dealt unproved. */
const MOST_DEALS = 2000

interface Rules extends TurnRules<State, Move, Event, Options, Stat> {
  readonly notation: Notation<State, Options>
}

const redealsOf = ({ passes }: Options) => (passes === 'any' ? UNLIMITED : Number(passes) - 1)

export function fresh(cards: PlacedCards, redeals: number, deal: number | null, proved = false): State {
  return { ...cards, deal, proved, redeals, removed: [], moves: 0, at: 0 }
}

const numbered = (deal: number, redeals: number, proved = false) =>
  fresh(layOut(SHAPE, numberedDeck(deal), 0), redeals, deal, proved)

export const isCleared = ({ places }: State) => cardsLeft(places) === 0

const moved = (state: State, at: number): State => ({
  ...state,
  moves: state.moves + 1,
  at: Math.max(state.at, Math.round(at)),
})

function take(state: State, piles: readonly number[], at: number): Applied<State, Event> {
  const known = piles.every((pile) => Number.isInteger(pile) && pile >= 0 && pile <= STOCK)
  if (!known || piles.length < 1 || piles.length > 2 || piles[0] === piles[1] || isCleared(state))
    return { refused: '' }
  const cards = piles.map((pile) => openCard(state, pile))
  if (
    piles.some(
      (pile, i) => cards[i] === NONE && state.places[pile] !== undefined && state.places[pile] !== NONE,
    )
  )
    return { refused: patienceTexts.refusals.covered }
  if (cards.includes(NONE)) return { refused: '' }
  const [first = NONE, second] = cards
  const isKing = rankIndex(first) === KING && second === undefined
  if (!isKing && (second === undefined || !makePair(first, second))) {
    if (second === undefined) return { refused: texts.refusals.alone }
    const sum = cards.reduce((total, card) => total + rankIndex(card) + 1, 0)
    return { refused: texts.refusals.not13(sum) }
  }
  const next = taken(moved(state, at), piles)
  const left = cardsLeft(next.places)
  const card = cardName(first)
  const event: Event =
    second === undefined
      ? { type: 'king', card, left }
      : { type: 'pair', card, other: cardName(second), left }
  return { state: next, events: [event] }
}

function draw(state: State, at: number): Applied<State, Event> {
  if (isCleared(state)) return { refused: '' }
  if (!canDraw(state))
    return {
      refused: state.waste.length > 0 ? patienceTexts.refusals.noPasses : texts.refusals.stockEmpty,
    }
  const turns = state.stock.length === 0
  const next = drawn(moved(state, at))
  if (turns) return { state: next, events: [{ type: 'turn', cards: next.stock.length }] }
  const card = cardName(itemAt(next.waste, -1))
  return { state: next, events: [{ type: 'draw', card, left: next.stock.length }] }
}

export const rules: Rules = {
  start(options, seed) {
    const redeals = redealsOf(options)
    if (options.deals === 'random') return numbered(dealOf(seed), redeals)
    const isWon = (number: number) => solve(numbered(number, redeals), DEAL_NODES).result === 'won'
    const { deal, proved } = winnableFrom(dealOf(seed), isWon, MOST_DEALS)
    return numbered(deal, redeals, proved)
  },

  apply(state, move, at) {
    if (move?.type === 'take')
      return Array.isArray(move.piles) ? take(state, move.piles, at) : { refused: '' }
    return move?.type === 'draw' ? draw(state, at) : { refused: '' }
  },

  legal(state) {
    if (rules.outcome(state)) return []
    const moves: Move[] = takeable(state).map((piles) => ({ type: 'take', piles }))
    return canDraw(state) ? [...moves, { type: 'draw' }] : moves
  },

  hud: (state, at): Hud<Stat> => ({
    Left: cardsLeft(state.places),
    Time: Math.floor((rules.outcome(state) ? state.at : at) / 1000),
  }),

  outcome(state): Outcome<Stat> | null {
    const { deal, moves, at, places } = state
    const { ends } = patienceTexts
    if (isCleared(state))
      return {
        result: 'won',
        title: ends.won,
        said: deal === null ? ends.wonIn(moves) : ends.dealWonIn(deal, moves),
        detail: deal === null ? undefined : asSentence(patienceTexts.deal.number(deal)),
        results: { Left: 0, Time: Math.max(0.1, Math.round(at / 100) / 10), Moves: moves },
      }
    if (!isStuck(state)) return null
    const detail = moves > 0 ? texts.ends.undo : undefined
    return { result: 'lost', title: ends.lost, detail, results: { Left: cardsLeft(places) } }
  },

  notation: {
    read(text, options) {
      const redeals = redealsOf(options)
      const cards = readPlaces(text, SHAPE, 0, false)
      return 'deal' in cards ? numbered(cards.deal, redeals) : fresh(cards, redeals, null)
    },
    write: writePlaces,
    // A numbered deal follows from the seed.
    isInLink: ({ deal }) => deal === null,
  },

  debug: (state) =>
    [`deal ${state.deal}, stock ${state.stock.length}, redeals ${state.redeals}`, writePlaces(state)].join(
      '\n',
    ),
}
