/**
 * The rules of Blackjack: a session at the table, hand after hand, until the player leaves. Six decks; the dealer
 * stands on all 17 and checks for blackjack; blackjack pays 3:2; double on any two cards, also after a split; up to
 * four hands per box, and fewer in total at a table with one or two decks (`reserve.ts`); split aces receive one card
 * each; late surrender; insurance pays 2:1. Options change the number of decks (one, two, four or eight), let the
 * dealer draw on soft 17, remove surrender, or add a second and third box with the same bet.
 */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { percentText } from '../../../engine/core/text'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { nextHand } from './boxes'
import { makeShoe } from './cards'
import { answered } from './count'
import { drawTo, split, withHand } from './hands'
import { afterInsurance, deal, dealerStep, type Step } from './round'
import {
  BANK,
  boxesOf,
  CHIPS,
  type Chip,
  type Doing,
  type Event,
  FIRST,
  type Hand,
  MIN_BET,
  type Move,
  may,
  mostBet,
  ownMoney,
  type Purse,
  purseOf,
  type State,
  type Table,
} from './state'

export type { Event, Move, State } from './state'

/** Delays before the dealer continues, so that cards can arrive and be seen, in ms. */
const DEALER_MS = { hole: 700, afterDeal: 1100, draw: 650 }

const DOINGS: readonly Doing[] = [
  'clear',
  'deal',
  'bets',
  'insure',
  'decline',
  'hit',
  'stand',
  'double',
  'split',
  'surrender',
  'leave',
]

/** Clears the table. A player who cannot afford the minimum bet on each box receives a loan. */
function toBets(state: State): Step {
  const broke = state.bank < MIN_BET * boxesOf(state)
  const lent: State = broke ? { ...state, bank: state.bank + BANK, loans: state.loans + 1 } : state
  const stake = Math.min(state.stake, mostBet(lent))
  return {
    state: { ...lent, phase: 'betting', dealer: [], hands: [], holeUp: false, insurance: 0, stake },
    events: broke ? [{ type: 'lent', amount: BANK }] : [{ type: 'bets' }],
  }
}

function act(state: State, move: Move): Step {
  // Undefined before the first deal, but no move of that phase reads it.
  const hand = state.hands[state.active] as Hand
  switch (move.do) {
    case 'sit': {
      const { bank, loans, wins, losses, ties } = move
      const sat = toBets({ ...state, bank, loans, wins, losses, ties, brought: ownMoney(move) })
      return { ...sat, events: [{ type: 'seated', bank: sat.state.bank }, ...sat.events] }
    }
    case 'chip': {
      const stake = state.stake + move.value
      return { state: { ...state, stake }, events: [{ type: 'chip', value: move.value, stake }] }
    }
    case 'count':
      return answered(state, move.value)
    case 'clear':
      return { state: { ...state, stake: 0 }, events: [{ type: 'clear' }] }
    case 'deal':
      return deal(state)
    case 'bets':
      return toBets(state)
    case 'insure': {
      const half = hand.bet / 2
      const insurance = state.insurance + half
      const paid = { ...state, insurance, bank: state.bank - half }
      return { state: afterInsurance(paid), events: [{ type: 'insured', insurance }] }
    }
    case 'decline':
      return { state: afterInsurance(state), events: [{ type: 'declined' }] }
    case 'hit':
      return drawTo(state, hand, false)
    case 'double':
      return drawTo(state, hand, true)
    case 'stand':
      return { state: withHand(state, { done: true }), events: [{ type: 'stand' }] }
    case 'surrender':
      return {
        state: withHand(state, { done: true, surrendered: true }),
        events: [{ type: 'surrender' }],
      }
    case 'split':
      return split(state, hand)
    case 'dealer':
      return dealerStep(state)
    case 'leave':
      return { state: { ...state, left: true }, events: [] }
  }
}

/** With several boxes, adds whose turn it is to the last event. */
function turned(before: State, { state, events }: Step): Step {
  const { table, phase, hands, active } = state
  const last = events.at(-1)
  if (!last || !table?.boxes || (phase !== 'playing' && phase !== 'insurance')) return { state, events }
  const same = before.phase === phase && before.active === active && before.hands.length === hands.length
  if (same) return { state, events }
  return { state, events: [...events.slice(0, -1), { ...last, ...nextHand(state) }] }
}

