/** The rules of Color Grid Challenge: find the tile that differs in time, with three lives. */

import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { square } from '../../../engine/core/math/exactMath'
import { printGrid } from '../../../engine/core/math/grid'
import type { Random } from '../../../engine/core/math/random'
import { createRandom } from '../../../engine/core/math/random'
import { tenthsText } from '../../../engine/core/text'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { differenceAt, drawGrid, type Grid, turnAt, VISIBLE_LIMIT } from './grid'

const LIVES = 3
/** Pause before a new grid, in ms. */
const PAUSE_MS = 1000
/** Number of grids per level. */
export const GRIDS_A_LEVEL = 3

export type Event =
  | { readonly type: 'found'; readonly points: number; readonly run: number }
  | { readonly type: 'wrong' | 'late' | 'noRow' }
  | { readonly type: 'lifeLost'; readonly lives: number }
  | { readonly type: 'grid'; readonly size: number }
  | { readonly type: 'level'; readonly level: number }
  | { readonly type: 'row'; readonly row: number }

export interface State {
  readonly grid: Grid
  /** Counted from 0. */
  readonly level: number
  /** Number of grids found in this game. */
  readonly found: number
  readonly lives: number
  readonly score: number
  /** Game time at which this grid appeared, in ms. */
  readonly since: number
  /** How this grid ended; null while the player searches. */
  readonly ended: 'right' | 'wrong' | 'late' | null
  /** The wrong tile that was pressed. */
  readonly wrong: number | null
  readonly random: Readonly<Random>
  /** The row that was selected by number; the next number selects the column. */
  readonly row?: number
  /** Stripes instead of shades. */
  readonly patterns?: true
  /** Another hue instead of another shade. */
  readonly hues?: true
  /** Without a time limit. */
  readonly untimed?: true
}

/** Grids found for each rank after the first. */
const RANKS_AT = [4, 9, 15, 21, 30] as const

/** The index of a rank in `texts.ranks`, and the grids found that the next one takes; null at the highest one. */
export function rankOf(found: number): { readonly rank: number; readonly nextAt: number | null } {
  const rank = RANKS_AT.filter((at) => found >= at).length
  return { rank, nextAt: RANKS_AT[rank] ?? null }
}

/**
 * The index of a tile to press, or a row to select or deselect; automatic moves: the time is over, the next grid
 * appears.
 */
export type Move = number | { readonly row: number | null } | 'late' | 'next'

/** Points of a grid: tenths of a second left, plus (level + 1) x 10 with levels from 0. */
export function pointsOf(level: number, leftMs: number): number {
  return Math.max(0, Math.floor(leftMs / 100)) + (level + 1) * 10
}

function dealt({ row, ...state }: Omit<State, 'grid' | 'ended' | 'wrong'>): State {
  const random = { ...state.random }
  const grid = drawGrid(random, state.level, state.hues ? 'hue' : 'shade')
  return { ...state, grid, ended: null, wrong: null, random }
}

function lost(state: State, ended: 'wrong' | 'late', wrong: number | null, events: Event[]) {
  const lives = state.lives - 1
  const spent: Event[] = lives === 0 ? [] : [{ type: 'lifeLost', lives }]
  return { state: { ...state, lives, ended, wrong }, events: [...events, ...spent] }
}

/** The rank, and the smallest difference that was found. */
function detailOf({ found, patterns, hues }: State): string {
  const { rank, nextAt } = rankOf(found)
  const name = itemAt(texts.ranks, rank)
  const reached =
    nextAt === null
      ? texts.ends.highest(name)
      : texts.ends.rank(name, nextAt - found, itemAt(texts.ranks, rank + 1))
  return found === 0 ? reached : `${reached} ${finestOf(Math.floor((found - 1) / GRIDS_A_LEVEL))}`

  function finestOf(hardest: number): string {
    if (patterns) return texts.ends.finestPatterns(Math.round(turnAt(hardest)))
    const times = differenceAt(hardest) / VISIBLE_LIMIT
    const text = times < 2 ? tenthsText(times) : String(Math.round(times))
    return hues ? texts.ends.finestHues(text) : texts.ends.finestShades(text)
  }
}

/** Selects the row for the next number; null deselects it. */
function named({ row: before, ...state }: State, row: unknown): Applied<State, Event> {
  if (row === null) return before === undefined ? { refused: '' } : { state, events: [{ type: 'noRow' }] }
  if (!Number.isInteger(row) || (row as number) < 0 || (row as number) >= state.grid.size)
    return { refused: '' }
  return { state: { ...state, row: row as number }, events: [{ type: 'row', row: (row as number) + 1 }] }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start({ tiles, clock }: Options, seed) {
    const random = createRandom(seed)
    const blank = { level: 0, found: 0, lives: LIVES, score: 0, since: 0, random }
    return {
      ...dealt(tiles === 'hues' ? { ...blank, hues: true } : blank),
      ...(tiles === 'patterns' && { patterns: true }),
      ...(clock === 'off' && { untimed: true }),
    }
  },

  apply(state, move, at) {
    if (move === 'next') {
      if (!state.ended || state.lives === 0) return { refused: '' }
      return { state: dealt({ ...state, since: at }), events: [{ type: 'grid', size: state.grid.size }] }
    }
    if (state.ended) return { refused: '' }
    if (move === 'late') {
      if (state.untimed) return { refused: '' }
      return lost(state, 'late', null, [{ type: 'late' }])
    }
    if (typeof move === 'object' && move !== null) return named(state, move.row)
    if (!Number.isInteger(move) || move < 0 || move >= square(state.grid.size)) return { refused: '' }
    if (move !== state.grid.at) return lost(state, 'wrong', move, [{ type: 'wrong' }])
    const points = pointsOf(state.level, state.untimed ? 0 : state.since + state.grid.timeMs - at)
    const found = state.found + 1
    const level = Math.floor(found / GRIDS_A_LEVEL)
    const rose: Event[] = level > state.level ? [{ type: 'level', level: level + 1 }] : []
    return {
      state: { ...state, ended: 'right', found, level, score: state.score + points },
      events: [{ type: 'found', points, run: found % GRIDS_A_LEVEL }, ...rose],
    }
  },

  legal(state) {
    if (state.ended) return state.lives === 0 ? [] : ['next']
    const { size } = state.grid
    const rows = Array.from({ length: size }, (_, row) => ({ row }))
    const none = state.row === undefined ? [] : [{ row: null }]
    const late = state.untimed ? [] : (['late'] as const)
    return [...Array.from({ length: square(size) }, (_, tile) => tile), ...rows, ...none, ...late]
  },

  next(state) {
    if (state.ended) return state.lives === 0 ? null : { after: PAUSE_MS, move: 'next' }
    return state.untimed ? null : { after: state.grid.timeMs, move: 'late' }
  },

  hud: (state): Hud<Stat> => ({ Score: state.score, Lives: state.lives, Level: state.level + 1 }),

  outcome(state): Outcome<Stat> | null {
    if (state.lives > 0) return null
    return {
      result: 'over',
      title: texts.ends.title,
      detail: detailOf(state),
      results: { Score: state.score, Grids: state.found },
    }
  },

  debug: ({ grid, wrong }) =>
    printGrid(grid.size, grid.size, (row, col) => {
      const at = row * grid.size + col
      return at === grid.at ? 'O' : at === wrong ? 'x' : '.'
    }),
}
