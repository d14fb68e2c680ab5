import { defineTurn } from '../../engine/core/game/define'
import { LANGUAGE_VERSIONS } from '../../engine/core/replay/versions'
import { language } from '../../engine/core/texts/language'
import { EDITION, LANGUAGE } from '../shared/words/letters'
import { type Options, options } from './options'
import { canReveal, type Event, isOver, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, Options, Stat, 'reveal' | 'skip'>({
  rules,
  wordsIn: LANGUAGE,
  replayVersion: `3${EDITION}`,
  Board,
  // 2: replaced words that only British or only American English has, or that they spell differently.
  version: 2 + LANGUAGE_VERSIONS * language.words,
  options,
  // Letters are typed as guesses, so other actions use digits.
  controls: [
    { action: 'reveal', label: texts.controls.reveal, keys: ['Digit1', 'Numpad1'], pad: ['X'] },
    { action: 'skip', label: texts.controls.skip, keys: ['Digit2', 'Numpad2'], pad: ['Y'] },
  ],
  command(action, state) {
    if (isOver(state)) return null
    if (action === 'reveal') return canReveal(state) ? { do: 'reveal' } : null
    return { do: state.phase === 'guessing' ? 'skip' : 'next' }
  },
  typing: true,
  // A revealed answer cannot be guessed again.
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
    solved: ({ answer, points }) => texts.status.solved(answer, points),
    wrong: ({ left }) => texts.status.wrong(left),
    failed: ({ answer }) => texts.status.answer(answer),
    skipped: ({ answer }) => texts.status.answer(answer),
    revealed: ({ position, letter }) => texts.status.revealed(position, letter),
    nextPuzzle: ({ puzzle }) => texts.status.nextPuzzle(puzzle),
  },
  haptics: { solved: 50, wrong: 25, failed: 60, revealed: 10 },
  stats: texts.stats,
  best: [{ of: 'Score', better: 'higher' }],
  captions: texts.captions,
  howTo: texts.howTo,
})
