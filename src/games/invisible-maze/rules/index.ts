/**
 * The rules of Invisible Maze: seven mazes in a row, a single one, or endless mazes by seed. Walls are visible only
 * nearby, or after bumping into them. A maze that somebody drew is a game of its own.
 */
import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Direction } from '../../../engine/core/math/grid'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { debug } from './debug'
import { LEVELS, type Level } from './levels'
import { madeLevel } from './made'
import { stepFrom } from './maze'
import { readPosition, writePosition } from './notation'
import { ownLevel } from './own'

export type Stage = 'walking' | 'complete' | 'timeout' | 'ended'

export type Event =
  | { readonly type: 'step'; readonly direction: Direction; readonly row: number; readonly column: number }
  | { readonly type: 'bump'; readonly direction: Direction; readonly edge: boolean }
  | { readonly type: 'finished' | 'timeout' | 'gaveUp' | 'reset' }
  | { readonly type: 'complete' | 'next'; readonly level: number }
  | { readonly type: 'solution'; readonly shown: boolean }

export interface State {
  /** The level's id: 1 to 7; for mazes by seed any number from 1; 0 for a drawn one. */
  readonly level: number
  /** Only for mazes by seed. */
  readonly seed?: number
  /** The text of a drawn maze (`own.ts`), which has no number. */
  readonly own?: string
  /** Set if the game consists of this level only. */
  readonly alone?: true
  readonly at: number
  readonly stage: Stage
  /** Visited cells, in the order of the first visit. */
  readonly visited: readonly number[]
  /** Walls found by bumping into them. */
  readonly bumped: readonly number[]
  readonly moves: number
  /** Game time of the first attempted move in this level, in ms; null before it. */
  readonly began: number | null
  /** Game time of the last change, in ms. */
  readonly now: number
  readonly solution: boolean
  /** The solution was shown in this game. */
  readonly helped: boolean
  /** Completed levels, and the moves and ms of every finished attempt, successful or not. */
  readonly sum: { readonly levels: number; readonly moves: number; readonly ms: number }
}

export type Move = Direction | 'reset' | 'solution' | 'retry' | 'next' | 'end' | 'timeout'

const WAYS: readonly Direction[] = ['up', 'down', 'left', 'right']

export function levelOf({ seed, level, own }: Pick<State, 'seed' | 'level' | 'own'>): Level {
  if (own !== undefined) return ownLevel(own)
  return seed === undefined ? itemAt(LEVELS, level - 1) : madeLevel(seed, level)
}

/** This is the last maze. */
export function isLast({ seed, level, alone }: Pick<State, 'seed' | 'level' | 'alone'>): boolean {
  return alone === true || (seed === undefined && level === LEVELS.length)
}

/** Time of this level in ms at a game time; constant once the level is over. */
export function spentMs(state: State, at: number): number {
  if (state.began === null) return 0
  return Math.max(0, (state.stage === 'walking' ? at : state.now) - state.began)
}

/** The limit in ms, or infinity. */
export function limitMs(state: State): number {
  return (levelOf(state).timeLimit ?? Number.POSITIVE_INFINITY) * 1000
}

function enter(state: State, level: number): State {
  const { start } = levelOf({ ...state, level })
  return {
    ...state,
    level,
    at: start,
    stage: 'walking',
    visited: [start],
    moves: 0,
    began: null,
    solution: false,
    // Bumped walls are remembered for another try at the same maze only.
    bumped: level === state.level ? state.bumped : [],
  }
}

function begin(options: Options, seed?: number): State {
  const level = seed === undefined ? Number(options.level) : 1
  const blank: State = {
    level,
    ...(seed === undefined ? {} : { seed }),
    ...(options.mazes === 'one' ? { alone: true as const } : {}),
    at: 0,
    stage: 'walking',
    visited: [],
    bumped: [],
    moves: 0,
    began: null,
    now: 0,
    solution: false,
    helped: false,
    sum: { levels: 0, moves: 0, ms: 0 },
  }
  return enter(blank, level)
}

function timedOut(state: State, at: number): { state: State; events: readonly Event[] } {
  return { state: { ...state, stage: 'timeout', now: at }, events: [{ type: 'timeout' }] }
}

function walk(before: State, direction: Direction, at: number): { state: State; events: readonly Event[] } {
  const level = levelOf(before)
  const state: State = { ...before, began: before.began ?? at, now: at }
  if (spentMs(state, at) >= limitMs(state)) return timedOut(state, at)
  const to = stepFrom(level, state.at, direction)
  if (to === -1 || level.walls[to]) {
    const bumped = to === -1 || state.bumped.includes(to) ? state.bumped : [...state.bumped, to]
    return { state: { ...state, bumped }, events: [{ type: 'bump', direction, edge: to === -1 }] }
  }
  const moves = state.moves + 1
  const visited = state.visited.includes(to) ? state.visited : [...state.visited, to]
  const walked: State = { ...state, at: to, moves, visited }
  const row = Math.floor(to / level.size) + 1
  const column = (to % level.size) + 1
  const step: Event = { type: 'step', direction, row, column }
  if (to !== level.end) return { state: walked, events: [step] }
  const sum = {
    levels: state.sum.levels + 1,
    moves: state.sum.moves + moves,
    ms: state.sum.ms + spentMs(walked, at),
  }
  const all = isLast(state) && !state.alone
  return {
    state: { ...walked, stage: 'complete', sum },
    events: [step, all ? { type: 'finished' } : { type: 'complete', level: level.id }],
  }
}

