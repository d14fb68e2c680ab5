/** Streak and storm: tactics one after another, of rising difficulty. */
import type { Applied } from '../../../engine/core/game/contract'
import { ROUNDING_MS } from './clock'
import { lazyRules } from './lazyRules'
import { setPuzzle } from './puzzle'
import { whyNot } from './refusals'
import { type Event, isAnswering, type Move, type Puzzle, type Run, type State } from './state'
import { stepped, turnOf } from './stepping'
import { lengthOf } from './tactics'

const STORM_MS = 180_000
/** How long a solved or missed position stays on the board, in ms. */
const SHOWN_MS = { solved: 700, missed: 2000 } as const

interface Result {
  readonly state: State
  readonly events: readonly Event[]
}

/** Applies a move in a run. */
export function applyToRun(state: State, run: Run, move: Move, at: number): Applied<State, Event> {
  const { ends } = run
  if ('flag' in move) return ends !== null && at >= ends - ROUNDING_MS ? timeUp(state, run) : { refused: '' }
  const result = advanced(state, { ...run, since: at }, move)
  // The timer of the page may be late.
  return !('refused' in result) && ends !== null && at >= ends ? timeUp(state, run) : result
}

function timeUp(state: State, run: Run): Result {
  const end = { winner: null, reason: 'time' } as const
  return { state: { ...state, end, run: { ...run, since: run.ends ?? 0 } }, events: [{ type: 'flag' }] }
}

function advanced(state: State, run: Run, move: Move): Applied<State, Event> {
  const { phase } = run
  if ('next' in move)
    return move.next === true && (phase === 'solved' || phase === 'missed')
      ? { state: { ...state, run: { ...run, phase: 'waiting' } }, events: [] }
      : { refused: '' }
  if ('puzzle' in move) return phase === 'waiting' ? set(run, String(move.puzzle)) : { refused: '' }
  if ('answer' in move) {
    const after = isAnswering(state) ? stepped(state, lazyRules.part.answerOf(state)) : null
    return after ? { state: { ...after.state, run }, events: after.events } : { refused: '' }
  }
  if (!('to' in move) || 'draw' in move || phase !== 'solving' || isAnswering(state)) return { refused: '' }
  const after = stepped(state, move)
  if (!after) return { refused: whyNot(state, move) }
  const { line } = state.puzzle as Puzzle
  if (after.state.moves.at(-1) !== line[state.moves.length]) return missed(state, run)
  // A mate ends the position, not the run.
  const next = { ...after.state, end: null }
  if (next.moves.length < line.length) return { state: { ...next, run }, events: after.events }
  return solved({ state: next, events: after.events }, run)
}

function set(run: Run, text: string): Applied<State, Event> {
  try {
    const state = setPuzzle(text, true)
    const ends = run.kind === 'storm' ? (run.ends ?? run.since + STORM_MS) : null
    const said = lazyRules.part.setText(run, turnOf(state))
    return {
      state: { ...state, run: { ...run, phase: 'solving', ends } },
      events: [{ type: 'set', text: said }],
    }
  } catch (error) {
    return { refused: (error as Error).message }
  }
}

function solved({ state, events }: Result, before: Run): Result {
  const combo = before.combo + 1
  const run: Run = {
    ...before,
    index: before.index + 1,
    solved: before.solved + 1,
    combo,
    longest: Math.max(before.longest, combo),
    phase: 'solved',
    last: { theme: state.puzzle?.theme ?? null, right: null },
  }
  const end = run.index === lengthOf(run) ? ({ winner: null, reason: 'solved' } as const) : null
  return {
    state: { ...state, end, run },
    events: [...events, { type: 'solved', text: lazyRules.part.lastText(run) }],
  }
}

/** The right move is made instead of the wrong one. */
function missed(state: State, before: Run): Result {
  const shown = (stepped(state, lazyRules.part.answerOf(state)) as Result).state
  const run: Run = {
    ...before,
    index: before.index + 1,
    combo: 0,
    phase: 'missed',
    last: { theme: state.puzzle?.theme ?? null, right: shown.sans.at(-1) as string },
  }
  const isOver = run.kind === 'streak' || run.index === lengthOf(run)
  const end = isOver ? ({ winner: null, reason: 'missed' } as const) : null
  return { state: { ...shown, end, run }, events: [{ type: 'missed', text: lazyRules.part.lastText(run) }] }
}

/** What is next without the player: the reply, the next position, or the end of a storm. */
export function nextOf(
  state: State,
  { phase, since, ends }: Run,
  answerMs: number,
): { readonly after: number; readonly move: Move } | null {
  if (state.end) return null
  const shown = phase === 'solved' || phase === 'missed'
  const next = shown
    ? ({ after: SHOWN_MS[phase], move: { next: true } } as const)
    : isAnswering(state)
      ? ({ after: answerMs, move: { answer: true } } as const)
      : null
  if (ends === null) return next
  const left = Math.max(0, ends - since)
  return next && next.after < left ? next : { after: left, move: { flag: true } }
}
