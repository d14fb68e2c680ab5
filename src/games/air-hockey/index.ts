import { hands, held, twoHands } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { endName } from '../../engine/core/game/shape'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { inCup, inPairs, type Options, options } from './options'
import {
  type Action,
  type Event,
  HEIGHT,
  LONG_WIDTH,
  PUCK_TOP_SPEED,
  rules,
  WIDTH,
  type World,
} from './rules'
import { type Stat, texts } from './texts/game'

const WAYS = ['up', 'left', 'down', 'right'] as const

/** How hard two bodies met, 0..1. */
const force = (event: { readonly speed: number }) => Math.min(1, event.speed / PUCK_TOP_SPEED)

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '3',
  earlier: [{ version: '2', isSame: ({ match }) => match !== 'cup' }],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: {
    turn: true,
    // A little longer: goals are as frequent as in landscape.
    size: { width: 640, height: HEIGHT },
    // The tables of the cup are as long as a phone.
    sizes: (values) =>
      inCup(values)
        ? { wide: { width: WIDTH, height: HEIGHT }, upright: { width: LONG_WIDTH, height: HEIGHT } }
        : null,
  },
  live: { options: { players: '2' }, halves: { axis: 'x', first: 'start' } },
  players: (options) => (inPairs(options) ? 4 : options.players === '2' ? 2 : 1),
  options,
  // The stick moves the mallet, not the D-pad.
  controls: held([
    ...twoHands(WAYS, 1, 'LeftStick'),
    ...hands(WAYS, 2, 'LeftStick'),
    ...hands(WAYS, 3, 'LeftStick'),
  ]),
  sounds: {
    serve: () => ({ name: 'whoosh', volume: 0.35 }),
    // A hard hit is louder and a little higher.
    hit: (event) => ({ name: 'puck', volume: 0.35 + 0.65 * force(event), pitch: 0.92 + 0.16 * force(event) }),
    rail: (event) => ({ name: 'wall', volume: 0.2 + 0.5 * force(event), pitch: 0.95 + 0.1 * force(event) }),
    clash: (event) => ({ name: 'puck', volume: 0.3 + 0.5 * force(event), pitch: 1.3 }),
    // The two sides sound different.
    goal: (event) => ({ name: 'goal', pitch: event.scorer === 0 ? 1 : 0.84 }),
    nudge: () => ({ name: 'whoosh', volume: 0.5 }),
    reset: () => ({ name: 'spawn', volume: 0.6 }),
    meet: 'start',
    time: 'alarm',
    // One of two players always wins.
    Over: 'win',
  },
  toasts: {
    reset: texts.toasts.reset,
    time: ({ tied }) => (tied ? texts.toasts.time : null),
  },
  status: {
    meet: ({ rival }) => texts.rivals[rival].intro,
    time: ({ tied }) => (tied ? texts.status.timeTied : texts.status.time),
    goal: ({ scorer, left, right }, turned) => texts.status.goal[endName(scorer, turned)](left, right),
  },
  haptics: { hit: 10, goal: 80 },
  hitStop: { hit: 30, goal: 80 },
  stats: texts.stats,
  // For wins against the computer.
  best: [
    { of: 'Time', better: 'lower', label: texts.best.time },
    // For the cup only.
    { of: 'Stars', better: 'higher', label: texts.best.stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['orange', 'sky', 'paper'], shape: 'circle', kind: 'fountain' },
  tutorialHint: {
    until: ['hit'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [
    ['vermilion', 'sky', 'yellow'],
    // The opponents of the cup, one at a time.
    ['vermilion', 'yellow', 'green'],
    ['vermilion', 'yellow', 'pink'],
    ['vermilion', 'yellow', 'blue'],
  ],
  howTo: texts.howTo,
})
