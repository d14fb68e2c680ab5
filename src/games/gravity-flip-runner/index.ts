/** Owns Gravity Flip Runner as the arcade sees it: its one control, its sounds and words. */
import { defineRealtime } from '../../engine/core/contract'
import { type Action, HEIGHT, rules, WIDTH, type World } from './rules'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action>({
  rules,
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { turn: true },
  showsEnd: true,
  options: [],
  controls: [
    {
      action: 'flip',
      label: 'Flip',
      keys: ['Space', 'ArrowUp', 'ArrowDown', 'KeyW'],
      pad: ['A', 'DpadUp', 'DpadDown'],
    },
  ],
  sounds: {
    flip: (event) => ({ name: 'jump', pitch: event.up ? 1.08 : 0.92 }),
    land: () => ({ name: 'land', volume: 0.5 }),
    // Up the scale, twelve steps, and again.
    coin: (event) => ({ name: 'coin', pitch: 1 + ((event.taken as number) % 12) * 0.03 }),
    power: 'powerUp',
    faded: () => ({ name: 'close', volume: 0.6 }),
    shieldBroke: 'crack',
    faster: 'levelUp',
    crash: 'explosion',
  },
  toasts: { crash: 'Game Over!' },
  status: {
    power: ({ power }) => `${power}.`,
    faded: ({ power }) => `${power} is over.`,
    shieldBroke: 'The shield is gone.',
    faster: ({ distance }) => `${distance} run.`,
  },
  haptics: { flip: 8, coin: 6, power: 25, shieldBroke: 60, crash: 120 },
  hitStop: { crash: 80, shieldBroke: 50 },
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Distance', better: 'higher', label: 'Best distance' },
  ],
  joy: { hues: ['sky', 'pink', 'yellow'], shape: 'square', way: 'fireworks' },
  lesson: {
    until: ['flip'],
    by: 'Flip',
    keys: 'Flip to the other side',
    touch: 'Tap to flip to the other side',
  },
  howTo: [
    'One press turns gravity over: run on the floor or under the ceiling.',
    'Coins count 10 and powers 50; a shield saves you once, a magnet draws coins, Slow slows the works.',
    'Every 500 of distance the run gets faster; hit nothing.',
  ],
})
