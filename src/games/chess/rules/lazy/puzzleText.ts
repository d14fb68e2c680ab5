/** Puzzles: their text form, one puzzle per length, replies and scoring. */
import type { Outcome } from '../../../../engine/core/game/contract'
import type { Options } from '../../options'
import type { Stat } from '../../texts/game'
import { lazyTexts } from '../../texts/lazy'
import type { Step } from '../moves'
import type { Kind } from '../pieces'
import type { Event, Puzzle, State, Theme } from '../state'
import { THEME_LETTERS } from '../tactics'

const texts = lazyTexts.puzzle

const TACTIC = '7k/rp4pp/8/8/1P1Q4/5P2/r5PP/6K1 w - -,d4d8,b16'

/** One puzzle per length and one for runs, used as a placeholder until the game's own puzzle is set: the full list loads on demand. */
export const FIRST: Readonly<Record<Exclude<Options['task'], 'game'>, string>> = {
  mate1: '1nb3n1/4p3/p2q1k1r/2pB1p1p/5P2/1P2B3/P4KQ1/R7 w - -,g2g5',
  mate2: '1rbk3b/1p1pp3/p6r/2pN1p2/2P2P2/PB2PN2/1P1P2q1/1RBQK3 b - -,h6h1 f3g1 h1g1',
  mate3: '5r2/7k/7p/2N5/P3n3/6nP/1P1b2K1/8 b - -,f8f2 g2g1 g3e2 g1h1 e4g3',
  mate4: '7r/k7/8/2pp4/2p3p1/4p3/3b2K1/8 b - -,e3e2 g2g3 e2e1q g3g4 e1e4 g4g3 d2e1',
  streak: TACTIC,
  storm: TACTIC,
}

const THEMES: Readonly<Record<string, Theme>> = Object.fromEntries(
  Object.entries(THEME_LETTERS).map(([theme, letter]) => [letter, theme as Theme]),
)

/**
 * Reads a puzzle: the first four FEN fields, a comma, and the moves of the solution. In a tactic another comma follows,
 * the letter of its theme, if any, and its difficulty.
 *
 * @throws Error whose message explains the problem
 */
export function readPuzzle(text: string, isTactic: boolean): { fen: string; puzzle: Puzzle } {
  const [fen, moves, tag] = text.split(',')
  const [, letter] = tag?.match(/^([fpsdb]?)\d{1,3}$/) ?? []
  const line = moves?.split(' ') ?? []
  if (
    !fen ||
    line.length % 2 === 0 ||
    line.length > 7 ||
    (isTactic ? letter === undefined : tag !== undefined) ||
    !line.every((move) => /^([a-h][1-8]){2}[qrbn]?$/.test(move))
  )
    throw new Error(texts.noPuzzle)
  const puzzle = { mate: (line.length + 1) >> 1, line, wrong: 0 }
  return {
    fen: `${fen} 0 1`,
    puzzle: letter === undefined ? puzzle : { ...puzzle, theme: THEMES[letter] ?? null },
  }
}

export function stepFrom(word: string): Step {
  const step = { from: word.slice(0, 2), to: word.slice(2, 4) }
  return word.length > 4 ? { ...step, promotion: word[4] as Kind } : step
}

const wordOf = ({ from, to, promotion }: Step) => `${from}${to}${promotion ?? ''}`

/** The automatic reply, which holds out longest. */
export const answerOf = ({ puzzle, moves }: State): Step => stepFrom(puzzle?.line[moves.length] as string)

/**
 * Judges the solver's move. It counts if it is the solution, or if it mates.
 *
 * @param after the state that the move leads to by the rules
 */
export function solving(
  state: State,
  step: Step,
  after: { state: State; events: Event[] },
): { state: State; events: Event[] } {
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

export function puzzleOutcome({ mate, wrong }: Puzzle): Outcome<Stat> {
  const first = wrong === 0
  const detail = first ? texts.firstTry(mate) : texts.afterWrong(mate, wrong)
  return { result: first ? 'won' : 'over', title: texts.solved, detail }
}
