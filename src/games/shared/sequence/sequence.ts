/**
 * Rules of games with a growing sequence: watch it, repeat it, and it grows by one step; or pass it from player to
 * player.
 */

import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/rules'
import { itemAt } from '../../../engine/core/itemAt'
import { pow } from '../../../engine/core/math/exactMath'
import { createRandom, drawInt } from '../../../engine/core/math/random'
import type { SequenceOptions } from './options'
import { begunBy, isAdding, nextOf, type Pass, passOutcome } from './passAround'
import { type Stat, sequenceTexts } from './texts/game'

/** Parameters of such a game. */
export interface SequenceGame<Options extends SequenceOptions = SequenceOptions> {
  readonly pads: number
  /** The number of pads with these options. Default: `pads`. */
  padsWith?(options: Options): number
  /**
   * Duration of one shown step in ms, including its pause.
   *
   * @param level from 1
   */
  stepMs(level: number): number
  /** Heading of the end panel. */
  readonly title: string
  /** The heading as a complete sentence with the score. */
  said?(score: number): string
}

export interface SequenceState {
  /** Number of pads, if it differs from the game's default. */
  readonly pads?: number
  /** Only in games of two to four people. */
  readonly pass?: Pass
  /** The pads in order, each 0 to pads - 1. Its length is the level. */
  readonly sequence: readonly number[]
  /** 'replay' shows the sequence once more after a mistake. */
  readonly phase: 'show' | 'input' | 'replay' | 'over'
  /** Steps lit so far while showing; steps repeated so far while repeating. */
  readonly done: number
  /** The pad that is lit now. */
  readonly lit: number | null
  /** The wrong pad that was pressed. `mistake` is the step, from 1. */
  readonly wrong: number | null
  readonly mistake: number
  readonly score: number
  /** State of the random generator that draws the next step. */
  readonly random: number
  /** The level that wins the game; 0 for an endless game. */
  readonly goal: number
  /** The sequence is repeated in reverse order. */
  readonly backwards: boolean
  /** Duration of a step relative to the default. */
  readonly pace: number
}

/** Durations of a step relative to the default. */
const PACES: Readonly<Record<SequenceOptions['pace'], number>> = { slow: 1.5, usual: 1, fast: 0.6 }

function asked({
  goal,
  order,
  pace,
  players,
}: SequenceOptions): Pick<SequenceState, 'goal' | 'backwards' | 'pace' | 'pass'> {
  return {
    ...begunBy(Number(players)),
    goal: goal === 'none' ? 0 : Number(goal),
    backwards: order === 'backwards',
    pace: PACES[pace],
  }
}

/** The pad that is expected after `done` steps. */
export function expectedOf({ sequence, backwards }: SequenceState, done: number): number {
  return (backwards ? sequence.at(-1 - done) : sequence[done]) as number
}

/** A pad to press, 'step' to continue showing, or 'again' to restart it. The last two are automatic. */
export type SequenceMove = number | 'step' | 'again'

/** Fraction of a step during which its pad is lit. */
const LIT_SHARE = 0.7
/** Pause in ms before a sequence is shown, also after a mistake. */
export const BEFORE_MS = 900
/** Points of a level per step of its sequence. */
const POINTS_A_LEVEL = 10

function grown(pads: number, sequence: readonly number[], random: number) {
  const state = createRandom(random)
  const pad = drawInt(state, 0, pads - 1)
  return { sequence: [...sequence, pad], random: drawInt(state, 0, pow(2, 31) - 1) }
}

/** Events of a sequence game. Pads count from 0, players and steps from 1. */
export type SequenceEvent =
  | { readonly type: 'show'; readonly pad: number; readonly step: number; readonly ms: number }
  | { readonly type: 'yourTurn'; readonly steps: number }
  | { readonly type: 'press'; readonly pad: number; readonly step: number }
  | { readonly type: 'wrong'; readonly pad: number; readonly expected: number }
  | { readonly type: 'level'; readonly level: number; readonly points: number }
  | { readonly type: 'passed'; readonly player: number; readonly steps: number }

