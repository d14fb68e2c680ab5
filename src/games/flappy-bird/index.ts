import { defineRealtime } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: 'a5f9c0b3',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
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
    crash: 'hit',
  },
  toasts: { crash: texts.over },
  status: { medal: ({ name }) => texts.status.medal(name) },
  haptics: { flap: 6, medal: 30, crash: 90 },
  hitStop: { crash: 80 },
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
