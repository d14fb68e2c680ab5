/**
 * The rules of Memory Match: pairs face down, two are turned at a time, matching ones stay; for one player, or two to
 * four in turn.
 */
import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { createRandom, shuffled } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { facesOf } from './decks'
import { columnsFor, pairsOf } from './ownPairs'

export { PICTURES } from './decks'

export interface Level {
  readonly pairs: number
  readonly columns: number
}

const LEVELS: Readonly<Record<Options['difficulty'], Level>> = {
  easy: { pairs: 6, columns: 3 },
  medium: { pairs: 8, columns: 4 },
  hard: { pairs: 12, columns: 4 },
  large: { pairs: 18, columns: 6 },
  huge: { pairs: 24, columns: 6 },
}

/** How long a match stays open before it locks, and a mismatch before it turns back, in ms. */
const MATCH_MS = 500
const MISMATCH_MS = 1000

export interface Card {
  readonly id: number
  /** The face of the card. */
  readonly emoji: string
  readonly isFlipped: boolean
  readonly isMatched: boolean
  /** The number of its pair, if the player's own pairs are used; other cards match by their face. */
  readonly pair?: number
}

export type Event =
  | {
      readonly type: 'flip'
      readonly emoji: string
      readonly card: number
      /** A number for each text, if the player's own pairs are used. It says nothing about pairs. */
      readonly tone?: number
    }
  | {
      readonly type: 'match'
      readonly emoji: string
      /** The player's own pair. */
      readonly own?: true
    }
  | { readonly type: 'mismatch' | 'complete' }

export interface State extends Level {
  readonly cards: readonly Card[]
  /** Indices of the cards turned in this move; two of them are being compared. */
  readonly open: readonly number[]
  /** Number of pairs turned so far. */
  readonly moves: number
  /** Indices of cards that have been open before. */
  readonly seen: readonly number[]
  /** Moves that missed a pair although its other card had been seen before. */
  readonly missed: number
  /** Pairs per player, in player order; in a one-player game a single entry. */
  readonly taken: readonly number[]
  /** Whose turn it is, from 0. A player who finds a pair goes again. */
  readonly turn: number
}

/** The index of a card to turn, or settling the two open cards. */
export type Move = number | 'settle'

export type Rating = 'Perfect' | 'Great' | 'Good'

/** 'Perfect' up to pairs x 1.2 moves, 'Great' up to pairs x 1.5, otherwise 'Good'. */
export function ratingOf(moves: number, pairs: number): Rating {
  // In tenths, so that rounding does not put 12 x 1.5 just below 18.
  if (moves * 10 <= pairs * 12) return 'Perfect'
  return moves * 10 <= pairs * 15 ? 'Great' : 'Good'
}

const isPair = (one: Card, other: Card): boolean =>
  one.pair === undefined ? one.emoji === other.emoji : one.pair === other.pair

function isMatch({ open, cards }: State): boolean {
  const [first, second] = open
  if (first === undefined || second === undefined) return false
  return isPair(itemAt(cards, first), itemAt(cards, second))
}

/** The faces of the open cards; one for two equal ones. */
const openFaces = ({ open, cards }: State): string =>
  [...new Set(open.map((index) => itemAt(cards, index).emoji))].join(' = ')

function changed(cards: readonly Card[], indices: readonly number[], change: Partial<Card>): readonly Card[] {
  return cards.map((card, index) => (indices.includes(index) ? { ...card, ...change } : card))
}

/** The matching card of the first one in this move had been seen before. */
function wasKnown({ cards, open, seen }: State): boolean {
  const [first] = open
  return seen.some((index) => index !== first && isPair(itemAt(cards, index), itemAt(cards, first as number)))
}

/** The outcome by most pairs, for two or more players. */
function decided({ taken, pairs }: State): Outcome<Stat> {
  const max = Math.max(...taken)
  const best = taken.flatMap((count, player) => (count === max ? [player + 1] : []))
  return {
    result: best.length > 1 ? 'tied' : 'over',
    title: best.length > 1 ? texts.ends.tie(best) : texts.ends.playerWins(itemAt(best, 0)),
    detail: texts.ends.shares(taken, pairs),
  }
}

