import { fourDirections, swipesAndArrows } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, type HurtReason, rules, UPRIGHT, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

const HURT_SOUNDS: Readonly<Record<HurtReason, string>> = {
  car: 'hit',
  water: 'splash',
  swept: 'splash',
  time: 'lifeLost',
  crocodile: 'explosion',
  adder: 'mismatch',
  otter: 'crack',
}

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '2',
  earlier: [{ version: '3a5f02d2', isSame: ({ mode }) => mode === 'classic' }],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: WIDTH, height: UPRIGHT.height }, modes: ({ mode }) => mode !== 'classic' },
  showsEnd: true,
  options,
  controls: fourDirections(),
  touch: swipesAndArrows,
  sounds: {
    hop: () => ({ name: 'jump', volume: 0.7 }),
    // The pitch rises with each row on the way home.
    row: ({ rows }) => ({ name: 'point', pitch: 1 + rows * 0.06, volume: 0.6 }),
    bay: ({ fly, lady, full }) => ({
      name: fly || lady ? 'powerUp' : 'goal',
      pitch: 0.9 + full * 0.06,
    }),
    lady: () => ({ name: 'spawn', volume: 0.4 }),
    pair: 'collect',
    teeth: () => ({ name: 'alarm', volume: 0.4 }),
    extra: 'medal',
    level: 'levelUp',
    hurry: 'countdown',
    bump: () => ({ name: 'wall', volume: 0.5 }),
    night: 'levelUp',
    cleared: 'medal',
    hurt: ({ reason }) => ({ name: HURT_SOUNDS[reason] }),
  },
  toasts: {
    hurt: ({ lives }) =>
      lives === 0 ? texts.ends.over : { text: texts.toasts.hurt, detail: texts.toasts.lives(lives) },
    level: { text: texts.toasts.level, good: true },
    extra: { text: texts.toasts.extra, good: true },
  },
  status: {
    hurt: ({ lives }) => (lives === 0 ? null : texts.status.hurt(lives)),
    level: ({ level }) => texts.status.level(level),
    bay: ({ points, full, lady }) =>
      lady ? texts.status.bayWithLady(points, full) : texts.status.bay(points, full),
    lady: texts.status.lady,
    pair: texts.status.pair,
    hurry: texts.status.hurry,
    night: texts.status.night,
  },
  haptics: { hop: 8, bay: 40, pair: 20, level: 50, night: 50, cleared: 80, hurt: 100, bump: 15 },
  hitStop: { hurt: 70, night: 100, cleared: 100 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['green', 'yellow', 'sky'], shape: 'circle', kind: 'fountain' },
  tutorialHint: {
    until: ['hop'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
    atTop: true,
  },
  captions: texts.captions,
  distinctColors: [['orange', '#3f9d63']],
  howTo: texts.howTo,
})
