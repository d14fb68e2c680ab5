import { fourDirections, swipesAndArrows } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, UPRIGHT, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '8b40f2c7',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: UPRIGHT, modes: ({ mode }) => mode === 'mazes' },
  showsEnd: true,
  options,
  controls: fourDirections(),
  touch: swipesAndArrows,
  sounds: {
    // Two alternating tones, like chewing.
    dot: ({ bites }) => ({ name: 'eat', pitch: bites % 2 ? 1 : 1.14, volume: 0.4 }),
    power: 'powerUp',
    bold: () => ({ name: 'turn', pitch: 0.8 }),
    spurt: ({ faster }) => ({ name: 'alarm', pitch: 0.8 + 0.15 * faster, volume: 0.6 }),
    extra: 'medal',
    waning: () => ({ name: 'countdown', volume: 0.5 }),
    ghost: ({ chain }) => ({ name: 'combo', pitch: 0.9 + chain * 0.12 }),
    revive: () => ({ name: 'spawn', volume: 0.4 }),
    fruit: () => ({ name: 'reveal', volume: 0.6 }),
    tasty: 'collect',
    level: 'levelUp',
    caught: 'lifeLost',
  },
  toasts: {
    caught: texts.toasts.caught,
    // The end panel says it after the last round of a stage.
    level: ({ stars }) => (stars ? null : { text: texts.toasts.level, good: true }),
    extra: { text: texts.toasts.extra, good: true },
  },
  status: {
    caught: ({ lives }) => texts.status.caught(lives),
    level: texts.status.level,
    begin: ({ level, stage }) => (stage ? texts.maze.round(level) : texts.status.begin(level)),
    power: texts.status.power,
    bold: texts.status.bold,
    spurt: texts.status.spurt,
    faded: texts.status.faded,
    fruit: texts.status.fruit,
  },
  haptics: { power: 30, ghost: 40, tasty: 20, caught: 120, level: 60 },
  hitStop: { ghost: 80, caught: 80 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Stars', better: 'higher', label: texts.mostStars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['yellow', 'pink', 'sky', 'vermilion'], shape: 'circle', kind: 'fireworks' },
  tutorialHint: {
    until: ['turn'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  // The lemon; the ghosts; and frightened ghosts, steady and about to become dangerous again.
  distinctColors: [['yellow', 'vermilion', 'pink', 'sky', 'green', 'blue', '#fcb496']],
  howTo: texts.howTo,
})
