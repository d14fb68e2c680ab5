import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, personOf, rules, type State } from './rules'
import { NAMES } from './rules/board'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { symbols } from './view/symbols'

/** By the side that passes. */
const PASSES = [
  { text: texts.toasts.blackPasses, detail: texts.toasts.blackPassesDetail },
  { text: texts.toasts.whitePasses, detail: texts.toasts.whitePassesDetail },
] as const

export default defineTurn<State, Move, Event, Options, Stat>({
  rules,
  replayVersion: '2',
  Board,
  symbols,
  aspect: 1,
  options,
  controls: [],
  computer(options, seat) {
    const you = personOf(options)
    return you === null || seat === you ? null : options.opponent
  },
  setsUp: true,
  hints: true,
  reviews: true,
  arrows: true,
  practice: {},
  live: { options: { opponent: 'two' } },
  byLink: (options) => options.opponent === 'two',
  sounds: {
    move: (event) => ({ name: 'flip', pitch: 1.05 - 0.03 * Math.min(10, event.flipped) }),
    corner: 'snap',
    pass: 'turn',
    // 'Over' means that one of two people has won.
    Over: 'win',
  },
  toasts: {
    pass: (event) => PASSES[event.side],
  },
  // Shown in the players' bar instead.
  hidden: ['Turn', 'Black', 'White'],
  status: {
    move: (event) => texts.status.moved(NAMES[event.side], event.square, event.flipped),
    pass: (event) => (event.side === 0 ? texts.status.blackPasses : texts.status.whitePasses),
  },
  haptics: { move: 12, corner: 25, pass: 40 },
  stats: texts.stats,
  // For wins against the computer; on screen the lead is seen in the two counts, and in the result.
  best: [{ of: 'Lead', better: 'higher', label: texts.best.lead, min: 1, max: 64, shown: null }],
  captions: texts.captions,
  distinctColors: [['#262b38', '#f4f0e4', '#1d7a58']],
  howTo: texts.howTo,
})
