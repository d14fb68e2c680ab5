import { defineTurn } from '../../engine/core/game/define'
import { itemAt } from '../../engine/core/itemAt'
import { warning } from './bot/warning'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { CHIPS, may, type Next } from './rules/state'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

type Action =
  | 'hit'
  | 'stand'
  | 'double'
  | 'split'
  | 'surrender'
  | 'insurance'
  | 'deal'
  | 'clear'
  | 'chip1'
  | 'chip2'
  | 'chip3'
  | 'chip4'

/** Whose turn it is, if there are several boxes. */
const next = ({ now, nowCards = '', nowTotal = 0 }: Partial<Next>) =>
  now ? texts.status.now(now, nowCards, nowTotal) : ''

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  rules,
  replayVersion: '2',
  Board,
  // 2: a shoe is shuffled before it can run out during a round.
  version: 2,
  options,
  controls: [
    { action: 'hit', label: texts.controls.hit, keys: ['KeyH'], letters: true, pad: ['X'] },
    { action: 'stand', label: texts.controls.stand, keys: ['KeyS'], letters: true, pad: ['Y'] },
    { action: 'double', label: texts.controls.double, keys: ['KeyD'], letters: true, pad: ['RB'] },
    { action: 'split', label: texts.controls.split, keys: ['KeyT'], letters: true, pad: ['LB'] },
    { action: 'surrender', label: texts.controls.surrender, keys: ['KeyU'], letters: true },
    { action: 'insurance', label: texts.controls.insurance, keys: ['KeyI'], letters: true },
    { action: 'deal', label: texts.controls.deal, keys: ['KeyG', 'Space', 'Enter'], letters: true },
    ...CHIPS.map((value, index) => ({
      action: `chip${index + 1}` as Action,
      label: texts.controls.chip(value),
      keys: [`Digit${index + 1}`, `Numpad${index + 1}`],
      group: texts.controls.chips,
    })),
    { action: 'clear', label: texts.controls.clear, keys: ['KeyC', 'Backspace'], letters: true },
  ],
  command(action, state) {
    if (action.startsWith('chip')) {
      const open = state.count?.open
      if (open) return { do: 'count', value: itemAt(open, Number(action.slice(4)) - 1) }
      const value = CHIPS[Number(action.slice(4)) - 1]
      return value && may(state, 'chip', value) ? { do: 'chip', value } : null
    }
    const doing =
      action === 'insurance' ? 'insure' : (action as Exclude<Action, 'insurance' | `chip${number}`>)
    return may(state, doing) ? ({ do: doing } as Move) : null
  },
  // Counts are shown on the felt instead, ties at the end: on a phone the bar has space for four.
  hidden: ['Ties', 'Counts'],
  warn: (state, move, { warn }) => (warn === 'on' ? warning(state, move) : null),
  // After a round there is nothing to work out, except the count.
  hints: ({ count, phase }) => count?.open !== undefined || !['dealer', 'finished'].includes(phase),
  reviews: true,
  // A revealed card or a lost bet cannot be undone.
  undo: false,
  sounds: {
    chip: 'chip',
    clear: 'back',
    shuffled: 'shuffle',
    dealt: 'card',
    hit: 'card',
    doubled: 'card',
    split: 'slide',
    stand: 'place',
    surrender: () => ({ name: 'back', pitch: 0.75 }),
    insured: 'chip',
    hole: 'flip',
    dealerDraws: 'card',
    bust: 'mismatch',
    roundWon: (event) => ({ name: 'coin', pitch: Number(event.net) >= 100 ? 1.15 : 1 }),
    roundLost: 'whoosh',
    roundTied: () => ({ name: 'place', pitch: 0.7 }),
    lent: 'collect',
    countRight: 'match',
    countWrong: 'mismatch',
  },
  toasts: {
    bust: { text: texts.toasts.bust, detail: texts.toasts.bustDetail },
    shuffled: texts.toasts.shuffled,
    countRight: ({ count }) => ({ text: texts.toasts.countRight(count), good: true }),
    countWrong: ({ count }) => texts.toasts.countWrong(count),
    lent: ({ amount }) => texts.toasts.lent(amount),
  },
  status: {
    seated: ({ bank }) => texts.status.seated(bank),
    chip: ({ stake }) => texts.status.bet(stake),
    clear: texts.status.clear,
    dealt({ boxes, first, second, total, dealer, now }) {
      if (!boxes) return texts.status.dealt(first, second, total, dealer)
      return now ? texts.status.dealtSpotsNow(boxes, dealer, now) : texts.status.dealtSpots(boxes, dealer)
    },
    hit: ({ card, total, now, nowCards = '', nowTotal = 0 }) =>
      now ? texts.status.hitNow(card, total, now, nowCards, nowTotal) : texts.status.hit(card, total),
    bust: ({ now, nowCards = '', nowTotal = 0 }) =>
      now ? texts.status.bustNow(now, nowCards, nowTotal) : texts.status.bust,
    stand: next,
    surrender: next,
    declined: next,
    doubled: ({ card, total, now, nowCards = '', nowTotal = 0 }) =>
      now ? texts.status.doubledNow(card, total, now, nowCards, nowTotal) : texts.status.doubled(card, total),
    split: ({ hands, now, nowCards = '', nowTotal = 0 }) =>
      now ? texts.status.splitNow(hands, now, nowCards, nowTotal) : texts.status.split(hands),
    insured: ({ insurance, now, nowCards = '', nowTotal = 0 }) =>
      now ? texts.status.insuredNow(insurance, now, nowCards, nowTotal) : texts.status.insured(insurance),
    hole: ({ card, total }) => texts.status.hole(card, total),
    dealerDraws: ({ card, total }) => texts.status.dealerDraws(card, total),
    roundWon: ({ message, net }) => texts.status.won(message, net),
    roundLost: ({ message, net }) => texts.status.lost(message, -net),
    roundTied: ({ message }) => message,
  },
  haptics: { chip: 8, hit: 8, doubled: 12, bust: 60, roundWon: 40 },
  stats: texts.stats,
  // The displayed bank includes loans, so no HUD stat shows this value.
  best: [{ of: 'Bank', better: 'higher', shown: null, min: -1_000_000 }],
  captions: texts.captions,
  distinctColors: [['sky', 'vermilion', 'green', '#6b5ca5']],
  howTo: texts.howTo,
})
