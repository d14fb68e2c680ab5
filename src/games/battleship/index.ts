import type { PlayEvent } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import { isAlone, type Options, options } from './options'
import { type Event, isPair, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { place } from './view/draft'

type Action = 'rotate' | 'fill' | 'begin'

const MOVES: Readonly<Record<Action, Move>> = {
  rotate: { rotate: true },
  fill: { fill: true },
  begin: { begin: true },
}

const SANK: Readonly<Record<string, (ship: string) => string>> = texts.toasts.sank
const WHO: Readonly<Record<string, string>> = texts.status.who
const who = (event: PlayEvent) => WHO[String(event.by)] ?? ''
/** The event was caused by a person on this device. */
const isHere = (event: PlayEvent) => event.by !== 'computer'

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  rules,
  replayVersion: '83ef4bf1',
  Board,
  options,
  controls: [
    { action: 'rotate', label: texts.controls.rotate, keys: ['KeyR'], letters: true, pad: ['X'] },
    { action: 'fill', label: texts.controls.fill, keys: ['KeyN'], letters: true, pad: ['Y'] },
    {
      action: 'begin',
      label: texts.controls.begin,
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
  computer: (values, seat) => (seat === 1 && isAlone(values) ? values.level : null),
  // No hints for placing a fleet, or against another person.
  hints: (state) => state.phase === 'battle' && !state.link && !isPair(state),
  live: { options: { opponent: 'link' } },
  byLink: ({ opponent }) => opponent === 'link',
  // Each person has a fleet.
  secrets: (values) => !isAlone(values),
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
    sunk: (event) => {
      const text = SANK[event.by]?.(event.ship) ?? ''
      return event.by === 'computer' ? text : { text, good: true }
    },
  },
  status: {
    place: (event) => texts.status.placed(event.ship, event.cell),
    lift: (event) => texts.status.lifted(event.ship),
    rotate: (event) => (event.across ? texts.status.across : texts.status.down),
    fill: texts.status.fill,
    begin: ({ first, pair }) =>
      pair ? texts.status.player1First : first === 1 ? texts.status.computerFirst : texts.status.youFirst,
    aim: (event) => texts.status.aimed(event.at),
    unaim: texts.status.unaim,
    water: (event) => texts.status.miss(who(event), event.at),
    hit: (event) => texts.status.hit(who(event), event.at),
    seal: texts.status.seal,
    set: texts.status.set,
    ready: ({ player }) => texts.status.turn(player),
    fire: (event) => texts.status.fired(event.at),
  },
  haptics: { place: 10, hit: 40, sunk: 80 },
  stats: texts.stats,
  // For wins.
  best: [{ of: 'Shots', better: 'lower', label: texts.best.shots, min: 17, max: 100 }],
  captions: texts.captions,
  howTo: texts.howTo,
})