function isMove(move: unknown): move is Move {
  if (typeof move !== 'object' || move === null) return false
  const { do: doing, value } = move as { do?: unknown; value?: unknown }
  if (doing === 'sit') return isPurse(move as Partial<Purse>)
  if (doing === 'chip') return CHIPS.includes(value as Chip)
  if (doing === 'count') return Number.isInteger(value)
  return doing === 'dealer' || DOINGS.includes(doing as Doing)
}

function isPurse({ bank, loans, wins, losses, ties }: Partial<Purse>): boolean {
  return [bank, loans, wins, losses, ties].every((n) => Number.isSafeInteger(n) && (n as number) >= 0)
}

const DECKS = { 1: 1, 2: 2, 4: 4, 8: 8 } as const

/** The table for these options; nothing for the default table. */
function tableOf({ soft17, decks, surrender, boxes }: Options): { readonly table?: Table } {
  const table: Table = {
    ...(soft17 === 'hit' ? { hits17: true as const } : {}),
    ...(decks === '6' ? {} : { decks: DECKS[decks] }),
    ...(surrender === 'off' ? { noSurrender: true as const } : {}),
    ...(boxes === '2' ? { boxes: 2 as const } : boxes === '3' ? { boxes: 3 as const } : {}),
  }
  return Object.keys(table).length > 0 ? { table } : {}
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start: (options, seed) => ({
    ...tableOf(options),
    ...(options.count === 'on' ? { count: { asked: 0, right: 0 } } : {}),
    seed,
    shuffles: 0,
    shoe: makeShoe(seed, 0, tableOf(options).table?.decks),
    dealt: 0,
    phase: 'betting',
    bank: BANK,
    loans: 0,
    brought: null,
    stake: MIN_BET,
    dealer: [],
    holeUp: false,
    hands: [],
    active: 0,
    insurance: 0,
    net: 0,
    rounds: 0,
    wins: 0,
    losses: 0,
    ties: 0,
    left: false,
  }),

  apply(state, move): Applied<State, Event> {
    if (!isMove(move) || !may(state, move.do, 'value' in move ? move.value : 0)) return { refused: '' }
    return turned(state, act(state, move))
  },

  legal: (state) => [
    ...CHIPS.filter((value) => may(state, 'chip', value)).map((value) => ({ do: 'chip' as const, value })),
    ...(state.count?.open ?? []).map((value) => ({ do: 'count' as const, value })),
    ...DOINGS.filter((doing) => may(state, doing)).map((doing) => ({ do: doing }) as Move),
    ...(may(state, 'dealer') ? [{ do: 'dealer' as const }] : []),
  ],

  next(state) {
    if (state.phase !== 'dealer') return null
    const natural =
      state.dealer.length === 2 && state.hands.every(({ cards, split }) => cards.length === 2 && !split)
    const after = state.holeUp ? DEALER_MS.draw : natural ? DEALER_MS.afterDeal : DEALER_MS.hole
    return { after, move: { do: 'dealer' } }
  },

  carry: {
    start: purseOf(FIRST),
    // Bets on the table are not in the purse: leaving during a hand loses the bet.
    values: (state) => purseOf(state),
    begin: (values) => ({ do: 'sit', ...purseOf({ ...FIRST, ...values }) }),
  },

  hud(state): Hud<Stat> {
    const played = state.wins + state.losses + state.ties
    return {
      Bank: state.bank,
      Wins: state.wins,
      Losses: state.losses,
      Ties: state.ties,
      'Win rate': percentText(played === 0 ? 0 : state.wins / played),
      ...(state.count ? { Counts: `${state.count.right}/${state.count.asked}` } : {}),
    }
  },

  outcome(state): Outcome<Stat> | null {
    if (!state.left) return null
    const own = ownMoney(state)
    const gain = own - (state.brought ?? BANK)
    const detail = [
      texts.ends.rounds(state.rounds),
      ...(state.loans > 0 ? [texts.ends.borrowed(state.loans * BANK)] : []),
      ...(state.count ? [texts.ends.counts(state.count.right, state.count.asked)] : []),
    ].join(' ')
    const played = state.wins + state.losses + state.ties
    return {
      result: gain > 0 ? 'won' : gain < 0 ? 'lost' : 'tied',
      title: gain === 0 ? texts.ends.even : gain > 0 ? texts.ends.won(gain) : texts.ends.lost(-gain),
      detail,
      results: {
        Bank: own,
        Wins: state.wins,
        Losses: state.losses,
        Ties: state.ties,
        'Win rate': Math.round((state.wins / Math.max(1, played)) * 100),
      },
    }
  },
}
