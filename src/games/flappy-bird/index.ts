import { defineRealtime } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '2',
  earlier: [
    { version: 'b4d20c17', isSame: ({ flight }) => flight !== 'gentle' },
    { version: 'a5f9c0b3', isSame: ({ flight }) => flight !== 'gentle' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: WIDTH, height: 700 }, modes: ({ flight }) => flight === 'gentle' },
  options,
  controls: [
    { action: 'flap', label: texts.controls.flap, keys: ['Space', 'ArrowUp', 'KeyW'], pad: ['A', 'DpadUp'] },
  ],
  touch: { tap: 'flap' },
  sounds: {
    flap: () => ({ name: 'flap', volume: 0.7 }),
    // The pitch rises with each pipe on the way to the next medal.
    score: (event) => ({ name: 'point', pitch: 1 + (event.score % 10) * 0.04 }),
    medal: 'medal',
    sky: () => ({ name: 'whoosh', volume: 0.5 }),
    feather: 'collect',
    saved: 'lifeLost',
    crash: 'hit',
  },
  toasts: { crash: texts.over },
  status: {
    medal: ({ name }) => texts.status.medal(name),
    sky: ({ sky }) => texts.status.sky(texts.skies[sky]),
    feather: ({ feathers }) => texts.status.feather(feathers),
    saved: ({ feathers }) => texts.saved(feathers),
  },
  haptics: { flap: 6, medal: 30, feather: 15, saved: 60, crash: 90 },
  hitStop: { medal: 70, saved: 100, crash: 80 },
  // One tap begins the next flight, so its button comes soon.
  endDelayMs: 450,
  stats: texts.stats,
  best: [{ of: 'Score', better: 'higher' }],
  celebration: { hues: ['yellow', 'paper', 'orange'], shape: 'square', kind: 'rain' },
  tutorialHint: {
    until: ['flap'],
    by: texts.controls.flap,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  howTo: texts.howTo,
})