/** Restarts the level. Every attempt costs its moves and time; otherwise a level could be learned for free. */
function tryAgain(state: State, at: number): State {
  const { levels, moves, ms } = state.sum
  const sum =
    state.stage === 'complete'
      ? { ...state.sum, levels: levels - 1 }
      : { levels, moves: moves + state.moves, ms: ms + spentMs(state, at) }
  return { ...enter(state, state.level), sum, now: at }
}

/** The effort of a finished game as a sentence. */
function effortText(moves: number, seconds: number, helped: boolean): string {
  return helped ? texts.ends.effortHelped(moves, seconds) : texts.ends.effort(moves, seconds)
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start: (options, seed) => begin(options, options.mazes === 'made' ? seed : undefined),

  apply(state, move, at) {
    if (!rules.legal(state).includes(move) && !(move === 'timeout' && rules.next?.(state)))
      return { refused: '' }
    switch (move) {
      case 'timeout':
        return timedOut(state, at)
      case 'solution': {
        const solution = !state.solution
        // The clock keeps running: automatic moves are timed from now.
        return {
          state: { ...state, solution, helped: state.helped || solution, now: at },
          events: [{ type: 'solution', shown: solution }],
        }
      }
      case 'reset':
      case 'retry':
        return { state: tryAgain(state, at), events: [{ type: 'reset' }] }
      case 'next':
        return {
          state: { ...enter(state, state.level + 1), now: at },
          events: [{ type: 'next', level: state.level + 1 }],
        }
      case 'end':
        return { state: { ...state, stage: 'ended' }, events: [{ type: 'gaveUp' }] }
      default:
        return walk(state, move, at)
    }
  },

  legal(state) {
    if (state.stage === 'walking') return [...WAYS, 'reset', 'solution']
    if (state.stage === 'timeout') return ['retry', 'end']
    if (state.stage === 'complete' && !isLast(state))
      return state.seed === undefined ? ['next', 'retry'] : ['next', 'retry', 'end']
    return []
  },

  next(state) {
    if (state.stage !== 'walking' || state.began === null || limitMs(state) === Number.POSITIVE_INFINITY)
      return null
    return { after: Math.max(0, limitMs(state) - (state.now - state.began)), move: 'timeout' }
  },

  hud: (state, at): Hud<Stat> => ({
    ...(state.own === undefined && { Level: state.level }),
    Moves: state.moves,
    Time: Math.floor(spentMs(state, at) / 1000),
    // Also stored for an abandoned game. A single level, or a game with the solution shown, counts no levels.
    Levels: state.alone || state.helped ? 0 : state.sum.levels,
  }),

  outcome(state): Outcome<Stat> | null {
    const { levels, moves, ms } = state.sum
    if (state.stage === 'ended' && state.seed !== undefined)
      return {
        result: 'over',
        title: texts.ends.solved(levels),
        detail: effortText(moves, Math.round(ms / 1000), state.helped),
        results: state.helped ? {} : { Levels: levels },
      }
    if (state.stage === 'ended') {
      const { id, name } = levelOf(state)
      return {
        result: 'lost',
        title: texts.ends.timeUp,
        detail: texts.ends.level(id, name),
        results: state.alone ? {} : { Levels: levels },
      }
    }
    if (state.stage !== 'complete' || !isLast(state)) return null
    const { alone, helped } = state
    const seconds = Math.round(ms / 100) / 10
    const results = { Time: seconds, Moves: moves }
    const effort = effortText(moves, seconds, helped)
    const { id, name } = levelOf(state)
    const won = { result: 'won', title: alone ? texts.ends.complete : texts.ends.allComplete } as const
    // Nobody else draws the same maze.
    if (state.own !== undefined) return { ...won, detail: effort, results: {} }
    // A game with the solution shown sets no records.
    if (helped) return { ...won, detail: alone ? texts.ends.effortIn(name, effort) : effort, results: {} }
    return alone
      ? { ...won, said: effort, detail: texts.ends.level(id, name), results }
      : { ...won, said: effort, results: { Levels: levels, ...results } }
  },

  notation: {
    read(text, options) {
      const { level, cell, seed, own } = readPosition(text)
      const first = begin(options, seed)
      const state = enter(own === undefined ? first : { ...first, own, alone: true }, level)
      return { ...state, at: cell, visited: [cell] }
    },
    write: (state) => writePosition(levelOf(state), state.at, state),
  },

  debug: (state) => debug(state, levelOf(state)),
}
