import { defineTurn } from '../../engine/core/game/define'
import { LANGUAGE_VERSIONS } from '../../engine/core/replay/versions'
import { language } from '../../engine/core/texts/language'
import { EDITION, LANGUAGE } from '../shared/words/letters'
import { type Options, options } from './options'
import { canBuy, type Event, isSettled, type Move, rules, type State } from './rules'
import { lazyRules } from './rules/lazyRules'
import { type Stat, texts } from './texts/game'
import { ownTexts } from './texts/own'
import { Board } from './view/Board'
import { symbols } from './view/symbols'

export default defineTurn<State, Move, Event, Options, Stat, 'letter'>({
  rules,
  wordsIn: LANGUAGE,
  replayVersion: `2${EDITION}`,
  lazyRules,
  Board,
  // 2: replaced words that only British or only American English has, or that they spell differently.
  version: 2 + LANGUAGE_VERSIONS * language.words,
  symbols,
  options,
  own: {
    kind: 'text',
    label: ownTexts.use,
    used: ownTexts.used,
    form: () => import('./view/ownForm'),
    settles: ['length', 'list', 'theme', 'topic'],
  },
  // Letters are typed as guesses, so other actions use digits.
  controls: [{ action: 'letter', label: texts.controls.letter, keys: ['Digit1', 'Numpad1'], pad: ['X'] }],
  command: () => ({ do: 'letter' }),
  uses: (_, state) => canBuy(state),
  typing: true,
  hints: (state) => !isSettled(state),
  // A tried letter reveals information.
  undo: false,
  sounds: {
    hit: (event) => ({ name: 'place', pitch: 1 + Math.min(6, Number(event.run)) * 0.07 }),
    miss: 'mismatch',
    found: 'levelUp',
    missed: 'whoosh',
    nextWord: 'slide',
  },
  status: {
    hit: ({ letter, count }) => texts.status.hit(letter, count),
    miss: ({ letter, left }) => texts.status.miss(letter, left),
    found: ({ word, points }) => texts.status.found(word, points),
    missed: ({ word }) => texts.missed(word),
    nextWord: texts.status.nextWord,
  },
  haptics: { hit: 10, miss: 25, found: 60, missed: 80 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Streak', better: 'higher', label: texts.best.streak, peak: true },
  ],
  captions: texts.captions,
  distinctColors: [['sky', 'vermilion']],
  howTo: texts.howTo,
})
