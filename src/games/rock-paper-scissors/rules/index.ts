/** The rules of Rock Paper Scissors: the player's choice, a second of waiting, the computer's choice, and the score. */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { createRandom, pick, type Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { FIVE_HANDS, HANDS, type Hand, type Result, type Round, reasonOf, resultOf } from './hands'
import { outguess } from './predictor'

/** Duration of the computer's choice in ms. */
export const CHOOSING_MS = 1000
/** Maximum number of past rounds that are stored: enough to learn from. */
const MEMORY = 60

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
  /** The player's choice while the computer is choosing, otherwise null. */
  readonly chosen: Hand | null
  /** The latest rounds, oldest first. */
  readonly rounds: readonly Round[]
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly streak: number
  readonly longest: number
  /** Wins that decide the match; 0 for an endless game. */
  readonly target: number
  /** The computer learns from the player's rounds. */
  readonly learns: boolean
  /** With Lizard and Spock. */
  readonly five?: true
  /** Two people: the second one's choice, hidden until both have chosen; null before. */
  readonly second?: Hand | null
  /** The player has ended an endless game. */
  readonly finished: boolean
}

/** The score of all games since the last reset. */
export interface Tally {
  readonly wins: number
  readonly losses: number
  readonly ties: number
}

/**
 * A hand; 'reveal' is automatic; 'reset' clears the score; 'finish' ends an endless game; a tally continues an
 * earlier score; an object with the second person's hand.
 */
export type Move =
  | Hand
  | { readonly second: Hand }
  | 'reveal'
  | 'reset'
  | 'finish'
  | { readonly tally: Tally }

function start(options: Options, seed: number): State {
  return {
    random: createRandom(seed),
    chosen: null,
    rounds: [],
    wins: 0,
    losses: 0,
    ties: 0,
    streak: 0,
    longest: 0,
    target: options.match === 'endless' ? 0 : Number(options.match),
    learns: options.computer === 'learns',
    finished: false,
    ...(options.hands === 'five' ? { five: true as const } : {}),
    ...(options.players === '2' ? { second: null } : {}),
  }
}

function isOver({ target, wins, losses, finished }: State): boolean {
  return finished || (target > 0 && (wins >= target || losses >= target))
}

export const handsOf = ({ five }: State): readonly Hand[] => (five ? FIVE_HANDS : HANDS)

/** Two people play on one device. */
export const isPair = ({ second }: State) => second !== undefined

/** All have chosen: the hands shake, and are shown a second later. */
export const isShaking = ({ chosen, second }: State) => chosen !== null && second !== null

/** There is a score to reset, or to end the game with. */
export function hasScore({ wins, losses, ties }: State): boolean {
  return wins + losses + ties > 0
}

function reveal(state: State, chosen: Hand): { state: State; events: Event[] } {
  const random = { ...state.random }
  // The current choice is not among the rounds, so the computer cannot see it.
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

/** A new endless game continues with the score of earlier ones. */
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

function pairOutcome({ wins, losses, ties, finished }: State): Outcome<Stat> {
  const detail = texts.ends.pair(wins, losses, ties)
  if (wins === losses) return { result: 'tied', title: texts.ends.tie, detail }
  const winner = wins > losses ? 1 : 2
  const title = finished ? texts.ends.playerAhead(winner) : texts.ends.playerWins(winner)
  return { result: 'over', title, detail }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start,

  apply(state, move) {
    if (isOver(state)) return { refused: '' }
    if (move === 'reveal')
      return state.chosen && isShaking(state) ? reveal(state, state.chosen) : { refused: '' }
    if (isShaking(state)) return { refused: '' }
    if (move === 'reset') {
      if (!hasScore(state)) return { refused: '' }
      // The longest streak of this game is kept.
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
    // The first choice of two people stays secret until both have chosen.
    const event: Event = isPair(state) ? { type: 'ready', by: 1 } : { type: 'choose', hand: move }
    return { state: { ...state, chosen: move }, events: [event] }
  },

  carry: {
    start: tallyOf(NONE),
    // A match, five hands, and two people have separate scores.
    values: (state) => (state.target > 0 || state.five || isPair(state) ? null : tallyOf(state)),
    begin: ({ wins = 0, losses = 0, ties = 0 }) => ({
      // Two tabs may have reset the same score, so it could become negative.
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

  hud: (state): Hud<Stat> => ({
    [isPair(state) ? 'Player 1' : 'Wins']: state.wins,
    [isPair(state) ? 'Player 2' : 'Losses']: state.losses,
    Ties: state.ties,
    ...(isPair(state) ? {} : { Streak: state.streak }),
  }),

  outcome(state): Outcome<Stat> | null {
    if (!isOver(state)) return null
    const { wins, losses, ties, longest } = state
    if (isPair(state)) return pairOutcome(state)
    if (state.finished)
      return {
        result: wins > losses ? 'won' : wins < losses ? 'lost' : 'tied',
        title:
          wins > losses ? texts.ends.youAhead : wins < losses ? texts.ends.computerAhead : texts.ends.tie,
        detail: texts.ends.total(wins, losses, ties),
        results: { 'Longest streak': longest },
      }
    const won = wins >= state.target
    return {
      result: won ? 'won' : 'lost',
      title: won ? texts.ends.youWin : texts.ends.computerWins,
      detail: texts.ends.match(wins, losses),
      results: { 'Longest streak': longest, ...(won ? { 'Rounds lost': losses } : {}) },
    }
  },
}
