/** Owns Extreme Chess as the arcade sees it: its options, sounds and words. */
import { defineTurn, type OptionValues } from '../../engine/core/contract'
import { choice, facing } from '../../engine/core/declare'
import { type Move, personOf, rules, type State } from './rules'
import { CLOCKS } from './rules/clock'
import { Board } from './view/Board'

const withComputer = (values: OptionValues) => values.opponent === 'computer'

export default defineTurn<State, Move>({
  rules,
  Board,
  options: [
    choice('rules', 'Rules', 'simplified', [
      ['simplified', 'Simplified'],
      ['full', 'Full rules'],
    ]),
    choice('opponent', 'Opponent', 'two', [
      ['two', 'Two players'],
      ['computer', 'Computer'],
    ]),
    choice(
      'level',
      'Level',
      'normal',
      [
        ['beginner', 'Beginner'],
        ['easy', 'Easy'],
        ['normal', 'Normal'],
        ['hard', 'Hard'],
        ['expert', 'Expert'],
        ['extreme', 'Extreme'],
      ],
      { shown: withComputer },
    ),
    choice(
      'side',
      'You play',
      'white',
      [
        ['white', 'White'],
        ['black', 'Black'],
      ],
      { shown: withComputer },
    ),
    choice('clock', 'Clock', 'off', CLOCKS),
    facing((values) => values.opponent === 'two'),
  ],
  controls: [],
  computer(options, seat) {
    const you = personOf(options)
    return you === null || seat === (you === 'w' ? 0 : 1) ? null : (options.level ?? null)
  },
  hints: true,
  reviews: true,
  byLink: ({ opponent, clock }) => opponent === 'two' && clock === 'off',
  // The players' bar shows it.
  hidden: ['Turn'],
  sounds: {
    move: (event) => ({ name: 'place', pitch: event.color === 'White' ? 1 : 0.86 }),
    castle: () => ({ name: 'place', pitch: 0.75 }),
    capture: (event) => ({ name: 'hit', pitch: event.color === 'White' ? 0.9 : 0.8 }),
    promote: 'powerUp',
    check: () => ({ name: 'alarm', volume: 0.6 }),
    flag: 'flag',
    loaded: 'shuffle',
    // Between two people somebody always wins.
    Over: 'win',
  },
  toasts: {
    loaded: ({ others }) =>
      others
        ? {
            text: 'Game loaded.',
            detail: `The text holds ${others} more ${others === 1 ? 'game' : 'games'}: the first was loaded.`,
          }
        : 'Game loaded.',
    claimable: ({ why }) => ({
      text: 'A tie can be claimed.',
      detail: why === 'repetition' ? 'The same position stood three times.' : 'Fifty quiet moves each.',
    }),
  },
  status: {
    move: (event) => `${event.color}: ${event.piece} to ${event.to}.`,
    castle: (event) => `${event.color} castles: ${event.san}.`,
    capture: (event) => `${event.color}: ${event.piece} takes ${event.taken} on ${event.to}.`,
    promote: (event) =>
      `${event.color}: pawn ${event.taken ? `takes ${event.taken} on` : 'to'} ${event.to} becomes a ${event.becomes}.`,
    check: 'Check.',
    flag: 'Time is up.',
  },
  haptics: { move: 8, castle: 12, capture: 20, promote: 30, check: 30, flag: 60 },
  // Of wins against the computer.
  best: [{ of: 'Moves', better: 'lower', label: 'Fastest win', least: 2 }],
  howTo: [
    'Pick a piece and its square, or drag it.',
    'Simplified: no check, take the king.',
    'Full rules: checkmate, and all the rest.',
  ],
})
