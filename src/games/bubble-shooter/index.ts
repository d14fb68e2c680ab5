/** The game definition of Bubble Shooter: options, controls, sounds and texts. */
import { defineRealtime } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'

export default defineRealtime<World, Action, Event>({
  rules,
  replayVersion: 'b3461736',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  calm: true,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 480, height: 720 } },
  showsEnd: true,
  options: [
    choice(
      'mode',
      'Mode',
      'field',
      [
        ['field', 'One field'],
        ['boards', 'Thirty boards'],
      ],
      {
        later: true,
        says: { boards: 'Fewer shots earn more stars. From the second board on, rows come down.' },
      },
    ),
    choice('ceiling', 'Ceiling', 'still', [
      ['still', 'Stays'],
      ['rows', 'New rows'],
    ]),
  ],
  controls: [
    {
      action: 'left',
      label: 'Left',
      group: 'Aim',
      keys: ['ArrowLeft', 'KeyA'],
      pad: ['DpadLeft'],
      held: 'right',
    },
    {
      action: 'right',
      label: 'Right',
      group: 'Aim',
      keys: ['ArrowRight', 'KeyD'],
      pad: ['DpadRight'],
      held: 'left',
    },
    { action: 'fire', label: 'Shoot', keys: ['Space', 'ArrowUp', 'KeyW'], pad: ['A', 'RT', 'RB'] },
    { action: 'swap', label: 'Swap', keys: ['ArrowDown', 'KeyS', 'KeyX'], pad: ['X', 'B', 'LB'] },
    { action: 'stickLeft', label: 'Left', group: 'Point', pad: ['LeftStickLeft', 'RightStickLeft'] },
    { action: 'stickRight', label: 'Right', group: 'Point', pad: ['LeftStickRight', 'RightStickRight'] },
    { action: 'stickUp', label: 'Up', group: 'Point', pad: ['LeftStickUp', 'RightStickUp'] },
    { action: 'stickDown', label: 'Down', group: 'Point', pad: ['LeftStickDown', 'RightStickDown'] },
  ],
  // A tap on the launcher swaps: a second round button is wider than a phone.
  touch: {
    arrows: ['left', 'right'],
    buttons: [{ action: 'fire', label: 'Shoot' }],
  },
  sounds: {
    fire: () => ({ name: 'launch', volume: 0.55 }),
    bounce: () => ({ name: 'bounce', volume: 0.35 }),
    land: () => ({ name: 'place', volume: 0.6 }),
    // Up the scale along the chain, and a step higher for each clear in a row.
    pop: ({ n, run }) => ({
      name: 'pop',
      pitch: Math.min(2.2, 0.86 + n * 0.07 + Math.min(6, run - 1) * 0.06),
    }),
    fall: ({ n, count }) =>
      n === 0 ? { name: count > 3 ? 'slide' : 'drop', pitch: 0.9 } : { name: 'drop', volume: 0.25 },
    swap: () => ({ name: 'flip', volume: 0.6 }),
    row: () => ({ name: 'slide', pitch: 0.7 }),
    sunk: 'splash',
    bomb: 'explosion',
    special: ({ bomb }) => ({ name: 'powerUp', pitch: bomb ? 0.8 : 1 }),
    board: 'reveal',
    cleared: ({ stars }) => ({ name: stars === 3 ? 'medal' : 'levelUp' }),
  },
  toasts: { sunk: 'Game Over!' },
  status: {
    clear: ({ count, loose }) => `${count} cleared${loose > 0 ? `, ${loose} fell` : ''}.`,
    row: 'A new row came down.',
    special: ({ bomb }) => (bomb ? 'A bomb comes next.' : 'A rainbow comes next: it takes the best colour.'),
    board: ({ board }) => `Board ${board}.`,
  },
  haptics: { fire: 6, land: 8, pop: 8, row: 40, bomb: 60, sunk: 120, cleared: 80 },
  hitStop: { clear: 40, sunk: 80 },
  best: [{ of: 'Final Score', better: 'higher', shown: 'Score' }],
  celebration: {
    hues: ['sky', 'pink', 'yellow', 'green', 'orange', 'vermilion'],
    shape: 'circle',
    way: 'fountain',
  },
  tutorialHint: {
    until: ['fire'],
    by: 'Shoot',
    keys: 'Shoot at bubbles of the same colour',
    touch: 'Drag to aim, lift to shoot',
    mouse: 'Point at bubbles of the same colour, and click',
  },
  captions: {
    board: 'next board',
    bomb: 'bomb explodes',
    special: 'special bubble',
    fire: 'bubble shot',
    bounce: 'bubble on the wall',
    land: 'bubble sticks',
    pop: 'bubbles pop',
    fall: 'bubbles fall',
    swap: 'bubbles swapped',
    row: 'a row comes down',
    sunk: 'bubbles have reached the line',
    cleared: 'all bubbles gone',
  },
  distinctColors: [['vermilion', 'yellow', 'green', 'sky', 'blue', 'pink']],
  howTo: [
    'Three or more alike clear; bubbles that hang on nothing fall.',
    'Mouse: point and click. Finger: drag to aim, lift to shoot.',
    'Press the launcher to swap. Let no bubble sink below the floats.',
  ],
})
