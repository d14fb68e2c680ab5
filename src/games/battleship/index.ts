/** Owns Battleship as the arcade sees it: its options, controls, sounds and words. */
import { defineTurn, type PlayEvent } from '../../engine/core/contract'
import { choice } from '../../engine/core/declare'
import { type Move, rules, type State } from './rules'
import { Board } from './view/Board'
import { place } from './view/draft'

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
    choice(
      'opponent',
      'Opponent',
      'computer',
      [
        ['computer', 'Computer'],
        ['link', 'A friend, by link'],
      ],
      { later: true },
    ),
    choice(
      'level',
      'Computer',
      'hunter',
      [
        ['random', 'Random'],
        ['hunter', 'Hunter'],
        ['admiral', 'Admiral'],
      ],
      { shown: (values) => values.opponent !== 'link' },
    ),
    choice(
      'salvo',
      'Shots',
      'off',
      [
        ['off', 'One by one'],
        ['on', 'Salvo'],
      ],
      {
        later: true,
        shown: (values) => values.opponent !== 'link',
        says: { on: 'A shot for each of your ships afloat, all fired together.' },
      },
    ),
    choice(
      'first',
      'Fires first',
      'you',
      [
        ['you', 'You'],
        ['computer', 'Computer'],
      ],
      { later: true, shown: (values) => values.opponent !== 'link' },
    ),
  ],
  controls: [
    { action: 'rotate', label: 'Rotate', keys: ['KeyR'], pad: ['X'] },
    { action: 'fill', label: 'Random placement', keys: ['KeyN'], pad: ['Y'] },
    { action: 'begin', label: 'Start battle, fire a salvo', keys: ['KeyB'], pad: ['RB'] },
  ],
  command: (action, state) =>
    state.phase !== 'setup'
      ? action === 'begin' && state.aims
        ? { salvo: true }
        : null
      : state.link
        ? place(state, MOVES[action])
        : MOVES[action],
  uses: (action, state) => state.phase === 'setup' || (action === 'begin' && state.aims !== undefined),
  computer: ({ opponent, level }, seat) => (seat === 1 && opponent !== 'link' ? (level ?? null) : null),
  hints: true,
  // A fleet is one's own to place, and what a friend is fired at, one's own to find.
  hintable: ({ phase, link }) => phase === 'battle' && !link,
  byLink: ({ opponent }) => opponent === 'link',
  // What a shot has found cannot be unseen.
  undo: false,
  // What a salvo finds is told when all of it was fired: its shots are not judged one by one.
  reviews: ({ opponent, salvo }) => opponent !== 'link' && salvo !== 'on',
  sounds: {
    place: 'drop',
    lift: 'tap',
    rotate: 'turn',
    fill: 'shuffle',
    begin: 'alarm',
    water: (event) => ({ name: 'splash', pitch: event.by === 'you' ? 1 : 0.85 }),
    hit: (event) => ({ name: 'explosion', pitch: event.by === 'you' ? 1.1 : 0.85 }),
    sunk: (event) => ({ name: event.by === 'you' ? 'levelUp' : 'lifeLost' }),
    aim: 'tap',
    unaim: 'back',
    seal: 'alarm',
    fire: 'splash',
    show: 'turn',
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
    begin: ({ first }) => `The battle begins. ${first === 1 ? 'The computer fires' : 'You fire'} first.`,
    aim: (event) => `Aimed at ${event.at}.`,
    unaim: 'One shot taken back.',
    water: (event) => `${who(event)}: ${event.at}, miss.`,
    hit: (event) => `${who(event)}: ${event.at}, hit.`,
    seal: 'Your fleet is set.',
    fire: (event) => `You fire at ${event.at}.`,
  },
  haptics: { place: 10, hit: 40, sunk: 80 },
  // Of wins.
  best: [{ of: 'Shots', better: 'lower', label: 'Fewest shots', least: 17, most: 100 }],
  howTo: [
    'Place five ships on your water, across or down.',
    'Fire in turn at the enemy water: a ring is a miss, a blast is a hit. By link each shot is answered by the next link.',
    'Seventeen hits sink the whole fleet and win. By link your fleet stays in this browser until then.',
  ],
})
