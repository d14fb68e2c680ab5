/** The definition of Battleship: options, controls, sounds and texts. */
import { defineTurn, type OptionValues, type PlayEvent } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { type Event, isPair, type Move, rules, type State } from './rules'
import { Board } from './view/Board'
import { place } from './view/draft'

type Action = 'rotate' | 'fill' | 'begin'

const MOVES: Readonly<Record<Action, Move>> = {
  rotate: { rotate: true },
  fill: { fill: true },
  begin: { begin: true },
}

const WHO: Readonly<Record<string, string>> = {
  you: 'You',
  computer: 'The computer',
  one: 'Player 1',
  two: 'Player 2',
}
const who = (event: PlayEvent) => WHO[String(event.by)] ?? ''
/** The event was caused by a person on this device. */
const isHere = (event: PlayEvent) => event.by !== 'computer'

const isAlone = ({ opponent }: OptionValues) => opponent !== 'link' && opponent !== 'two'

export default defineTurn<State, Move, Event, Action>({
  rules,
  replayVersion: '83ef4bf1',
  Board,
  options: [
    choice(
      'opponent',
      'Opponent',
      'computer',
      [
        ['computer', 'Computer'],
        ['two', 'Two people here'],
        ['link', 'A friend, by link'],
      ],
      {
        later: true,
        says: {
          two: 'The fleets are hidden while the device is handed over.',
          link: 'Each shot is answered by the next link. Your fleet stays in this browser.',
        },
      },
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
      { shown: isAlone },
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
      { later: true, shown: isAlone },
    ),
  ],
  controls: [
    { action: 'rotate', label: 'Rotate', keys: ['KeyR'], letters: true, pad: ['X'] },
    { action: 'fill', label: 'Random placement', keys: ['KeyN'], letters: true, pad: ['Y'] },
    {
      action: 'begin',
      label: 'Start battle, fire a salvo, take over',
      keys: ['KeyB'],
      letters: true,
      pad: ['RB'],
    },
  ],
  command: (action, state) =>
    state.covered
      ? action === 'begin'
        ? { ready: true }
        : null
      : state.phase !== 'setup'
        ? action === 'begin' && state.aims
          ? { salvo: true }
          : null
        : state.link
          ? place(state, MOVES[action])
          : MOVES[action],
  uses: (action, state) =>
    state.covered
      ? action === 'begin'
      : state.phase === 'setup' || (action === 'begin' && state.aims !== undefined),
  computer: (values, seat) => (seat === 1 && isAlone(values) ? (values.level ?? null) : null),
  hints: true,
  // No hints for placing a fleet, or against another person.
  hintable: (state) => state.phase === 'battle' && !state.link && !isPair(state),
  byLink: ({ opponent }) => opponent === 'link',
  // A shot reveals information.
  undo: false,
  // The shots of a salvo are revealed together, so they are not judged individually.
  reviews: (values) => isAlone(values) && values.salvo !== 'on',
  sounds: {
    place: 'drop',
    lift: 'tap',
    rotate: 'turn',
    fill: 'shuffle',
    begin: 'alarm',
    water: (event) => ({ name: 'splash', pitch: isHere(event) ? 1 : 0.85 }),
    hit: (event) => ({ name: 'explosion', pitch: isHere(event) ? 1.1 : 0.85 }),
    sunk: (event) => ({ name: isHere(event) ? 'levelUp' : 'lifeLost' }),
    aim: 'tap',
    unaim: 'back',
    seal: 'alarm',
    set: 'alarm',
    ready: 'open',
    fire: 'launch',
    show: 'reveal',
  },
  toasts: {
    sunk: (event) =>
      event.by === 'you'
        ? { text: `You sank the ${event.ship}.`, good: true }
        : event.by === 'computer'
          ? `The computer sank your ${event.ship}.`
          : { text: `${who(event)} sank the ${event.ship}.`, good: true },
  },
  status: {
    place: (event) => `${event.ship} placed at ${event.cell}.`,
    lift: (event) => `${event.ship} taken up.`,
    rotate: (event) => (event.across ? 'Across.' : 'Down.'),
    fill: 'All ships placed.',
    begin: ({ first, pair }) =>
      `The battle begins. ${pair ? 'Player 1 fires' : first === 1 ? 'The computer fires' : 'You fire'} first.`,
    aim: (event) => `Aimed at ${event.at}.`,
    unaim: 'One shot taken back.',
    water: (event) => `${who(event)}: ${event.at}, miss.`,
    hit: (event) => `${who(event)}: ${event.at}, hit.`,
    seal: 'Your fleet is set.',
    set: 'The fleet of player 1 is set. Hand over to player 2.',
    ready: ({ player }) => `Player ${player} has the turn.`,
    fire: (event) => `You fire at ${event.at}.`,
  },
  haptics: { place: 10, hit: 40, sunk: 80 },
  // Of wins.
  best: [{ of: 'Shots', better: 'lower', label: 'Fewest shots', least: 17, most: 100 }],
  captions: {
    aim: 'aimed',
    unaim: 'aim taken back',
    place: 'ship placed',
    lift: 'ship lifted',
    rotate: 'ship turned',
    fill: 'ships placed at random',
    begin: 'battle begins',
    water: 'splash: water',
    hit: 'explosion: a hit',
    sunk: 'a ship sinks',
    seal: 'fleet sealed',
    fire: 'shot sent',
    show: 'fleets shown',
  },
  howTo: [
    'Place five ships on your water, across or down.',
    'Take turns firing: a ring is a miss, a blast is a hit.',
    'Sink the whole fleet with 17 hits to win.',
  ],
})
