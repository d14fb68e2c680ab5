import type { Control } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, isPair, type Move, rules, type State } from './rules'
import { FIVE_HANDS, type Hand } from './rules/hands'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

/** Actions of the second of two people, at the other end of the keyboard or with a second gamepad. */
type Second = `${Hand}@1`

const isSecond = (action: string): action is Second => action.endsWith('@1')

const isHand = (move: unknown): move is Hand => FIVE_HANDS.includes(move as Hand)

/** Whether a hand is available in this game, and its player takes part. */
const isUsed = (action: string, state: State) =>
  (isPair(state) || !isSecond(action)) && (state.five === true || !/^(lizard|spock)/.test(action))

/** Lizard and Spock are hands of one option. */
const hasFive = ({ hands }: Options) => hands === 'five'

const SECOND: readonly Control<Hand>[] = (
  [
    ['rock', 'KeyU', 'X'],
    ['paper', 'KeyI', 'Y'],
    ['scissors', 'KeyO', 'B'],
    ['lizard', 'KeyJ', 'LB'],
    ['spock', 'KeyN', 'RB'],
  ] as const
).map(([action, key, button]) => ({
  action,
  label: texts.hands[action],
  player: 1,
  forTwo: true,
  keys: [key],
  pad: [button],
  ...(action === 'lizard' || action === 'spock' ? { shown: hasFive } : {}),
}))

export default defineTurn<State, Move, Event, Options, Stat, Hand | Second>({
  rules,
  replayVersion: '2f9fdaf0',
  Board,
  options,
  controls: [
    { action: 'rock', label: texts.hands.rock, keys: ['KeyR', 'KeyQ'], letters: true, pad: ['X'] },
    { action: 'paper', label: texts.hands.paper, keys: ['KeyP', 'KeyW'], letters: true, pad: ['Y'] },
    { action: 'scissors', label: texts.hands.scissors, keys: ['KeyS', 'KeyE'], letters: true, pad: ['B'] },
    {
      action: 'lizard',
      label: texts.hands.lizard,
      keys: ['KeyL', 'KeyA'],
      letters: true,
      pad: ['LB'],
      shown: hasFive,
    },
    {
      action: 'spock',
      label: texts.hands.spock,
      keys: ['KeyK', 'KeyD'],
      letters: true,
      pad: ['RB'],
      shown: hasFive,
    },
    ...SECOND,
  ],
  live: {
    options: { players: '2' },
    together: (move, seat) => {
      const hand = typeof move === 'object' && 'second' in move ? move.second : move
      if (!isHand(hand)) return null
      return seat === 0 ? hand : { second: hand }
    },
    either: (move) => move === 'finish',
  },
  players: ({ players }) => (players === '2' ? 2 : 1),
  // A chosen hand, until both have chosen.
  secrets: ({ players }) => players === '2',
  command(action, state) {
    if (!isUsed(action, state)) return null
    return isSecond(action) ? { second: action.slice(0, -2) as Hand } : action
  },
  uses: isUsed,
  // A shown hand reveals information.
  undo: false,
  sounds: {
    choose: 'whoosh',
    ready: 'tap',
    round: ({ result }) => ({ name: result === 'tie' ? 'toggle' : 'match' }),
    win: (event) => ({ name: 'match', pitch: 1 + Math.min(8, event.streak) * 0.04 }),
    lose: 'mismatch',
    tie: 'toggle',
    reset: 'shuffle',
  },
  status: {
    choose: texts.status.choosing,
    ready: ({ by }) => texts.status.picked(by),
    round: ({ result, reason }) =>
      result === 'tie' ? texts.status.tie(reason) : texts.status.playerWins(result === 'win' ? 1 : 2, reason),
    win: (event) => texts.status.win(event.reason),
    lose: (event) => texts.status.lose(event.reason),
    tie: (event) => texts.status.tie(event.reason),
    reset: texts.status.reset,
  },
  haptics: { choose: 10, win: 40, lose: 20, tie: 10 },
  stats: texts.stats,
  best: [{ of: 'Longest streak', better: 'higher', shown: 'Streak', peak: true }],
  captions: texts.captions,
  distinctColors: [['sky', 'orange']],
  howTo: texts.howTo,
})
