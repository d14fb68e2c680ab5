import { hands, held, twoHands } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { endName } from '../../engine/core/game/shape'
import { SEAT_LOOKS } from '../../engine/core/input/seats'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { isForFour, isPairs, isSides, type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, SQUARE, WIDTH, type Worlds } from './rules'
import { type Stat, texts } from './texts/game'

export default defineRealtime<Worlds, Action, Event, Options, Stat>({
  rules,
  replayVersion: '3',
  earlier: [{ version: '2', isSame: ({ ball }) => ball !== 'ladder' }],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: {
    turn: true,
    sizes: ({ ball }) => (ball === 'sides' ? { wide: SQUARE, upright: SQUARE } : null),
  },
  showsEnd: true,
  touch: { drag: true },
  live: { options: { players: '2' }, halves: { axis: 'x', first: 'start' } },
  players: (values) => (isForFour(values) ? 4 : values.players === '2' ? 2 : 1),
  options,
  controls: held([
    ...twoHands(['up', 'down'], 1),
    ...([2, 3] as const).flatMap((player) => [
      ...hands(['up', 'down'], player).map((control) => ({ ...control, shown: isPairs })),
      ...hands(['left', 'right'], player).map((control) => ({ ...control, shown: isSides })),
    ]),
  ]),
  sounds: {
    serve: () => ({ name: 'launch', volume: 0.5 }),
    // The pitch rises with the rally.
    hit: (event) => ({
      name: 'paddle',
      pitch: (event.side === 0 ? 1 : 0.94) * Math.min(1.9, 1 + (event.rally - 1) * 0.03),
    }),
    wall: () => ({ name: 'wall', volume: 0.5 }),
    goal: (event) => ({ name: 'goal', pitch: event.scorer === 0 ? 1 : 0.84 }),
    lost: ({ lives }) => ({ name: 'goal', pitch: lives > 0 ? 0.9 : 0.7 }),
  },
  status: {
    goal: ({ scorer, left, right }, turned) => texts.points[endName(scorer, turned)](left, right),
  },
  haptics: { hit: 12, goal: 70, lost: 70 },
  hitStop: { goal: 100, lost: 100 },
  stats: texts.stats,
  best: [
    { of: 'Rally', better: 'higher', label: texts.best.rally },
    { of: 'Stars', better: 'higher', label: texts.best.stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['orange', 'sky', 'paper'], shape: 'circle', kind: 'fireworks' },
  tutorialHint: {
    until: ['hit'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [['sky', 'orange'], SEAT_LOOKS.map(({ hue }) => hue)],
  howTo: texts.howTo,
})