/** Creates the rules. A level of n steps scores n x 10 points; one mistake ends the game. */
export function sequenceRules<Options extends SequenceOptions = SequenceOptions>(
  game: SequenceGame<Options>,
): TurnRules<SequenceState, SequenceMove, SequenceEvent, Options, Stat> {
  function shown(state: SequenceState): Applied<SequenceState, SequenceEvent> {
    const { sequence, done } = state
    if (state.lit !== null) {
      const over = done === sequence.length
      const events: SequenceEvent[] = []
      let phase = state.phase
      if (over && phase === 'show') {
        phase = 'input'
        events.push({ type: 'yourTurn', steps: sequence.length })
      } else if (over && state.pass) return handed(state, state.pass, events)
      else if (over) phase = 'over'
      return { state: { ...state, lit: null, phase, done: over ? 0 : done }, events }
    }
    const pad = itemAt(sequence, done)
    return {
      state: { ...state, lit: pad, done: done + 1 },
      events: [{ type: 'show', pad, step: done + 1, ms: litMs(state) }],
    }
  }

  const padsOf = (state: SequenceState) => state.pads ?? game.pads

  /** Passes the turn to the next player, or ends the game if only one is left. */
  function handed(
    state: SequenceState,
    pass: Pass,
    events: readonly SequenceEvent[],
  ): Applied<SequenceState, SequenceEvent> {
    const left: SequenceState = { ...state, lit: null, done: 0 }
    if (pass.out.length >= pass.players - 1) return { state: { ...left, phase: 'over' }, events }
    const turn = nextOf(pass)
    const passed: SequenceEvent = { type: 'passed', player: turn + 1, steps: state.sequence.length }
    return { state: { ...left, phase: 'input', pass: { ...pass, turn } }, events: [...events, passed] }
  }

  function pressed(state: SequenceState, pad: number): Applied<SequenceState, SequenceEvent> {
    if (state.pass && isAdding(state)) {
      const press: SequenceEvent = { type: 'press', pad, step: state.done + 1 }
      return handed({ ...state, sequence: [...state.sequence, pad] }, state.pass, [press])
    }
    const { sequence, done } = state
    const expected = expectedOf(state, done)
    if (pad !== expected) {
      const pass = state.pass && { pass: { ...state.pass, out: [...state.pass.out, state.pass.turn] } }
      return {
        state: { ...state, ...pass, phase: 'replay', done: 0, wrong: pad, mistake: done + 1 },
        events: [{ type: 'wrong', pad, expected }],
      }
    }
    const press: SequenceEvent = { type: 'press', pad, step: done + 1 }
    if (done + 1 < sequence.length || state.pass)
      return { state: { ...state, done: done + 1 }, events: [press] }
    const points = sequence.length * POINTS_A_LEVEL
    const score = state.score + points
    const events: readonly SequenceEvent[] = [press, { type: 'level', level: sequence.length, points }]
    if (sequence.length === state.goal) return { state: { ...state, phase: 'over', done: 0, score }, events }
    return {
      state: { ...state, ...grown(padsOf(state), sequence, state.random), phase: 'show', done: 0, score },
      events,
    }
  }

  /** Presses in rhythm right after the mistake must not skip the replay: its first step is always shown. */
  const mayEnd = ({ phase, done, lit }: SequenceState) =>
    phase === 'replay' && (done > 1 || (done === 1 && lit === null))

  /** The showing has begun. If a pause interrupts it, it restarts from the first step. */
  const isBegun = ({ phase, done, lit }: SequenceState) =>
    (phase === 'show' || phase === 'replay') && (done > 0 || lit !== null)

  const stepMs = (state: SequenceState) => Math.round(game.stepMs(state.sequence.length) * state.pace)
  const litMs = (state: SequenceState) => Math.round(stepMs(state) * LIT_SHARE)

  return {
    start(options, seed) {
      const own = asked(options)
      const pads = game.padsWith?.(options) ?? game.pads
      return {
        ...own,
        ...(pads === game.pads ? {} : { pads }),
        // In pass-around mode the players create the sequence.
        ...(own.pass ? { sequence: [], random: seed } : grown(pads, [], seed)),
        phase: own.pass ? 'input' : 'show',
        done: 0,
        lit: null,
        wrong: null,
        mistake: 0,
        score: 0,
      }
    },

    apply(state, move) {
      if (state.phase === 'over') return { refused: '' }
      if (move === 'again')
        return isBegun(state) ? { state: { ...state, lit: null, done: 0 }, events: [] } : { refused: '' }
      if (move === 'step') return state.phase === 'input' ? { refused: '' } : shown(state)
      if (!Number.isInteger(move) || move < 0 || move >= padsOf(state)) return { refused: '' }
      // A press during the replay skips the rest.
      if (mayEnd(state) && state.pass) return handed(state, state.pass, [])
      if (mayEnd(state)) return { state: { ...state, phase: 'over', lit: null }, events: [] }
      return state.phase === 'input' ? pressed(state, move) : { refused: '' }
    },

    legal(state) {
      if (state.phase === 'over') return []
      const showing: SequenceMove[] = isBegun(state) ? ['step', 'again'] : ['step']
      if (state.phase === 'show') return showing
      const pads = Array.from({ length: padsOf(state) }, (_, pad) => pad)
      if (state.phase === 'input') return pads
      return mayEnd(state) ? [...showing, ...pads] : showing
    },

    next(state) {
      if (state.phase === 'input' || state.phase === 'over') return null
      const step = stepMs(state)
      if (state.lit !== null) return { after: litMs(state), move: 'step' }
      return { after: state.done === 0 ? BEFORE_MS : step - litMs(state), move: 'step' }
    },

    interrupted: (state) => (isBegun(state) ? 'again' : null),

    hud: ({ pass, sequence, score }): Hud<Stat> =>
      pass ? { Player: pass.turn + 1, Steps: sequence.length } : { Level: sequence.length, Score: score },

    outcome(state): Outcome<Stat> | null {
      if (state.phase !== 'over') return null
      const level = state.sequence.length
      if (state.pass) return passOutcome(state.pass, level)
      if (state.wrong === null)
        return {
          result: 'won',
          title: sequenceTexts.ends.complete(level),
          detail: sequenceTexts.ends.noMistake,
          results: { Score: state.score, Level: level },
        }
      return {
        result: 'over',
        title: game.title,
        said: game.said?.(state.score),
        detail: sequenceTexts.ends.mistake(state.mistake, level),
        results: { Score: state.score, Level: level },
      }
    },
  }
}
