/** Owns a play that is a puzzle: what it begins with, how one is set, what a move in it leads to, and how it ends. */
import type { Applied, GameEvent, OptionValues, Outcome } from '../../../engine/core/contract'
import type { Step } from './moves'
import { whyNot } from './refusals'
import type { Move, Puzzle, State } from './state'
import { begin, stepped, turnOf } from './stepping'

/** One of each length, which stands there until the play's own is set: the long list is loaded when it is asked for. */
const FIRST: Readonly<Record<string, string>> = {
  mate1: '1nb3n1/4p3/p2q1k1r/2pB1p1p/5P2/1P2B3/P4KQ1/R7 w - -,g2g5',
  mate2: '1rbk3b/1p1pp3/p6r/2pN1p2/2P2P2/PB2PN2/1P1P2q1/1RBQK3 b - -,h6h1 f3g1 h1g1',
  mate3: '5r2/7k/7p/2N5/P3n3/6nP/1P1b2K1/8 b - -,f8f2 g2g1 g3e2 g1h1 e4g3',
  mate4: '7r/k7/8/2pp4/2p3p1/4p3/3b2K1/8 b - -,e3e2 g2g3 e2e1q g3g4 e1e4 g4g3 d2e1',
}

/** What a play with these options begins with; null where a game is played. */
export function startPuzzle(options: OptionValues, seed: number): State | null {
  const first = FIRST[options.task ?? '']
  if (first === undefined) return null
  const state = setPuzzle(first)
  return { ...state, puzzle: { ...(state.puzzle as Puzzle), seed } }
}

/** The state that a puzzle's text means. Throws an Error that says what is wrong. */
export function setPuzzle(text: string): State {
  const { fen, puzzle } = readPuzzle(text)
  const start = begin(fen, 'full', null, null)
  const state: State = { ...start, you: turnOf(start), puzzle }
  const last = puzzle.line.reduce<State | null>(
    (now, word) => now && (stepped(now, stepFrom(word))?.state ?? null),
    state,
  )
  if (last?.end?.reason !== 'mate') throw new Error('This is no puzzle: its line does not mate.')
  return state
}

/** A puzzle as text: the first four fields of a FEN, a comma, the moves of its solution. Throws an Error that says what is wrong. */
function readPuzzle(text: string): { fen: string; puzzle: Puzzle } {
  const [fen, moves] = text.split(',')
  const line = moves?.split(' ') ?? []
  if (
    !fen ||
    line.length % 2 === 0 ||
    line.length > 7 ||
    !line.every((move) => /^([a-h][1-8]){2}[qrbn]?$/.test(move))
  )
    throw new Error('This is no puzzle.')
  return { fen: `${fen} 0 1`, puzzle: { mate: (line.length + 1) >> 1, line, wrong: 0 } }
}

export function stepFrom(word: string): Step {
  const step = { from: word.slice(0, 2), to: word.slice(2, 4) }
  return word.length > 4 ? { ...step, promotion: word[4] as Step['promotion'] } : step
}

const wordOf = ({ from, to, promotion }: Step) => `${from}${to}${promotion ?? ''}`

/** Whether the other side is to answer. */
export const isAnswering = ({ puzzle, moves, end }: State) =>
  puzzle !== undefined && !end && moves.length % 2 === 1

/** What comes by itself: the answer that holds out longest. */
export const answerOf = ({ puzzle, moves }: State): Step => stepFrom(puzzle?.line[moves.length] as string)

/** A move of whoever solves, which `after` is where it leads by the rules: it counts where it is the one, or where it mates. */
function solving(
  state: State,
  step: Step,
  after: { state: State; events: GameEvent[] },
): { state: State; events: GameEvent[] } {
  const puzzle = state.puzzle as Puzzle
  const last = state.moves.length === puzzle.line.length - 1
  const right = wordOf(step) === puzzle.line[state.moves.length]
  if (right || (last && after.state.end?.reason === 'mate')) return after
  const left = puzzle.mate - (state.moves.length >> 1)
  const san = after.state.sans.at(-1) as string
  return {
    state: { ...state, puzzle: { ...puzzle, wrong: puzzle.wrong + 1 } },
    events: [{ type: 'wrong', san, left }],
  }
}

export function puzzleOutcome({ mate, wrong }: Puzzle): Outcome {
  const first = wrong === 0
  const tries = first ? 'at the first try' : `after ${wrong} wrong ${wrong === 1 ? 'move' : 'moves'}`
  return { result: first ? 'won' : 'over', title: 'Solved', detail: `Mate in ${mate}, ${tries}.` }
}

/** A move in a puzzle. */
export function puzzled(state: State, move: Move): Applied<State> {
  if ('puzzle' in move) {
    if (state.puzzle?.seed === undefined || state.moves.length > 0) return { refused: '' }
    try {
      return { state: setPuzzle(String(move.puzzle)), events: [{ type: 'set' }] }
    } catch (error) {
      return { refused: (error as Error).message }
    }
  }
  if ('answer' in move) return (isAnswering(state) && stepped(state, answerOf(state))) || { refused: '' }
  if (!('to' in move) || 'draw' in move || isAnswering(state)) return { refused: '' }
  const after = stepped(state, move)
  return after ? solving(state, move, after) : { refused: whyNot(state, move) }
}
