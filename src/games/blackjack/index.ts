import { defineTurn } from '../../engine/core/game/define'
import { itemAt } from '../../engine/core/itemAt'
import { plural } from '../../engine/core/text'
import { warning } from './bot/warning'
import { type Options, options } from './options'
import { type Event, type Move, money, rules, type State } from './rules'
import { CHIPS, may, type Next } from './rules/state'
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
    { action: 'hit', label: 'Hit', keys: ['KeyH'], letters: true, pad: ['X'] },
    { action: 'stand', label: 'Stand', keys: ['KeyS'], letters: true, pad: ['Y'] },
    { action: 'double', label: 'Double', keys: ['KeyD'], letters: true, pad: ['RB'] },
    { action: 'split', label: 'Split', keys: ['KeyT'], letters: true, pad: ['LB'] },
    { action: 'surrender', label: 'Surrender', keys: ['KeyU'], letters: true },
    { action: 'insurance', label: 'Insurance', keys: ['KeyI'], letters: true },
    { action: 'deal', label: 'Deal', keys: ['KeyG', 'Space', 'Enter'], letters: true },
    { action: 'chip1', label: 'Chip of 10', keys: ['Digit1', 'Numpad1'], group: 'Chips' },
    { action: 'chip2', label: 'Chip of 50', keys: ['Digit2', 'Numpad2'], group: 'Chips' },
    { action: 'chip3', label: 'Chip of 100', keys: ['Digit3', 'Numpad3'], group: 'Chips' },
    { action: 'chip4', label: 'Chip of 500', keys: ['Digit4', 'Numpad4'], group: 'Chips' },
    { action: 'clear', label: 'Clear bet', keys: ['KeyC', 'Backspace'], letters: true },
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
    bust: { text: 'Bust!', detail: 'You went over 21!' },
    shuffled: 'Shoe shuffled',
    countRight: ({ count }) => ({ text: `Correct: the count is ${count}`, good: true }),
    countWrong: ({ count }) => `The count is ${count}`,
    lent: (event) => `The house lends you ${money(Number(event.amount))}`,
  },
  status: {
    seated: (event) => `You continue with ${money(Number(event.bank))}.`,
    chip: (event) => `Bet: ${event.stake}.`,
    clear: 'Bet cleared.',
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
  // The displayed bank includes loans, so no HUD stat shows this value.
  best: [{ of: 'Bank', better: 'higher', shown: null, min: -1_000_000 }],
  captions: {
    chip: 'chip placed',
    clear: 'chips removed',
    shuffled: 'cards shuffled',
    dealt: 'cards dealt',
    hit: 'card drawn',
    doubled: 'bet doubled',
    split: 'hand split',
    stand: 'player stands',
    surrender: 'hand surrendered',
    insured: 'insurance taken',
    hole: 'dealer turns over a card',
    dealerDraws: 'dealer draws',
    bust: 'over 21',
    roundWon: 'coins: round won',
    roundLost: 'round lost',
    roundTied: 'push',
    lent: 'chips borrowed',
    countRight: 'correct count',
    countWrong: 'wrong count',
  },
  distinctColors: [['sky', 'vermilion', 'green', '#6b5ca5']],
  howTo: [
    'Get closer to 21 than the dealer without going over. Aces count 1 or 11.',
    'Bet 10 to 500 with chips. Hints use basic strategy.',
    'Leave the table whenever you like; your bank is kept.',
  ],
})