/** A game with these cards, in this order. */
function dealt(level: Level, options: Options, faces: readonly Pick<Card, 'emoji' | 'pair'>[]): State {
  const cards = faces.map((face, id) => ({ id, ...face, isFlipped: false, isMatched: false }))
  const taken = new Array<number>(Number(options.players)).fill(0)
  return { ...level, cards, open: [], moves: 0, seen: [], missed: 0, taken, turn: 0 }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const level = LEVELS[options.difficulty]
    const random = createRandom(seed)
    const pictures = shuffled(random, facesOf(options.deck, level.pairs)).slice(0, level.pairs)
    return dealt(
      level,
      options,
      shuffled(random, [...pictures, ...pictures]).map((emoji) => ({ emoji })),
    )
  },

  startOwn(content, options, seed) {
    const pairs = pairsOf(content)
    const faces = pairs.flatMap((sides, pair) => sides.map((emoji) => ({ emoji, pair })))
    const level = { pairs: pairs.length, columns: columnsFor(faces.length) }
    return dealt(level, options, shuffled(createRandom(seed), faces))
  },

  apply(state, move) {
    if (move === 'settle') {
      if (state.open.length < 2) return { refused: '' }
      const matched = isMatch(state)
      const cards = changed(state.cards, state.open, matched ? { isMatched: true } : { isFlipped: false })
      const { taken, turn } = state
      const next: State = {
        ...state,
        cards,
        open: [],
        missed: state.missed + (matched || !wasKnown(state) ? 0 : 1),
        seen: [...new Set([...state.seen, ...state.open])],
        taken: matched ? taken.with(turn, itemAt(taken, turn) + 1) : taken,
        turn: matched ? turn : (turn + 1) % taken.length,
      }
      const done = cards.every((card) => card.isMatched)
      const emoji = openFaces(state)
      const own = cards[0]?.pair !== undefined && { own: true as const }
      const events: Event[] = [matched ? { type: 'match', emoji, ...own } : { type: 'mismatch' }]
      return { state: next, events: done ? [...events, { type: 'complete' }] : events }
    }
    const card = state.cards[move]
    if (!card || card.isFlipped || card.isMatched || state.open.length === 2) return { refused: '' }
    const open = [...state.open, move]
    const next: State = {
      ...state,
      open,
      cards: changed(state.cards, [move], { isFlipped: true }),
      moves: state.moves + (open.length === 2 ? 1 : 0),
    }
    const flip = { type: 'flip', emoji: card.emoji, card: move + 1 } as const
    if (card.pair === undefined) return { state: next, events: [flip] }
    const tone = state.cards.findIndex(({ emoji }) => emoji === card.emoji)
    return { state: next, events: [{ ...flip, tone }] }
  },

  legal(state) {
    if (state.open.length === 2) return ['settle']
    return state.cards.flatMap((card, index) => (card.isFlipped || card.isMatched ? [] : [index]))
  },

  next(state) {
    if (state.open.length < 2) return null
    return { after: isMatch(state) ? MATCH_MS : MISMATCH_MS, move: 'settle' }
  },

  hud({ taken, moves, cards, pairs }): Hud<Stat> {
    // With more players, their pairs are beside their names.
    if (taken.length > 1) return {}
    const found = cards.filter((card) => card.isMatched).length / 2
    return { Moves: moves, Pairs: texts.pairsFound(found, pairs) }
  },

  outcome(state): Outcome<Stat> | null {
    if (!state.cards.every((card) => card.isMatched)) return null
    if (state.taken.length > 1) return decided(state)
    return {
      result: 'won',
      title: texts.ends.ratings[ratingOf(state.moves, state.pairs)],
      said: texts.ends.allPairs(state.pairs, state.moves),
      results: { Moves: state.moves, Forgotten: state.missed },
    }
  },

  // A letter per picture, uppercase if it is open.
  debug: ({ cards, columns, pairs }) =>
    printGrid(Math.ceil(cards.length / columns), columns, (row, col) => {
      const card = cards[row * columns + col]
      if (!card) return '.'
      const { emoji, isFlipped, isMatched, pair } = card
      const decks = ['pictures', 'letters', 'numbers', 'sounds'] as const
      const deck = decks.map((name) => facesOf(name, pairs))
      const faces = deck.find((each) => each.includes(emoji)) ?? []
      const letter = String.fromCharCode(97 + (pair ?? faces.indexOf(emoji)))
      return isFlipped || isMatched ? letter.toUpperCase() : letter
    }),
}
