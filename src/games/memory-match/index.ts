import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { faceName } from './rules/decks'
import { audioCues } from './view/audioCues'
import { Board } from './view/Board'
import { symbols } from './view/symbols'

export default defineTurn<State, Move, Event, Options>({
  rules,
  replayVersion: '2f553471',
  Board,
  symbols,
  options,
  own: {
    kind: 'text',
    label: 'Use your own pairs',
    used: 'This game uses custom pairs.',
    form: () => import('./view/ownForm'),
    settles: ['difficulty', 'deck'],
  },
  controls: [],
  // A turned card reveals information.
  undo: false,
  hideOnPause: true,
  timer: 'tenths',
  sounds: { flip: 'flip', match: 'match', mismatch: 'mismatch', Refused: () => null },
  status: {
    flip: (event) => `Card ${event.card}: ${faceName(event.emoji)}.`,
    match: (event) => `Pair found: ${faceName(event.emoji)}.`,
    mismatch: 'No match.',
  },
  audioCues: audioCues,
  haptics: { flip: 8, match: 30 },
  best: [
    { of: 'Moves', better: 'lower', label: 'Fewest moves' },
    { of: 'Time', better: 'lower', label: 'Best time' },
  ],
  captions: {
    flip: 'card turned over',
    match: 'pair found',
    mismatch: 'no match',
    Refused: 'can’t turn over this card',
  },
  distinctColors: [['vermilion', 'orange', 'yellow', 'green', 'sky', 'blue', 'pink']],
  howTo: [
    'Turn over two cards per move.',
    'Matching cards stay face up. Others turn face down after a second.',
    'Find all pairs in few moves. With more players, the most pairs win.',
  ],
})
