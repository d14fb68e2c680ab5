import { defineTurn } from '../../engine/core/game/define'
import { itemAt } from '../../engine/core/itemAt'
import { plural } from '../../engine/core/text'
import { warning } from './bot/warning'
import { type Options, options } from './options'
import { type Event, type Move, money, rules, type State } from './rules'
import { CHIPS, may, type Next } from './rules/state'
import { texts } from './texts/game'
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
const next = ({ now, nowCards, nowTotal }: Partial<Next>) =>
  now ? `Now ${now}: ${nowCards}. Total: ${nowTotal}.` : ''

export default defineTurn<State, Move, Event, Options, Action>({
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
    {
      action: 'chip1',
      label: texts.controls.chip1,
      keys: ['Digit1', 'Numpad1'],
      group: texts.controls.chips,
    },
    {
      action: 'chip2',
      label: texts.controls.chip2,
      keys: ['Digit2', 'Numpad2'],
      group: texts.controls.chips,
    },
    {
      action: 'chip3',
      label: texts.controls.chip3,
      keys: ['Digit3', 'Numpad3'],
      group: texts.controls.chips,
    },
    {
      action: 'chip4',
      label: texts.controls.chip4,
      keys: ['Digit4', 'Numpad4'],
      group: texts.controls.chips,
    },
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
  // Shown on the felt instead.
  hidden: ['Counts'],
  warn: (state, move, { warn }) => (warn === 'on' ? warning(state, move) : null),
  hints: true,
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
    countRight: ({ count }) => ({ text: `Correct: the count is ${count}`, good: true }),
    countWrong: ({ count }) => `The count is ${count}`,
    lent: (event) => `The house lends you ${money(Number(event.amount))}`,
  },
  status: {
    seated: (event) => `You continue with ${money(Number(event.bank))}.`,
    chip: (event) => `Bet: ${event.stake}.`,
    clear: texts.status.clear,
    dealt({ boxes, first, second, total, dealer, now }) {
      if (!boxes) return `You have ${first} and ${second}. Total: ${total}. The dealer shows ${dealer}.`
      return now ? `${boxes} The dealer shows ${dealer}. Now ${now}.` : `${boxes} The dealer shows ${dealer}.`
    },
    hit: ({ card, total, now, nowCards, nowTotal }) =>
      now
        ? `${card}. Total: ${total}. Now ${now}: ${nowCards}. Total: ${nowTotal}.`
        : `${card}. Total: ${total}.`,
    bust: ({ now, nowCards, nowTotal }) =>
      now
        ? `Bust! You went over 21! Now ${now}: ${nowCards}. Total: ${nowTotal}.`
        : 'Bust! You went over 21!',
    stand: next,
    surrender: next,
    declined: next,
    doubled: ({ card, total, now, nowCards, nowTotal }) =>
      now
        ? `Doubled: ${card}. Total: ${total}. Now ${now}: ${nowCards}. Total: ${nowTotal}.`
        : `Doubled: ${card}. Total: ${total}.`,
    split: ({ hands, now, nowCards, nowTotal }) =>
      now
        ? plural(hands, {
            one: `Split into # hand. Now ${now}: ${nowCards}. Total: ${nowTotal}.`,
            other: `Split into # hands. Now ${now}: ${nowCards}. Total: ${nowTotal}.`,
          })
        : plural(hands, { one: 'Split into # hand.', other: 'Split into # hands.' }),
    insured: ({ insurance, now, nowCards, nowTotal }) =>
      now
        ? `Insured for ${insurance}. Now ${now}: ${nowCards}. Total: ${nowTotal}.`
        : `Insured for ${insurance}.`,
    hole: (event) => `The dealer turns over ${event.card}. Total: ${event.total}.`,
    dealerDraws: (event) => `The dealer draws ${event.card}. Total: ${event.total}.`,
    roundWon: (event) => `${event.message} You win ${money(Number(event.net))}.`,
    roundLost: (event) => `${event.message} You lose ${money(Number(event.net))}.`,
    roundTied: (event) => `${event.message}`,
  },
  haptics: { chip: 8, hit: 8, doubled: 12, bust: 60, roundWon: 40 },
  stats: texts.stats,
  // The displayed bank includes loans, so no HUD stat shows this value.
  best: [{ of: 'Bank', better: 'higher', shown: null, min: -1_000_000 }],
  captions: texts.captions,
  distinctColors: [['sky', 'vermilion', 'green', '#6b5ca5']],
  howTo: texts.howTo,
})
