import { held, twoHands } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { endName } from '../../engine/core/game/shape'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'

const POINTS = {
  left: (left: number, right: number) => `Point for the left side, ${left} to ${right}.`,
  right: (left: number, right: number) => `Point for the right side, ${left} to ${right}.`,
  top: (left: number, right: number) => `Point for the top side, ${left} to ${right}.`,
  bottom: (left: number, right: number) => `Point for the bottom side, ${left} to ${right}.`,
} as const

export default defineRealtime<World, Action, Event, Options>({
  rules,
  replayVersion: '2',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: { turn: true },
  endDelayMs: 0,
  touch: { arrows: ['up', 'down'], upright: true, drag: true },
  live: { options: { players: '2' }, halves: { axis: 'x', first: 'start' } },
  players: (options) => (options.players === '2' ? 2 : 1),
  options,
  controls: held(twoHands(['up', 'down'], 1)),
  sounds: {
    serve: () => ({ name: 'launch', volume: 0.5 }),
    // The pitch rises with the rally.
    hit: (event) => ({
      name: 'paddle',
      pitch: (event.side === 0 ? 1 : 0.94) * Math.min(1.9, 1 + (event.rally - 1) * 0.03),
    }),
    wall: () => ({ name: 'wall', volume: 0.5 }),
    goal: (event) => ({ name: 'goal', pitch: event.scorer === 0 ? 1 : 0.84 }),
  },
  status: {
    goal: ({ scorer, left, right }, turned) => POINTS[endName(scorer, turned)](left, right),
  },
  haptics: { hit: 12, goal: 70 },
  hitStop: { goal: 60 },
  best: [{ of: 'Rally', better: 'higher', label: 'Longest rally' }],
  celebration: { hues: ['orange', 'sky', 'paper'], shape: 'circle', kind: 'fireworks' },
  tutorialHint: {
    until: ['hit'],
    by: 'Move',
    keys: 'Meet the ball with {keys}',
    touch: 'Drag your paddle to meet the ball',
  },
  captions: { serve: 'ball served', hit: 'paddle hit', wall: 'wall hit', goal: 'point' },
  distinctColors: [['sky', 'orange']],
  howTo: [
    'Don’t let the ball past your paddle. Every hit makes it faster.',
    'The paddle’s ends send the ball off steeply; its middle sends it straight back.',
    'Move by keys, stick, mouse, or finger. Two players: half the court each.',
  ],
})
