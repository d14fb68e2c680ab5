import { defineRealtime } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action, Event, Options>({
  rules,
  replayVersion: 'a5f9c0b3',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  options,
  controls: [{ action: 'flap', label: 'Flap', keys: ['Space', 'ArrowUp', 'KeyW'], pad: ['A', 'DpadUp'] }],
  touch: { tap: 'flap' },
  sounds: {
    flap: () => ({ name: 'flap', volume: 0.7 }),
    // The pitch rises with each pipe on the way to the next medal.
    score: (event) => ({ name: 'point', pitch: 1 + (event.score % 10) * 0.04 }),
    medal: 'medal',
    crash: 'hit',
  },
  toasts: { crash: 'Game Over!' },
  status: { medal: ({ name }) => `${name}.` },
  haptics: { flap: 6, medal: 30, crash: 90 },
  hitStop: { crash: 80 },
  best: [{ of: 'Score', better: 'higher' }],
  celebration: { hues: ['yellow', 'paper', 'orange'], shape: 'square', kind: 'rain' },
  tutorialHint: {
    until: ['flap'],
    by: 'Flap',
    keys: 'Flap with {keys} to stay in the air',
    touch: 'Tap to flap and stay in the air',
  },
  captions: { flap: 'flap', score: 'point', medal: 'medal', crash: 'crash' },
  howTo: [
    'Each flap lifts the bird; then it falls.',
    'Fly through the gaps: one point per pipe.',
    'Earn medals at 10, 20, 30, and 40 points.',
  ],
})
