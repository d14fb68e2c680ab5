/** Owns Blink Dash as the arcade sees it: its controls, sounds and words. */
import { defineRealtime } from '../../engine/core/contract'
import { fourWays, held } from '../../engine/core/declare'
import { type Action, HEIGHT, rules, WIDTH, type World } from './rules'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action>({
  rules,
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 400, height: 600 } },
  showsEnd: true,
  options: [],
  controls: held(fourWays()),
  touch: { arrows: ['up', 'down', 'left', 'right'] },
  sounds: {
    // Up the scale with every sparkle on the way to the last.
    collect: (event) => ({ name: 'collect', pitch: Math.max(1, 1.5 - (event.left as number) * 0.05) }),
    warn: () => ({ name: 'countdown', volume: 0.5 }),
    dark: () => ({ name: 'close', pitch: 0.7 }),
    light: () => ({ name: 'open', volume: 0.7 }),
    level: 'levelUp',
    caught: 'hit',
  },
  toasts: { caught: 'Game Over!' },
  status: {
    dark: 'The lights are out.',
    level: ({ level }) => `Level ${level}.`,
  },
  haptics: { collect: 10, dark: 25, level: 50, caught: 120 },
  hitStop: { caught: 80 },
  best: [{ of: 'Final Score', better: 'higher', shown: 'Score' }],
  joy: { hues: ['yellow', 'paper', 'sky'], shape: 'star', way: 'rain' },
  lesson: {
    until: ['collect'],
    by: 'Move',
    keys: 'Gather the sparkles',
    touch: 'Hold a finger where to go: gather the sparkles',
  },
  howTo: [
    'Gather every sparkle to reach the next level; touch no prowler. A finger or mouse held down leads you.',
    'Now and then the lights go out: prowlers are hidden then, but they move on.',
    'Remember where they were going, and keep out of their way.',
  ],
})
