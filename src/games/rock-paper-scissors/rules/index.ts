/** Owns the rules of Rock Paper Scissors: your choice, a second of waiting, the computer's, and the score. */
import type { Applied, GameEvent, OptionValues, TurnRules } from '../../../engine/core/contract'
import { createRandom, pick, type Random } from '../../../engine/core/random'
import { BEATS, HAND_NAMES, HANDS, type Hand, type Result, type Round, resultOf } from './hands'
import { outguess } from './predictor'

/** How long the computer chooses. */
export const CHOOSING_MS = 1000
/** The words while it does. */
export const CHOOSING = 'Computer is choosing...'
/** What is remembered of past rounds: enough to learn from. */
const MEMORY = 60

export interface State {
  readonly random: Random
  /** What you chose, while the computer is choosing; else null. */
  readonly chosen: Hand | null
  /** The latest rounds, oldest first. */
  readonly rounds: readonly Round[]
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** Wins in a row: now, and the most so far. */
  readonly streak: number
  readonly longest: number
  /** Wins that decide the match; 0 when it goes on for ever. */
  readonly target: number
  /** The computer learns from your rounds. */
  readonly learns: boolean
  /** The visitor has ended an endless play. */
  readonly finished: boolean
}

/** The score of all plays since the last reset. */
export interface Tally {
  readonly wins: number
  readonly losses: number
  readonly ties: number
}

/** A hand; 'reveal' comes by itself; 'reset' sets the score back; 'finish' ends a play without a target; a tally is gone on with. */
export type Move = Hand | 'reveal' | 'reset' | 'finish' | { readonly tally: Tally }

function start(options: OptionValues, seed: number): State {
  return {
    random: createRandom(seed),
    chosen: null,
    rounds: [],
    wins: 0,
    losses: 0,
    ties: 0,
    streak: 0,
    longest: 0,
    target: options.match === undefined || options.match === 'endless' ? 0 : Number(options.match),
    learns: options.computer === 'learns',
    finished: false,
  }
}

function isOver({ target, wins, losses, finished }: State): boolean {
  return finished || (target > 0 && (wins >= target || losses >= target))
}

/** There is a score to reset, or to end the play with. */
export function hasScore({ wins, losses, ties }: State): boolean {
  return wins + losses + ties > 0
}

/** 'Rock beats scissors.' */
export function reasonOf({ you, computer }: Round): string {
  if (you === computer) return `Both chose ${HAND_NAMES[you].toLowerCase()}.`
  const winner = BEATS[you] === computer ? you : computer
  return `${HAND_NAMES[winner]} ${winner === 'paper' ? 'covers' : winner === 'rock' ? 'crushes' : 'cut'} ${BEATS[winner]}.`
}

function reveal(state: State, chosen: Hand): { state: State; events: GameEvent[] } {
  const random = { ...state.random }
  // What you chose just now is not among the rounds: the computer cannot peek.
  const computer = state.learns ? outguess(state.rounds, random) : pick(random, HANDS)
  const round: Round = { you: chosen, computer }
  const result: Result = resultOf(round)
  const streak = result === 'win' ? state.streak + 1 : result === 'tie' ? state.streak : 0
  const next: State = {
    ...state,
    random,
    chosen: null,
    rounds: [...state.rounds, round].slice(-MEMORY),
    wins: state.wins + (result === 'win' ? 1 : 0),
    losses: state.losses + (result === 'lose' ? 1 : 0),
    ties: state.ties + (result === 'tie' ? 1 : 0),
    streak,
    longest: Math.max(state.longest, streak),
  }
  return {
    state: next,
    events: [{ type: result, you: chosen, computer, reason: reasonOf(round), streak }],
  }
}

const NONE: Tally = { wins: 0, losses: 0, ties: 0 }
const tallyOf = ({ wins, losses, ties }: Tally) => ({ wins, losses, ties })

/** A fresh play without a target goes on with the score of those before. */
function goneOn(state: State, tally: Tally | undefined): Applied<State> {
  if (!tally) return { refused: '' }
  const { wins, losses, ties } = tally
  const isCount = (count: number) => Number.isInteger(count) && count >= 0
  if (state.target > 0 || state.rounds.length > 0 || hasScore(state) || ![wins, losses, ties].every(isCount))
    return { refused: '' }
  return { state: { ...state, wins, losses, ties }, events: [] }
}

export const rules: TurnRules<State, Move> = {
  start,

  apply(state, move) {
    if (isOver(state)) return { refused: '' }
    if (move === 'reveal') return state.chosen ? reveal(state, state.chosen) : { refused: '' }
    if (state.chosen) return { refused: '' }
    if (move === 'reset') {
      if (!hasScore(state)) return { refused: '' }
      // The longest streak was made in this play, and stays.
      const fresh = { rounds: [], wins: 0, losses: 0, ties: 0, streak: 0 }
      return { state: { ...state, ...fresh }, events: [{ type: 'reset' }] }
    }
    if (move === 'finish') {
      if (state.target > 0 || !hasScore(state)) return { refused: '' }
      return { state: { ...state, finished: true }, events: [] }
    }
    if (typeof move === 'object') return goneOn(state, move?.tally)
    if (!HANDS.includes(move)) return { refused: '' }
    return { state: { ...state, chosen: move }, events: [{ type: 'choose', hand: move }] }
  },

  carry: {
    start: tallyOf(NONE),
    // A match counts its own rounds.
    figures: (state) => (state.target > 0 ? null : tallyOf(state)),
    begin: ({ wins = 0, losses = 0, ties = 0 }) => ({
      // Two tabs may have set back the same score.
      tally: { wins: Math.max(0, wins), losses: Math.max(0, losses), ties: Math.max(0, ties) },
    }),
  },

  legal: (state) => (isOver(state) || state.chosen ? [] : HANDS),
  next: (state) => (state.chosen && !isOver(state) ? { after: CHOOSING_MS, move: 'reveal' } : null),

  hud: (state) => ({
    Wins: state.wins,
    Losses: state.losses,
    Ties: state.ties,
    Streak: state.streak,
  }),

  outcome(state) {
    if (!isOver(state)) return null
    const { wins, losses, ties, longest } = state
    if (state.finished)
      return {
        result: wins > losses ? 'won' : wins < losses ? 'lost' : 'tied',
        title: wins > losses ? 'You are ahead' : wins < losses ? 'The computer is ahead' : "It's a tie",
        detail: `${wins} won, ${losses} lost, ${ties} tied.`,
        results: { 'Longest streak': longest },
      }
    const won = wins >= state.target
    return {
      result: won ? 'won' : 'lost',
      title: won ? 'You win the match' : 'The computer wins the match',
      detail: `${wins} to ${losses}.`,
      results: { 'Longest streak': longest, ...(won ? { 'Rounds lost': losses } : {}) },
    }
  },
}
