/** Owns Snake as the arcade sees it: its options, controls, sounds and words. */
import { defineRealtime } from '../../engine/core/contract'
import { choice, fourWays } from '../../engine/core/declare'
import { type Action, BOARDS, FRUITS, rules, SIDE, SIZE, type World } from './rules'
import { ear } from './view/ear'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action>({
  rules,
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: SIDE, height: SIDE },
  options: [
    choice('edges', 'Edges', 'walls', [
      ['walls', 'Walls'],
      ['wrap', 'Wrap'],
    ]),
    choice('speed', 'Speed', 'normal', [
      ['slow', 'Slow'],
      ['normal', 'Normal'],
      ['fast', 'Fast'],
    ]),
    choice(
      'board',
      'Board',
      `${SIZE}`,
      BOARDS.map((size) => [`${size}`, `${size}x${size}`] as const),
      { later: true },
    ),
    choice(
      'fruits',
      'Fruits',
      '1',
      FRUITS.map((count) => [`${count}`, count === 1 ? '1 fruit' : `${count} fruits`] as const),
      { later: true },
    ),
  ],
  controls: fourWays(),
  touch: {
    arrows: ['up', 'down', 'left', 'right'],
    swipe: { up: 'up', down: 'down', left: 'left', right: 'right' },
  },
  sounds: {
    // A step higher with each fruit, eight steps to a run.
    eat: (event) => ({ name: 'eat', pitch: 1 + ((event.length as number) % 8) * 0.06 }),
    turn: () => ({ name: 'turn', volume: 0.35 }),
    crash: 'hit',
  },
  status: { eat: (event) => `Length ${event.length}` },
  ear,
  haptics: { eat: 15, crash: 80 },
  hitStop: { crash: 80 },
  best: [{ of: 'Score', better: 'higher' }],
  joy: { hues: ['green', 'yellow', 'vermilion'], shape: 'circle', way: 'fountain' },
  lesson: {
    until: ['turn'],
    by: 'Move',
    keys: 'Turn the snake',
    touch: 'Swipe to turn the snake',
  },
  howTo: [
    'Eat the fruit: 10 points each, and you grow.',
    'Do not hit a wall, and do not bite yourself.',
    'Two quick turns in a row both count.',
  ],
})
