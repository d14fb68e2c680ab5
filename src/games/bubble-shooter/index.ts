import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, HIGH, rules, UPRIGHT, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'

const WIDE = { width: WIDTH, height: HEIGHT }

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '5',
  earlier: [
    { version: '4', isSame: ({ mode }) => mode !== 'boards' },
    { version: '3', isSame: ({ mode }) => mode !== 'boards' },
    { version: '2', isSame: ({ mode }) => mode !== 'boards' },
    { version: 'b3461736', isSame: ({ mode }) => mode !== 'boards' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  calm: true,
  size: WIDE,
  upright: {
    size: UPRIGHT,
    sizes: ({ mode }) => (mode === 'boards' ? { wide: WIDE, upright: HIGH } : null),
  },
  showsEnd: true,
  options,
  controls: [
    {
      action: 'left',
      label: declarationTexts.directions.left,
      group: texts.controls.aim,
      keys: ['ArrowLeft', 'KeyA'],
      pad: ['DpadLeft'],
      held: 'right',
    },
    {
      action: 'right',
      label: declarationTexts.directions.right,
      group: texts.controls.aim,
      keys: ['ArrowRight', 'KeyD'],
      pad: ['DpadRight'],
      held: 'left',
    },
    {
      action: 'fire',
      label: texts.controls.fire,
      keys: ['Space', 'ArrowUp', 'KeyW'],
      pad: ['A', 'RT', 'RB'],
    },
    {
      action: 'swap',
      label: texts.controls.swap,
      keys: ['ArrowDown', 'KeyS', 'KeyX'],
      pad: ['X', 'B', 'LB'],
    },
    {
      action: 'stickLeft',
      label: declarationTexts.directions.left,
      group: texts.controls.aimWithStick,
      pad: ['LeftStickLeft', 'RightStickLeft'],
    },
    {
      action: 'stickRight',
      label: declarationTexts.directions.right,
      group: texts.controls.aimWithStick,
      pad: ['LeftStickRight', 'RightStickRight'],
    },
    {
      action: 'stickUp',
      label: declarationTexts.directions.up,
      group: texts.controls.aimWithStick,
      pad: ['LeftStickUp', 'RightStickUp'],
    },
    {
      action: 'stickDown',
      label: declarationTexts.directions.down,
      group: texts.controls.aimWithStick,
      pad: ['LeftStickDown', 'RightStickDown'],
    },
  ],
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
    drop: ({ loose }) => ({ name: 'combo', pitch: 1 + Math.min(loose, 20) * 0.02 }),
    cleared: ({ stars }) => ({ name: stars === 3 ? 'medal' : 'levelUp' }),
  },
  toasts: { sunk: texts.ends.over },
  status: {
    clear: ({ count, loose }) =>
      loose > 0 ? texts.status.clearedAndFell(count, loose) : texts.status.cleared(count),
    row: texts.status.row,
    special: ({ bomb }) => (bomb ? texts.status.bomb : texts.status.rainbow),
  },
  haptics: { fire: 6, land: 8, pop: 8, row: 40, bomb: 60, drop: 40, sunk: 120, cleared: 80 },
  hitStop: { clear: 40, drop: 100, sunk: 80 },
  stats: texts.stats,
  best: [
    { of: 'Final Score', better: 'higher', shown: 'Score' },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: {
    hues: ['sky', 'pink', 'yellow', 'green', 'orange', 'vermilion'],
    shape: 'circle',
    kind: 'fountain',
  },
  tutorialHint: {
    until: ['fire'],
    by: texts.controls.fire,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [['vermilion', 'yellow', 'green', 'paper', 'blue', 'pink']],
  howTo: texts.howTo,
})
