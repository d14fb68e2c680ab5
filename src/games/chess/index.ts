import { defineTurn } from '../../engine/core/game/define'
import { isGame, isRun, type Options, options } from './options'
import { type Event, isTaskStart, type Move, personOf, rules, type State } from './rules'
import { lazyRules } from './rules/lazyRules'
import { isBetween } from './rules/state'
import { areOfSeed, RUN_LENGTH } from './rules/tactics'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

/** By the rules that the text needs, or the same as before. */
const LOADED = texts.toasts.loaded

export default defineTurn<State, Move, Event, Options, Stat>({
  rules,
  replayVersion: 'bbb13765',
  lazyRules,
  Board,
  options,
  sameStart: (values) => !isGame(values) && !isRun(values),
  controls: [],
  computer(options, seat) {
    const you = personOf(options)
    return you === null || seat === (you === 'w' ? 0 : 1) ? null : options.level
  },
  // The first try counts, and the clock of a storm does not go back.
  undo: (values) => !isRun(values),
  // Its clock stands still in a pause.
  hideOnPause: ({ task }) => task === 'storm',
  setsUp: true,
  // None while a run shows the end of a position.
  hints: (state) => !isBetween(state),
  reviews: isGame,
  arrows: true,
  practice: { mistakes: ['wrong'], begins: isTaskStart, options: { clock: 'off' } },
  isGenuine: areOfSeed,
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
    solved: 'match',
    missed: 'mismatch',
    resigned: 'flag',
    // 'Over' means that one of two people has won.
    Over: 'win',
  },
  toasts: {
    wrong: ({ san, left }) => texts.toasts.wrong(san, left),
    offered: ({ color }) => (color === 'w' ? texts.toasts.whiteOffers : texts.toasts.blackOffers),
    loaded: ({ others, rules: by, notes }) => {
      const text = LOADED[by ?? 'same']
      const more = others ? texts.toasts.moreGames(others) : ''
      const detail = [more, notes].filter(Boolean).join(' ')
      return detail ? { text, detail } : text
    },
    claimable: ({ why }) => ({
      text: texts.toasts.claimable,
      detail: why === 'repetition' ? texts.ends.repetition : texts.ends.quiet,
    }),
  },
  status: {
    move: (event) => texts.status.moved(texts.colors[event.color], event.piece, event.to),
    castle: ({ color, san }) =>
      color === 'w' ? texts.status.whiteCastles(san) : texts.status.blackCastles(san),
    capture: (event) =>
      texts.status.captured(texts.colors[event.color], event.piece, event.to, event.taken ?? ''),
    promote: (event) =>
      event.taken
        ? texts.status.promotedWithCapture(
            texts.colors[event.color],
            event.to,
            event.taken,
            event.becomes ?? '',
          )
        : texts.status.promoted(texts.colors[event.color], event.to, event.becomes ?? ''),
    check: texts.status.check,
    flag: texts.status.flag,
    set: ({ text }) => text ?? texts.status.set,
    solved: ({ text }) => text,
    missed: ({ text }) => text,
  },
  haptics: { move: 8, castle: 12, capture: 20, promote: 30, check: 30, flag: 60 },
  stats: texts.stats,
  best: [
    // For wins against the computer.
    { of: 'Moves', better: 'lower', label: texts.best.moves, min: 2 },
    // For streak and storm.
    { of: 'Solved', better: 'higher', label: texts.best.solved, max: RUN_LENGTH },
  ],
  captions: texts.captions,
  howTo: texts.howTo,
})
