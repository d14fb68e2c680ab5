/**
 * The rules of Emoji Decoder: the puzzles of a pack in order, three attempts each, letters to reveal, puzzles to
 * skip.
 */

import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { typedText } from '../../../engine/core/input/typed'
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, pick } from '../../../engine/core/math/random'
import { withoutMarks } from '../../shared/words/alphabet'
import { ARTICLES } from '../../shared/words/letters'
import type { Options, Pack } from '../options'
import { type Stat, texts } from '../texts/game'
import { PACKS, type Puzzle } from './packs'

export const ATTEMPTS = 3
/** Delays before the next puzzle, in ms: after a correct answer or a skip, and after a failure. */
const NEXT_MS = 2000
const FAILED_MS = 3000
/** Points that a revealed letter costs. */
const REVEAL_COST = 5
/** Maximum number of revealed letters per answer. */
const MAX_REVEALS = 3

export type Phase = 'guessing' | 'solved' | 'failed' | 'skipped'

export type Event =
  | { readonly type: 'solved'; readonly answer: string; readonly points: number }
  | { readonly type: 'wrong'; readonly left: number }
  | { readonly type: 'failed' | 'skipped'; readonly answer: string }
  | { readonly type: 'revealed'; readonly letter: string; readonly position: number }
  | { readonly type: 'nextPuzzle'; readonly puzzle: number }

export interface State {
  readonly seed: number
  readonly pack: Pack
  /** Number of puzzles in this game: all of the pack, or the first few. */
  readonly count: number
  /** Index of the current puzzle; `count` when all are done. */
  readonly at: number
  readonly phase: Phase
  /** Wrong guesses at this puzzle, as submitted. */
  readonly wrong: readonly string[]
  /** Positions of the revealed letters. */
  readonly revealed: readonly number[]
  /** Points of the last solved puzzle. */
  readonly points: number
  readonly score: number
  readonly solved: number
}

export type Move =
  | { readonly do: 'guess'; readonly text: string }
  | { readonly do: 'reveal' | 'skip' | 'next' }

/** (3 - wrong attempts + 1) x 10: 40, 30, 20; revealed letters cost 5 each, never below 0. */
export function pointsFor(wrong: number, reveals: number): number {
  return Math.max(0, (ATTEMPTS - wrong + 1) * 10 - reveals * REVEAL_COST)
}

/** The current puzzle; after the end the last one. */
export function puzzleOf(state: State): Puzzle {
  return PACKS[state.pack][Math.min(state.at, state.count - 1)] as Puzzle
}

export function isOver(state: State): boolean {
  return state.at >= state.count
}

/** Whether a wrong guess had the correct letter here: it stays visible. */
function isFound(state: State, index: number): boolean {
  const { answer } = puzzleOf(state)
  return state.wrong.some(
    (guess) => guess.length === answer.length && guess[index]?.toUpperCase() === answer[index],
  )
}

/** Positions that are neither revealed, nor found, nor spaces. */
export function hiddenIndexes(state: State): number[] {
  return [...puzzleOf(state).answer].flatMap((letter, index) =>
    letter === ' ' || state.revealed.includes(index) || isFound(state, index) ? [] : [index],
  )
}

/** A few letters may be revealed, as long as enough are left to find. */
export function canReveal(state: State): boolean {
  if (isOver(state) || state.phase !== 'guessing') return false
  return state.revealed.length < MAX_REVEALS && hiddenIndexes(state).length > 2
}

const ARTICLE = new RegExp(`\\b(?:${ARTICLES.join('|')})\\b`, 'g')

/** What decides whether an answer is right: its letters and digits, without articles and accents; `&` is "and". */
const keyOf = (text: string): string =>
  withoutMarks(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(ARTICLE, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

function guess(state: State, text: string): { state: State; events: readonly Event[] } {
  const { answer, shown } = puzzleOf(state)
  if (keyOf(text) === keyOf(answer)) {
    const points = pointsFor(state.wrong.length, state.revealed.length)
    const score = state.score + points
    return {
      state: { ...state, phase: 'solved', points, score, solved: state.solved + 1 },
      events: [{ type: 'solved', answer: shown, points }],
    }
  }
  const wrong = [...state.wrong, text]
  const left = ATTEMPTS - wrong.length
  if (left > 0) return { state: { ...state, wrong }, events: [{ type: 'wrong', left }] }
  return { state: { ...state, wrong, phase: 'failed' }, events: [{ type: 'failed', answer: shown }] }
}

function reveal(state: State): { state: State; events: readonly Event[] } {
  // The same letter for the same seed, whatever happened before.
  const random = createRandom(state.seed + state.at * 31 + state.revealed.length)
  const index = pick(random, hiddenIndexes(state))
  const letter = itemAt(puzzleOf(state).shown, index)
  return {
    state: { ...state, revealed: [...state.revealed, index] },
    events: [{ type: 'revealed', letter, position: index + 1 }],
  }
}

function next(state: State): { state: State; events: readonly Event[] } {
  const at = state.at + 1
  const events: Event[] = at < state.count ? [{ type: 'nextPuzzle', puzzle: at + 1 }] : []
  return { state: { ...state, at, phase: 'guessing', wrong: [], revealed: [], points: 0 }, events }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const { pack } = options
    return {
      seed,
      pack,
      count: options.round === '5' ? 5 : PACKS[pack].length,
      at: 0,
      phase: 'guessing',
      wrong: [],
      revealed: [],
      points: 0,
      score: 0,
      solved: 0,
    }
  },

  apply(state, move) {
    if (isOver(state) || typeof move !== 'object' || move === null) return { refused: '' }
    const isGuessing = state.phase === 'guessing'
    switch (move.do) {
      case 'guess': {
        const text = typeof move.text === 'string' ? typedText(move.text) : ''
        // An empty guess is ignored.
        return isGuessing && text !== '' ? guess(state, text) : { refused: '' }
      }
      case 'reveal':
        return canReveal(state) ? reveal(state) : { refused: '' }
      case 'skip':
        if (!isGuessing) return { refused: '' }
        return {
          state: { ...state, phase: 'skipped' },
          events: [{ type: 'skipped', answer: puzzleOf(state).shown }],
        }
      case 'next':
        return isGuessing ? { refused: '' } : next(state)
      default:
        return { refused: '' }
    }
  },

  /** Any text is a legal guess; the correct one and a wrong one represent them all. */
  legal(state) {
    if (isOver(state)) return []
    if (state.phase !== 'guessing') return [{ do: 'next' }]
    return [
      { do: 'guess', text: puzzleOf(state).answer },
      { do: 'guess', text: 'x' },
      ...(canReveal(state) ? [{ do: 'reveal' as const }] : []),
      { do: 'skip' },
    ]
  },

  next(state) {
    if (isOver(state) || state.phase === 'guessing') return null
    return { after: state.phase === 'failed' ? FAILED_MS : NEXT_MS, move: { do: 'next' } }
  },

  hud: (state): Hud<Stat> => ({
    Score: state.score,
    Puzzle: `${Math.min(state.at + 1, state.count)}/${state.count}`,
    Attempts: ATTEMPTS - state.wrong.length,
  }),

  outcome(state): Outcome<Stat> | null {
    if (!isOver(state)) return null
    return {
      result: state.solved > 0 ? 'won' : 'over',
      title: texts.ends.title,
      detail: texts.ends.solved(state.solved, state.count),
      results: { Score: state.score, Solved: state.solved },
    }
  },
}
