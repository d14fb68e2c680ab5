import { defineTurn } from '../../engine/core/game/define'
import { plural } from '../../engine/core/text'
import { type Options, options } from './options'
import { type Event, type Move, personOf, rules, type State } from './rules'
import { texts } from './texts/game'
import { Board } from './view/Board'

const NAME_OF = { red: 'Red', white: 'White' }

export default defineTurn<State, Move, Event, Options>({
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
  hints: true,
  reviews: (options) => options.variant !== 'international',
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
    offered: ({ side }) =>
      side === 'red'
        ? 'Red offers a draw. The next move declines it.'
        : 'White offers a draw. The next move declines it.',
    king: ({ side }) => ({ text: side === 'red' ? 'Red gets a king' : 'White gets a king', good: true }),
    end: (event) => ({ text: String(event.title), good: event.good === true || undefined }),
  },
  // Shown in the players' bar instead.
  hidden: ['Turn'],
  status: {
    move: (event) => `${NAME_OF[event.side]}: ${event.from} to ${event.to}.`,
    capture: (event) =>
      plural(event.taken, {
        one: `${NAME_OF[event.side]}: ${event.from} to ${event.to}, # piece captured.`,
        other: `${NAME_OF[event.side]}: ${event.from} to ${event.to}, # pieces captured.`,
      }),
    king: ({ side, square }) =>
      side === 'red' ? `Red gets a king on square ${square}.` : `White gets a king on square ${square}.`,
  },
  haptics: { move: 8, capture: 25, king: 40 },
  stats: texts.stats,
  // For wins against the computer.
  best: [{ of: 'Moves', better: 'lower', label: texts.best.moves }],
  captions: texts.captions,
  distinctColors: [['#d9552e', '#f4f0e4']],
  howTo: texts.howTo,
})
