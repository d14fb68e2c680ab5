/** Owns Emoji Decoder as the arcade sees it: its controls, sounds and words. */
import { defineTurn } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { canReveal, type Event, isOver, type Move, rules, type State } from './rules'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, 'reveal' | 'skip'>({
  rules,
  replayVersion: '2',
  Board,
  // 2: words that only one side of the Atlantic has, or writes like that, gave way to others.
  version: 2,
  options: [
    choice('round', 'Puzzles', '15', [
      ['15', 'All'],
      ['5', 'First 5'],
    ]),
    choice(
      'pack',
      'Pack',
      'first',
      [
        ['first', 'The fifteen'],
        ['words', 'Words'],
        ['animals', 'Animals'],
        ['films', 'Movies'],
        ['food', 'Food'],
        ['nature', 'Nature'],
        ['places', 'Places'],
        ['sport', 'Sport'],
        ['home', 'Home'],
        ['tales', 'Tales'],
        ['sayings', 'Sayings'],
      ],
      { later: true },
    ),
  ],
  // Letters are typed; digits are left for what is not a letter.
  controls: [
    { action: 'reveal', label: 'Reveal a letter', keys: ['Digit1', 'Numpad1'], pad: ['X'] },
    { action: 'skip', label: 'Skip, or go on', keys: ['Digit2', 'Numpad2'], pad: ['Y'] },
  ],
  command(action, state) {
    if (isOver(state)) return null
    if (action === 'reveal') return canReveal(state) ? { do: 'reveal' } : null
    return { do: state.phase === 'guessing' ? 'skip' : 'next' }
  },
  typing: 'all',
  // An answer that was shown cannot be guessed any more.
  undo: false,
  sounds: {
    solved: (event) => ({ name: 'levelUp', pitch: 0.9 + Number(event.points) / 300 }),
    wrong: 'mismatch',
    failed: 'drop',
    skipped: 'whoosh',
    revealed: 'reveal',
    nextPuzzle: 'slide',
  },
  status: {
    solved: (event) => `Decoded: ${event.answer}, ${event.points} points.`,
    wrong: (event) => `Not that. ${event.left} ${event.left === 1 ? 'attempt' : 'attempts'} left.`,
    failed: (event) => `The answer was ${event.answer}.`,
    skipped: (event) => `The answer was ${event.answer}.`,
    revealed: (event) => `Letter ${event.place} is ${event.letter}.`,
    nextPuzzle: (event) => `Puzzle ${event.puzzle}.`,
  },
  haptics: { solved: 50, wrong: 25, failed: 60, revealed: 10 },
  best: [{ of: 'Score', better: 'higher' }],
  captions: {
    solved: 'solved',
    wrong: 'wrong guess',
    failed: 'not solved',
    skipped: 'skipped',
    revealed: 'a letter shown',
    nextPuzzle: 'next puzzle',
  },
  howTo: [
    'Find the word or name the emoji stand for, then press Guess.',
    'Three attempts score 40, 30 or 20 points. Letters in their place stay.',
    'A revealed letter costs 5 points, up to three per answer. Skips score 0.',
  ],
})
