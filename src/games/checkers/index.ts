import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, personOf, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, Options, Stat>({
  rules,
  replayVersion: '59abf0fa',
  Board,
  aspect: 1,
  options,
  controls: [],
  computer(options, seat) {
    const you = personOf(options)
    return you === null || seat === you ? null : options.opponent
  },
  setsUp: true,
  hints: true,
  reviews: ({ variant }) => variant !== 'international' && variant !== 'russian',
  arrows: true,
  practice: {},
  live: { options: { opponent: 'two' } },
  byLink: (options) => options.opponent === 'two',
  sounds: {
    move: 'place',
    capture: (event) => ({ name: 'hit', pitch: 0.9 + 0.08 * event.taken }),
    king: 'levelUp',
    resigned: 'flag',
    // 'Over' means that one of two people has won.
    Over: 'win',
  },
  toasts: {
    offered: ({ side }) => (side === 'red' ? texts.toasts.redOffers : texts.toasts.whiteOffers),
    king: ({ side }) => ({
      text: side === 'red' ? texts.toasts.redKing : texts.toasts.whiteKing,
      good: true,
    }),
    end: (event) => ({ text: String(event.title), good: event.good === true || undefined }),
  },
  // Shown in the players' bar instead.
  hidden: ['Turn'],
  status: {
    move: (event) => texts.status.moved(texts.sides[event.side], event.from, event.to),
    capture: (event) => texts.status.captured(texts.sides[event.side], event.from, event.to, event.taken),
    king: ({ side, square }) =>
      side === 'red' ? texts.status.redKing(square) : texts.status.whiteKing(square),
  },
  haptics: { move: 8, capture: 25, king: 40 },
  stats: texts.stats,
  // For wins against the computer.
  best: [{ of: 'Moves', better: 'lower', label: texts.best.moves }],
  captions: texts.captions,
  distinctColors: [['#d9552e', '#f4f0e4']],
  howTo: texts.howTo,
})
