import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { faceName, toneOf } from './rules/decks'
import { type Stat, texts } from './texts/game'
import { ownTexts } from './texts/own'
import { audioCues } from './view/audioCues'
import { Board } from './view/Board'
import { symbols } from './view/symbols'

/** How long the tone of a card sounds. */
const TONE_MS = 500

export default defineTurn<State, Move, Event, Options, Stat>({
  rules,
  replayVersion: '2f553471',
  Board,
  symbols,
  options,
  own: {
    kind: 'text',
    label: ownTexts.use,
    used: ownTexts.used,
    form: () => import('./view/ownForm'),
    settles: ['difficulty', 'deck'],
  },
  controls: [],
  // A turned card reveals information.
  undo: false,
  hideOnPause: true,
  timer: 'tenths',
  sounds: {
    flip({ emoji, tone }) {
      // A player's own text may look like the face of a sound.
      const hertz = tone === undefined ? toneOf(emoji) : null
      return hertz === null ? { name: 'flip' } : { hertz, ms: TONE_MS }
    },
    match: 'match',
    mismatch: 'mismatch',
    Refused: () => null,
  },
  status: {
    flip: ({ card, emoji, tone }) => texts.status.flip(card, tone === undefined ? faceName(emoji) : emoji),
    match: ({ emoji, own }) => texts.status.match(own ? emoji : faceName(emoji)),
    mismatch: texts.status.mismatch,
  },
  audioCues: audioCues,
  haptics: { flip: 8, match: 30 },
  stats: texts.stats,
  best: [
    { of: 'Moves', better: 'lower', label: texts.best.moves },
    { of: 'Time', better: 'lower', label: texts.best.time },
  ],
  captions: texts.captions,
  distinctColors: [['vermilion', 'orange', 'yellow', 'green', 'sky', 'blue', 'pink']],
  howTo: texts.howTo,
})
