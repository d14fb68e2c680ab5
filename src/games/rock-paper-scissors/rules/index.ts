/** Owns the rules of Rock Paper Scissors: your choice, a second of waiting, the computer's, and the score. */
import type { Applied, OptionValues, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { createRandom, pick, type Random } from '../../../engine/core/math/random'
import { FIVE_HANDS, HANDS, type Hand, type Result, type Round, reasonOf, resultOf } from './hands'
import { outguess } from './predictor'

/** How long the computer chooses. */
export const CHOOSING_MS = 1000
/** The words while it does. */
export const CHOOSING = 'Computer is choosing...'
/** What is remembered of past rounds: enough to learn from. */
const MEMORY = 60

/** What happens in this game. */
export type Event =
  | {
      readonly type: 'win' | 'lose' | 'tie'
      readonly you: Hand
      readonly computer: Hand
      readonly reason: string
      readonly streak: number
    }
  | { readonly type: 'round'; readonly result: Result; readonly reason: string }
  | { readonly type: 'choose'; readonly hand: Hand }
  | { readonly type: 'ready'; readonly by: number }
  | { readonly type: 'reset' }

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
  /** Lizard and Spock play too. */
  readonly five?: true
  /** Two people: what the second chose, hidden until both have; null before. */
  readonly second?: Hand | null
  /** The visitor has ended an endless play. */
  readonly finished: boolean
}

/** The score of all plays since the last reset. */
export interface Tally {
  readonly wins: number
  readonly losses: number
  readonly ties: number
}

/** A hand; 'reveal' comes by itself; 'reset' sets the score back; 'finish' ends a play without a target; a tally is gone on with; of two people the second's hand. */
export type Move =
  | Hand
  | { readonly second: Hand }
  | 'reveal'
  | 'reset'
  | 'finish'
  | { readonly tally: Tally }

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
    ...(options.hands === 'five' ? { five: true as const } : {}),
    ...(options.players === '2' ? { second: null } : {}),
  }
}

function isOver({ target, wins, losses, finished }: State): boolean {
  return finished || (target > 0 && (wins >= target || losses >= target))
}

/** The hands of this play. */
export const handsOf = ({ five }: State): readonly Hand[] => (five ? FIVE_HANDS : HANDS)

/** Two people play at one device. */
export const isPair = ({ second }: State) => second !== undefined

/** All have chosen: the hands are shaken, and shown a second later. */
export const isShaking = ({ chosen, second }: State) => chosen !== null && second !== null

/** There is a score to reset, or to end the play with. */
export function hasScore({ wins, losses, ties }: State): boolean {
  return wins + losses + ties > 0
}

function reveal(state: State, chosen: Hand): { state: State; events: Event[] } {
  const random = { ...state.random }
  // What you chose just now is not among the rounds: the computer cannot peek.
  const hands = handsOf(state)
  const learnt = () => (state.learns ? outguess(state.rounds, random, hands) : pick(random, hands))
  const computer = state.second ?? learnt()
  const round: Round = { you: chosen, computer }
  const result: Result = resultOf(round)
  const streak = result === 'win' ? state.streak + 1 : result === 'tie' ? state.streak : 0
  const next: State = {
    ...state,
    random,
    chosen: null,
    ...(isPair(state) ? { second: null } : {}),
    rounds: [...state.rounds, round].slice(-MEMORY),
    wins: state.wins + (result === 'win' ? 1 : 0),
    losses: state.losses + (result === 'lose' ? 1 : 0),
    ties: state.ties + (result === 'tie' ? 1 : 0),
    streak,
    longest: Math.max(state.longest, streak),
  }
  return {
    state: next,
    events: [
      isPair(state)
        ? { type: 'round', result, reason: reasonOf(round) }
        : { type: result, you: chosen, computer, reason: reasonOf(round), streak },
    ],
  }
}

function chooseSecond(state: State, hand: Hand): Applied<State, Event> {
  if (state.second !== null || !handsOf(state).includes(hand)) return { refused: '' }
  return { state: { ...state, second: hand }, events: [{ type: 'ready', by: 2 }] }
}

const NONE: Tally = { wins: 0, losses: 0, ties: 0 }
const tallyOf = ({ wins, losses, ties }: Tally) => ({ wins, losses, ties })

/** A fresh play without a target goes on with the score of those before. */
function goneOn(state: State, tally: Tally | undefined): Applied<State, Event> {
  if (!tally) return { refused: '' }
  const { wins, losses, ties } = tally
  const isCount = (count: number) => Number.isInteger(count) && count >= 0
  if (
    state.target > 0 ||
    state.five ||
    isPair(state) ||
    state.rounds.length > 0 ||
    hasScore(state) ||
    ![wins, losses, ties].every(isCount)
  )
    return { refused: '' }
  return { state: { ...state, wins, losses, ties }, events: [] }
}

/** Between two people nobody is the visitor. */
function pairOutcome({ wins, losses, ties, finished }: State): Outcome {
  const detail = `${wins} to ${losses}, ${ties} tied.`
  if (wins === losses) return { result: 'tied', title: "It's a tie", detail }
  const winner = `Player ${wins > losses ? 1 : 2}`
  return { result: 'over', title: finished ? `${winner} is ahead` : `${winner} wins the match`, detail }
}

export const rules: TurnRules<State, Move, Event> = {
  start,

  apply(state, move) {
    if (isOver(state)) return { refused: '' }
    if (move === 'reveal')
      return state.chosen && isShaking(state) ? reveal(state, state.chosen) : { refused: '' }
    if (isShaking(state)) return { refused: '' }
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
    if (typeof move === 'object' && move !== null && 'second' in move) return chooseSecond(state, move.second)
    if (typeof move === 'object') return goneOn(state, move?.tally)
    if (!handsOf(state).includes(move) || state.chosen) return { refused: '' }
    // What one of two people chose is told nobody before both have.
    const event: Event = isPair(state) ? { type: 'ready', by: 1 } : { type: 'choose', hand: move }
    return { state: { ...state, chosen: move }, events: [event] }
  },

  carry: {
    start: tallyOf(NONE),
    // A match counts its own rounds, and so do five hands and two people.
    figures: (state) => (state.target > 0 || state.five || isPair(state) ? null : tallyOf(state)),
    begin: ({ wins = 0, losses = 0, ties = 0 }) => ({
      // Two tabs may have set back the same score.
      tally: { wins: Math.max(0, wins), losses: Math.max(0, losses), ties: Math.max(0, ties) },
    }),
  },

  legal(state) {
    if (isOver(state) || isShaking(state)) return []
    const hands = handsOf(state)
    if (!isPair(state)) return hands
    return [...(state.chosen ? [] : hands), ...(state.second ? [] : hands.map((second) => ({ second })))]
  },
  next: (state) => (isShaking(state) && !isOver(state) ? { after: CHOOSING_MS, move: 'reveal' } : null),

  hud: (state) => ({
    [isPair(state) ? 'Player 1' : 'Wins']: state.wins,
    [isPair(state) ? 'Player 2' : 'Losses']: state.losses,
    Ties: state.ties,
    ...(isPair(state) ? {} : { Streak: state.streak }),
  }),

  outcome(state) {
    if (!isOver(state)) return null
    const { wins, losses, ties, longest } = state
    if (isPair(state)) return pairOutcome(state)
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
