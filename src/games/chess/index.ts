import { defineTurn } from '../../engine/core/game/define'
import { plural } from '../../engine/core/text'
import { isGame, type Options, options } from './options'
import { type Event, type Move, personOf, rules, type State } from './rules'
import { lazyRules } from './rules/lazyRules'
import { COLOR_NAMES } from './rules/pieces'
import { texts } from './texts/game'
import { Board } from './view/Board'

/** By the rules that the text needs, or the same as before. */
const LOADED = {
  same: 'Game loaded.',
  full: 'Game loaded with Full rules.',
  simplified: 'Game loaded with Simplified rules.',
} as const

export default defineTurn<State, Move, Event, Options>({
  rules,
  replayVersion: 'bbb13765',
  lazyRules,
  Board,
  options,
  sameStart: (values) => !isGame(values),
  controls: [],
  computer(options, seat) {
    const you = personOf(options)
    return you === null || seat === (you === 'w' ? 0 : 1) ? null : options.level
  },
  hints: true,
  reviews: isGame,
  live: { options: { task: 'game', opponent: 'two' } },
  byLink: (values) => isGame(values) && values.opponent === 'two' && values.clock === 'off',
  // Shown in the players' bar instead.
  hidden: ['Turn'],
  sounds: {
    move: (event) => ({ name: 'place', pitch: event.color === 'w' ? 1 : 0.86 }),
    castle: () => ({ name: 'place', pitch: 0.75 }),
    capture: (event) => ({ name: 'hit', pitch: event.color === 'w' ? 0.9 : 0.8 }),
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
    wrong: ({ san, left }) => `Not ${san}: there’s a mate in ${left}.`,
    offered: ({ color }) =>
      color === 'w'
        ? 'White offers a draw. The next move declines it.'
        : 'Black offers a draw. The next move declines it.',
    loaded: ({ others, rules: by, notes }) => {
      const text = LOADED[by ?? 'same']
      const more = others
        ? plural(others, {
            one: 'The text has # more game. The first one was loaded.',
            other: 'The text has # more games. The first one was loaded.',
          })
        : ''
      const detail = [more, notes].filter(Boolean).join(' ')
      return detail ? { text, detail } : text
    },
    claimable: ({ why }) => ({
      text: 'You can claim a draw.',
      detail:
        why === 'repetition'
          ? 'The same position occurred three times.'
          : 'Fifty moves by each side without a capture or a pawn move.',
    }),
  },
  status: {
    move: (event) => `${COLOR_NAMES[event.color]}: ${event.piece} to ${event.to}.`,
    castle: ({ color, san }) => (color === 'w' ? `White castles: ${san}.` : `Black castles: ${san}.`),
    capture: (event) =>
      `${COLOR_NAMES[event.color]}: ${event.piece} captures on ${event.to} (${event.taken}).`,
    promote: (event) =>
      event.taken
        ? `${COLOR_NAMES[event.color]}: pawn captures on ${event.to} (${event.taken}), promotes to ${event.becomes}.`
        : `${COLOR_NAMES[event.color]}: pawn to ${event.to}, promotes to ${event.becomes}.`,
    check: texts.status.check,
    flag: texts.status.flag,
    set: texts.status.set,
  },
  haptics: { move: 8, castle: 12, capture: 20, promote: 30, check: 30, flag: 60 },
  stats: texts.stats,
  // For wins against the computer.
  best: [{ of: 'Moves', better: 'lower', label: texts.best.moves, min: 2 }],
  captions: texts.captions,
  howTo: texts.howTo,
})
