/** Owns Battleship as the arcade sees it: its options, controls, sounds and words. */
import { defineTurn, type PlayEvent } from '../../engine/core/contract'
import { choice } from '../../engine/core/declare'
import { type Move, rules, type State } from './rules'
import { Board } from './view/Board'

type Action = 'rotate' | 'fill' | 'begin'

const MOVES: Readonly<Record<Action, Move>> = {
  rotate: { rotate: true },
  fill: { fill: true },
  begin: { begin: true },
}

const who = (event: PlayEvent) => (event.by === 'you' ? 'You' : 'The computer')

export default defineTurn<State, Move, Action>({
  rules,
  Board,
  options: [
    choice('level', 'Computer', 'hunter', [
      ['random', 'Random'],
      ['hunter', 'Hunter'],
      ['admiral', 'Admiral'],
    ]),
  ],
  controls: [
    { action: 'rotate', label: 'Rotate', keys: ['KeyR'], pad: ['X'] },
    { action: 'fill', label: 'Random placement', keys: ['KeyN'], pad: ['Y'] },
    { action: 'begin', label: 'Start battle', keys: ['KeyB'], pad: ['RB'] },
  ],
  command: (action, state) => (state.phase === 'setup' ? MOVES[action] : null),
  uses: (_, state) => state.phase === 'setup',
  computer: (options, seat) => (seat === 1 ? (options.level ?? null) : null),
  // What a shot has found cannot be unseen.
  undo: false,
  reviews: true,
  sounds: {
    place: 'drop',
    lift: 'tap',
    rotate: 'turn',
    fill: 'shuffle',
    begin: 'alarm',
    water: (event) => ({ name: 'splash', pitch: event.by === 'you' ? 1 : 0.85 }),
    hit: (event) => ({ name: 'explosion', pitch: event.by === 'you' ? 1.1 : 0.85 }),
    sunk: (event) => ({ name: event.by === 'you' ? 'levelUp' : 'lifeLost' }),
  },
  toasts: {
    sunk: (event) =>
      event.by === 'you'
        ? { text: `You sank the ${event.ship}.`, good: true }
        : `The computer sank your ${event.ship}.`,
  },
  status: {
    place: (event) => `${event.ship} placed at ${event.cell}.`,
    lift: (event) => `${event.ship} taken up.`,
    rotate: (event) => (event.across ? 'Across.' : 'Down.'),
    fill: 'All ships placed.',
    begin: 'The battle begins. You fire first.',
    water: (event) => `${who(event)}: ${event.at}, miss.`,
    hit: (event) => `${who(event)}: ${event.at}, hit.`,
  },
  haptics: { place: 10, hit: 40, sunk: 80 },
  // Of wins.
  best: [{ of: 'Shots', better: 'lower', label: 'Fewest shots', least: 17, most: 100 }],
  howTo: [
    'Place five ships on your water, across or down.',
    'Fire in turn at the enemy water: a ring is a miss, a blast is a hit.',
    'Seventeen hits sink the whole fleet and win.',
  ],
})
