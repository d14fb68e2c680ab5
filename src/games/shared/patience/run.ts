/** The rules of games in which open cards go to the waste, one rank up or down, until the table is empty. */
import { cardInSentence, cardName } from '../../../engine/core/cards'
import type { Applied, DescribeMove, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import type { Notation } from '../../../engine/core/game/turnFeatures'
import type { OptionValues } from '../../../engine/core/game/values'
import { itemAt } from '../../../engine/core/itemAt'
import { asSentence } from '../../../engine/core/text'
import { dealOf, numberedDeck, winnableFrom } from './deals'
import { layOut, type PlacedCards, readPlaces, writePlaces } from './places'
import { solveRun } from './runSolver'
import { follows, type RunEvent, type RunMove, type RunState, takeable } from './runState'
import { cardsLeft, isOpen, NONE, type Shape } from './shape'
import { patienceTexts } from './texts/game'
import { runTexts as texts } from './texts/run'

/** After this number of deals that the solver could not win, the first one is dealt unproved. */
const MOST_DEALS = 2000

interface RunOptions extends OptionValues {
  readonly deals: 'winnable' | 'random'
  readonly corner: 'on' | 'off'
}

export interface RunGame<Stat extends string> {
  readonly shape: Shape
  /** How many positions the solver visits for each deal, to prove that it can be won. */
  readonly dealNodes: number
  /**
   * The points for a card that was taken.
   *
   * @param after the state with the card in the waste; its score is still that of before
   */
  points(after: RunState, place: number): number
  /** @param seconds of play */
  hud(state: RunState, seconds: number): Hud<Stat>
  results(state: RunState, isWon: boolean): NonNullable<Outcome<Stat>['results']>
}

interface RunRules<Options extends OptionValues, Stat extends string>
  extends TurnRules<RunState, RunMove, RunEvent, Options, Stat> {
  readonly notation: Notation<RunState, Options>
}

const isCleared = ({ places }: RunState) => cardsLeft(places) === 0

/** The last move of a game, in tenths of a second, and never 0. */
export const timeOf = ({ at }: RunState) => Math.max(0.1, Math.round(at / 100) / 10)

/** The cards in words: '7 of hearts to the waste', 'Drew the 5 of spades'. */
export const describeRun: DescribeMove<RunState, RunMove> = (before, move, after) => {
  if (move.type === 'draw') return patienceTexts.moves.drew(cardInSentence(itemAt(after.waste, -1)))
  if (move.type !== 'take') return null
  return texts.moves.took(cardName(itemAt(before.places, move.place)))
}

export function runRules<Options extends RunOptions, Stat extends string>(
  game: RunGame<Stat>,
): RunRules<Options, Stat> {
  const { shape } = game
  const fresh = (cards: PlacedCards, corner: boolean, deal: number | null, proved = false): RunState => {
    return { ...cards, deal, proved, corner, chain: 0, score: 0, moves: 0, at: 0 }
  }
  const numbered = (deal: number, corner: boolean, proved = false) =>
    fresh(layOut(shape, numberedDeck(deal), 1), corner, deal, proved)

  function take(state: RunState, place: number, at: number): Applied<RunState, RunEvent> {
    const card = state.places[place] ?? NONE
    if (card === NONE) return { refused: '' }
    if (!isOpen(shape, state.places, place)) return { refused: patienceTexts.refusals.covered }
    if (!follows(card, itemAt(state.waste, -1), state.corner)) return { refused: texts.refusals.notNext }
    const chain = state.chain + 1
    const after: RunState = {
      ...state,
      places: state.places.with(place, NONE),
      waste: [...state.waste, card],
      chain,
      moves: state.moves + 1,
      at: Math.max(state.at, Math.round(at)),
    }
    const next = { ...after, score: after.score + game.points(after, place) }
    return {
      state: next,
      events: [{ type: 'take', card: cardName(card), chain, left: cardsLeft(next.places) }],
    }
  }

  function draw(state: RunState, at: number): Applied<RunState, RunEvent> {
    const card = state.stock.at(-1)
    if (isCleared(state)) return { refused: '' }
    if (card === undefined) return { refused: texts.refusals.stockEmpty }
    const next: RunState = {
      ...state,
      stock: state.stock.slice(0, -1),
      waste: [...state.waste, card],
      chain: 0,
      moves: state.moves + 1,
      at: Math.max(state.at, Math.round(at)),
    }
    return { state: next, events: [{ type: 'draw', card: cardName(card), left: next.stock.length }] }
  }

  const rules: RunRules<Options, Stat> = {
    start(options, seed) {
      const corner = options.corner === 'on'
      if (options.deals === 'random') return numbered(dealOf(seed), corner)
      const isWon = (number: number) =>
        solveRun(shape, numbered(number, corner), game.dealNodes).result === 'won'
      const { deal, proved } = winnableFrom(dealOf(seed), isWon, MOST_DEALS)
      return numbered(deal, corner, proved)
    },

    apply(state, move, at) {
      if (move?.type === 'take') return take(state, move.place, at)
      return move?.type === 'draw' ? draw(state, at) : { refused: '' }
    },

    legal(state) {
      if (isCleared(state)) return []
      const moves: RunMove[] = takeable(shape, state).map((place) => ({ type: 'take', place }))
      return state.stock.length > 0 ? [...moves, { type: 'draw' }] : moves
    },

    hud: (state, at) => game.hud(state, Math.floor((rules.outcome(state) ? state.at : at) / 1000)),

    outcome(state): Outcome<Stat> | null {
      const { deal, moves, stock, places } = state
      const { ends } = patienceTexts
      if (isCleared(state))
        return {
          result: 'won',
          title: ends.won,
          said: deal === null ? ends.wonIn(moves) : ends.dealWonIn(deal, moves),
          detail: deal === null ? undefined : asSentence(patienceTexts.deal.number(deal)),
          results: game.results(state, true),
        }
      if (stock.length > 0 || takeable(shape, state).length > 0) return null
      const left = cardsLeft(places)
      const detail = moves > 0 ? texts.ends.leftUndo(left) : texts.ends.left(left)
      return { result: 'lost', title: ends.lost, detail, results: game.results(state, false) }
    },

    notation: {
      read(text, options) {
        const corner = options.corner === 'on'
        const cards = readPlaces(text, shape, 1, true)
        if ('deal' in cards) return numbered(cards.deal, corner)
        if (cards.waste.length === 0) throw new Error(patienceTexts.position.notRead)
        return fresh(cards, corner, null)
      },
      write: writePlaces,
      // A numbered deal follows from the seed.
      isInLink: ({ deal }) => deal === null,
    },

    debug: (state) =>
      [
        `deal ${state.deal}, stock ${state.stock.length}, waste ${state.waste.slice(-3).map(cardName).join(', ')}`,
        writePlaces(state),
      ].join('\n'),
  }
  return rules
}
