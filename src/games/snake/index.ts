/** The definition of Snake: options, controls, sounds and texts. */
import { defineRealtime } from '../../engine/core/game/contract'
import { choice, fourWays } from '../../engine/core/game/declare'
import { plural } from '../../engine/core/text'
import { type Action, BOARDS, type Event, FRUITS, rules, SIDE, SIZE, type World } from './rules'
import { audioCues } from './view/audioCues'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action, Event>({
  rules,
  replayVersion: 'cfa95047',
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
      FRUITS.map((count) => [`${count}`, plural(count, { one: '# fruit', other: '# fruits' })] as const),
      { later: true },
    ),
    choice(
      'meadow',
      'Meadow',
      'plain',
      [
        ['plain', 'Plain'],
        ['stones', 'Stones'],
        ['portals', 'Portals'],
        ['poison', 'Poison'],
      ],
      {
        later: true,
        says: {
          stones: 'Every second fruit adds a stone, marked in advance.',
          portals: 'Enter one ring, exit the other. They move every three fruits.',
          poison: 'A mushroom costs three cells and 20 points. If you’re too short, the game ends.',
        },
      },
    ),
  ],
  controls: fourWays(),
  touch: {
    arrows: ['up', 'down', 'left', 'right'],
    swipe: { up: 'up', down: 'down', left: 'left', right: 'right' },
  },
  sounds: {
    // The pitch rises with each fruit, in runs of eight.
    eat: (event) => ({ name: 'eat', pitch: 1 + (event.length % 8) * 0.06 }),
    turn: () => ({ name: 'turn', volume: 0.35 }),
    crash: 'hit',
    stone: () => ({ name: 'place', volume: 0.7 }),
    through: () => ({ name: 'whoosh', volume: 0.7 }),
    portals: () => ({ name: 'reveal', volume: 0.6 }),
    poison: () => ({ name: 'mismatch', volume: 0.8 }),
  },
  status: {
    eat: (event) => `Length ${event.length}`,
    poison: (event) => `Mushroom eaten. Length ${event.length}`,
  },
  audioCues: audioCues,
  haptics: { eat: 15, poison: 50, crash: 80 },
  hitStop: { crash: 80 },
  best: [{ of: 'Score', better: 'higher' }],
  celebration: { hues: ['green', 'yellow', 'vermilion'], shape: 'circle', way: 'fountain' },
  tutorialHint: {
    until: ['turn'],
    by: 'Move',
    keys: 'Turn the snake',
    touch: 'Swipe to turn the snake',
  },
  captions: {
    eat: 'fruit eaten',
    turn: 'turn',
    crash: 'crash',
    stone: 'stone appears',
    through: 'through the portal',
    portals: 'portals move',
    poison: 'mushroom eaten',
  },
  // Fruit, mushrooms and portals also differ in shape.
  distinctColors: [
    ['yellow', 'vermilion', 'blue'],
    ['sky', 'yellow'],
  ],
  howTo: [
    'Eat the fruit: 10 points each, and you grow.',
    'Avoid walls, stones, mushrooms and your own tail.',
    'Two quick turns in a row both count.',
  ],
})
