import { held, sideways } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, LIVES, rules, WIDTH, type World } from './rules'
import { aim } from './rules/targets'
import { type Stat, texts } from './texts/game'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '2',
  earlier: [{ version: '903be2a8', isSame: ({ mode }) => mode !== 'arcade' }],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 480, height: 720 } },
  options,
  controls: [
    ...held(sideways()),
    { action: 'launch', label: texts.controls.launch, keys: ['Space', 'ArrowUp'], pad: ['A', 'RT'] },
  ],
  touch: {
    drag: true,
    arrows: ['left', 'right'],
    buttons: ['launch'],
  },
  aim,
  sounds: {
    launch: 'launch',
    wall: () => ({ name: 'wall', volume: 0.45 }),
    paddle: 'paddle',
    // A step higher with each brick of a run, up to an octave.
    brick: (event) => ({ name: 'brick', pitch: 1 + Math.min(event.run, 16) * 0.06 }),
    crack: () => ({ name: 'crack', volume: 0.7 }),
    clank: () => ({ name: 'wall', pitch: 1.5 }),
    bonusBall: () => ({ name: 'spawn', volume: 0.6 }),
    ballLost: (event) => (event.left > 0 ? { name: 'drop', volume: 0.5 } : null),
    lifeLost: 'lifeLost',
    levelComplete: 'levelUp',
    power: 'powerUp',
    laser: () => ({ name: 'shoot', volume: 0.5 }),
    faster: () => ({ name: 'whoosh', volume: 0.5 }),
    half: () => ({ name: 'slide', volume: 0.8 }),
    drop: () => ({ name: 'pop', volume: 0.5 }),
    struck: 'hit',
    bossDown: 'explosion',
  },
  toasts: {
    lifeLost: ({ lives }) => texts.toasts.lifeLost(lives),
    // The end panel says it in Arcade.
    levelComplete: ({ level, stars }) =>
      stars ? null : { text: texts.toasts.levelComplete(level), good: true },
  },
  status: {
    lifeLost: ({ lives }) => texts.toasts.lifeLost(lives),
    levelComplete: ({ level, score }) => texts.status.levelComplete(level, score),
    level: ({ level }) => texts.status.level(level),
    faster: texts.status.faster,
    half: texts.status.half,
    struck: texts.status.struck,
    bossDown: texts.status.bossDown,
  },
  haptics: { paddle: 8, lifeLost: 80, levelComplete: 40, power: 20, struck: 40, bossDown: 60 },
  hitStop: { lifeLost: 70, levelComplete: 60, bossDown: 80 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Stars', better: 'higher', label: texts.mostStars, shown: null, min: 1, max: LIVES },
  ],
  celebration: { hues: ['vermilion', 'orange', 'yellow', 'green', 'sky'], shape: 'square', kind: 'rain' },
  tutorialHint: {
    until: ['launch'],
    by: texts.controls.launch,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [
    ['vermilion', 'orange', 'yellow', 'green', 'sky'],
    ['sky', 'green', 'vermilion', 'yellow', 'pink'],
  ],
  howTo: texts.howTo,
})
