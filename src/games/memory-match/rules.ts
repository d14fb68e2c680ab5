/** Owns the rules of Memory Match: pairs face down, two are turned at a time, equal ones stay. */
import type { GameEvent, OptionValues, TurnRules } from '../../engine/core/contract'
import { printGrid } from '../../engine/core/grid'
import { createRandom, shuffled } from '../../engine/core/random'

export interface Level {
  readonly pairs: number
  readonly columns: number
}

export const LEVELS: Readonly<Record<string, Level>> = {
  easy: { pairs: 6, columns: 3 },
  medium: { pairs: 8, columns: 4 },
  hard: { pairs: 12, columns: 4 },
}

/** How long a pair stays open before it locks, and a mismatch before it turns back, ms. */
export const MATCH_MS = 500
export const MISMATCH_MS = 1000

/** The pictures, by the name of what they show; each has a shape of its own. Drawn by the board. */
export const PICTURES = [
  'star',
  'moon',
  'heart',
  'drop',
  'leaf',
  'key',
  'bell',
  'fish',
  'boat',
  'cup',
  'tree',
  'bolt',
] as const

export type Picture = (typeof PICTURES)[number]

export interface Card {
  readonly id: number
  /** What the card shows. */
  readonly emoji: Picture
  readonly isFlipped: boolean
  readonly isMatched: boolean
}

export interface State extends Level {
  readonly cards: readonly Card[]
  /** The cards turned in this move, by index; two of them are being compared. */
  readonly open: readonly number[]
  /** Pairs turned so far. */
  readonly moves: number
}

/** Turn the card at this index, or settle what two open cards mean. */
export type Move = number | 'settle'

export type Rating = 'Perfect' | 'Great' | 'Good'

/** 'Perfect' at or under pairs x 1.2 moves, 'Great' at or under pairs x 1.5, otherwise 'Good'. */
export function ratingOf(moves: number, pairs: number): Rating {
  // In tenths, so that 12 x 1.5 is not a hair below 18.
  if (moves * 10 <= pairs * 12) return 'Perfect'
  return moves * 10 <= pairs * 15 ? 'Great' : 'Good'
}

function levelOf(options: OptionValues): Level {
  return LEVELS[options.difficulty ?? 'easy'] ?? (LEVELS.easy as Level)
}

function isMatch(state: State): boolean {
  const [first, second] = state.open
  if (first === undefined || second === undefined) return false
  return state.cards[first]?.emoji === state.cards[second]?.emoji
}

function changed(cards: readonly Card[], indices: readonly number[], change: Partial<Card>): readonly Card[] {
  return cards.map((card, index) => (indices.includes(index) ? { ...card, ...change } : card))
}

export const rules: TurnRules<State, Move> = {
  start(options, seed) {
    const level = levelOf(options)
    const random = createRandom(seed)
    const pictures = shuffled(random, PICTURES).slice(0, level.pairs)
    const cards = shuffled(random, [...pictures, ...pictures]).map((emoji, id) => ({
      id,
      emoji,
      isFlipped: false,
      isMatched: false,
    }))
    return { ...level, cards, open: [], moves: 0 }
  },

  apply(state, move) {
    if (move === 'settle') {
      if (state.open.length < 2) return { refused: '' }
      const matched = isMatch(state)
      const cards = changed(state.cards, state.open, matched ? { isMatched: true } : { isFlipped: false })
      const next: State = { ...state, cards, open: [] }
      const done = cards.every((card) => card.isMatched)
      const emoji = state.cards[state.open[0] as number]?.emoji
      const events: GameEvent[] = matched ? [{ type: 'match', emoji }] : [{ type: 'mismatch' }]
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
    return { state: next, events: [{ type: 'flip', emoji: card.emoji, card: move + 1 }] }
  },

  legal(state) {
    if (state.open.length === 2) return ['settle']
    return state.cards.flatMap((card, index) => (card.isFlipped || card.isMatched ? [] : [index]))
  },

  next(state) {
    if (state.open.length < 2) return null
    return { after: isMatch(state) ? MATCH_MS : MISMATCH_MS, move: 'settle' }
  },

  hud: (state) => ({
    Moves: state.moves,
    Pairs: `${state.cards.filter((card) => card.isMatched).length / 2} of ${state.pairs}`,
  }),

  outcome(state) {
    if (!state.cards.every((card) => card.isMatched)) return null
    return {
      result: 'won',
      title: ratingOf(state.moves, state.pairs),
      detail: `All ${state.pairs} pairs in ${state.moves} moves.`,
      results: { Moves: state.moves },
    }
  },

  // A letter for each picture, large where it lies open.
  debug: ({ cards, columns }) =>
    printGrid(cards.length / columns, columns, (row, col) => {
      const { emoji, isFlipped, isMatched } = cards[row * columns + col] as Card
      const letter = String.fromCharCode(97 + PICTURES.indexOf(emoji))
      return isFlipped || isMatched ? letter.toUpperCase() : letter
    }),
}
