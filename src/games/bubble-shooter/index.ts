/** The game definition of Bubble Shooter: controls, sounds and texts. */

import { defineRealtime } from '../../engine/core/game/contract'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'

export default defineRealtime<World, Action, Event, Options>({
  rules,
  replayVersion: 'b3461736',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  calm: true,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 480, height: 720 } },
  showsEnd: true,
  options,
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
  // A tap on the launcher swaps: a second round button would be too wide for a phone.
  touch: {
    arrows: ['left', 'right'],
    buttons: [{ action: 'fire', label: 'Shoot' }],
  },
  sounds: {
    fire: () => ({ name: 'launch', volume: 0.55 }),
    bounce: () => ({ name: 'bounce', volume: 0.35 }),
    land: () => ({ name: 'place', volume: 0.6 }),
    // The pitch rises along the chain, and with each clear in a row.
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
    clear: ({ count, loose }) => (loose > 0 ? `${count} cleared, ${loose} fell.` : `${count} cleared.`),
    row: 'A new row came down.',
    special: ({ bomb }) => (bomb ? 'Next: a bomb.' : 'Next: a rainbow, which takes the best color.'),
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
    keys: 'Shoot at bubbles of the same color',
    touch: 'Drag to aim, release to shoot',
    mouse: 'Point at bubbles of the same color and click',
  },
  captions: {
    board: 'next board',
    bomb: 'bomb explodes',
    special: 'special bubble',
    fire: 'bubble shot',
    bounce: 'bubble hits the wall',
    land: 'bubble sticks',
    pop: 'bubbles pop',
    fall: 'bubbles fall',
    swap: 'bubbles swapped',
    row: 'new row',
    sunk: 'bubbles crossed the line',
    cleared: 'all bubbles cleared',
  },
  distinctColors: [['vermilion', 'yellow', 'green', 'sky', 'blue', 'pink']],
  howTo: [
    'Three or more of a color clear. Bubbles left hanging fall.',
    'Mouse: point and click. Touch: drag to aim, release to shoot.',
    'Press the launcher to swap. Keep all bubbles above the floats.',
  ],
})
