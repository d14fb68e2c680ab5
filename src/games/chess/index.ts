/** The definition of Extreme Chess: options, sounds and texts. */
import { defineTurn, type OptionValues } from '../../engine/core/game/contract'
import { choice, facing } from '../../engine/core/game/declare'
import { type Event, type Move, personOf, rules, type State } from './rules'
import { CLOCKS } from './rules/clock'
import { lazyRules } from './rules/lazyRules'
import { Board } from './view/Board'

const isGame = ({ task = 'game' }: OptionValues) => task === 'game'
const withComputer = (values: OptionValues) => isGame(values) && values.opponent === 'computer'

export default defineTurn<State, Move, Event>({
  rules,
  replayVersion: 'bbb13765',
  lazyRules,
  Board,
  options: [
    choice(
      'rules',
      'Rules',
      'simplified',
      [
        ['simplified', 'Simplified'],
        ['full', 'Full rules'],
      ],
      { shown: isGame },
    ),
    choice(
      'opponent',
      'Opponent',
      'two',
      [
        ['two', 'Two players'],
        ['computer', 'Computer'],
      ],
      { shown: isGame },
    ),
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
      {
        shown: withComputer,
        says: {
          beginner: 'Has just learnt the moves, and often overlooks what can be taken.',
          easy: 'Takes what stands free, and looks no further.',
          normal: 'Sees your answer, and leaves nothing to be taken.',
          hard: 'Looks three moves ahead: a plan is needed.',
          expert: 'Plays like a good club player, and forgives little.',
          extreme: 'Thinks as long as it may, and gives nothing away.',
        },
      },
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
    choice('clock', 'Clock', 'off', CLOCKS, { shown: isGame }),
    facing((values) => isGame(values) && values.opponent === 'two'),
    choice(
      'task',
      'Play',
      'game',
      [
        ['game', 'A game'],
        ['mate1', 'Mate in 1'],
        ['mate2', 'Mate in 2'],
        ['mate3', 'Mate in 3'],
        ['mate4', 'Mate in 4'],
      ],
      { later: true },
    ),
    choice(
      'coordinates',
      'Letters and numbers',
      'on',
      [
        ['on', 'On the board'],
        ['off', 'Off'],
      ],
      { view: true, later: true },
    ),
  ],
  sameStart: (values) => !isGame(values),
  controls: [],
  computer(options, seat) {
    const you = personOf(options)
    return you === null || seat === (you === 'w' ? 0 : 1) ? null : (options.level ?? null)
  },
  hints: true,
  reviews: isGame,
  byLink: (values) => isGame(values) && values.opponent === 'two' && values.clock === 'off',
  // Shown in the players' bar instead.
  hidden: ['Turn'],
  sounds: {
    move: (event) => ({ name: 'place', pitch: event.color === 'White' ? 1 : 0.86 }),
    castle: () => ({ name: 'place', pitch: 0.75 }),
    capture: (event) => ({ name: 'hit', pitch: event.color === 'White' ? 0.9 : 0.8 }),
    promote: 'powerUp',
    check: () => ({ name: 'alarm', volume: 0.6 }),
    flag: 'flag',
    loaded: 'shuffle',
    wrong: 'mismatch',
    resigned: 'flag',
    // 'Over' means that one of two people has won.
    Over: 'win',
  },
  toasts: {
    wrong: ({ san, left }) => `${san} is not the move: there is a mate${left === 1 ? '' : ` in ${left}`}.`,
    offered: ({ color }) => `${color} offers a draw. The next move declines it.`,
    loaded: ({ others, rules: by, notes }) => {
      const text = by ? `Game loaded by ${by} rules.` : 'Game loaded.'
      const more = others
        ? `The text holds ${others} more ${others === 1 ? 'game' : 'games'}: the first was loaded.`
        : ''
      const detail = [more, notes].filter(Boolean).join(' ')
      return detail ? { text, detail } : text
    },
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
    set: 'The puzzle stands on the board.',
  },
  haptics: { move: 8, castle: 12, capture: 20, promote: 30, check: 30, flag: 60 },
  // Of wins against the computer.
  best: [{ of: 'Moves', better: 'lower', label: 'Fastest win', least: 2 }],
  captions: {
    resigned: 'given up',
    wrong: 'not the move',
    move: 'piece moves',
    castle: 'castling',
    capture: 'piece captured',
    promote: 'promotion',
    check: 'check',
    flag: 'time is up',
    loaded: 'position set up',
    Over: 'end of the game',
  },
  howTo: [
    'Choose a piece and its square, or drag it.',
    'Simplified: no check; capture the king.',
    'Full rules: checkmate and all the rest. Puzzles: find the mate.',
  ],
})
