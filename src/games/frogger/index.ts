import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { plural } from '../../engine/core/text'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, type HurtReason, rules, WIDTH, type World } from './rules'
import { ghost } from './view/ghost'

const HURT_SOUNDS: Readonly<Record<HurtReason, string>> = {
  car: 'hit',
  water: 'splash',
  swept: 'splash',
  time: 'lifeLost',
  hedge: 'crack',
  taken: 'mismatch',
  crocodile: 'explosion',
}
const livesLeft = (lives: number) => plural(lives, { one: '# life left', other: '# lives left' })

export default defineRealtime<World, Action, Event, Options>({
  rules,
  replayVersion: '3a5f02d2',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  endDelayMs: 0,
  options,
  controls: fourDirections(),
  touch: {
    arrows: ['up', 'down', 'left', 'right'],
    swipe: { up: 'up', down: 'down', left: 'left', right: 'right' },
  },
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
    hurt: ({ reason }) => ({ name: HURT_SOUNDS[reason] }),
  },
  toasts: {
    hurt: ({ lives }) => (lives === 0 ? 'Game Over!' : { text: 'Ouch!', detail: livesLeft(lives) }),
    level: { text: 'Level Complete!', good: true },
    extra: { text: 'Extra life', good: true },
  },
  status: {
    hurt: ({ lives }) => (lives === 0 ? null : `Ouch! ${livesLeft(lives)}.`),
    level: ({ level }) => `Level ${level}.`,
    bay: ({ points, full, lady }) =>
      plural(
        points,
        lady
          ? {
              one: `Home with the lady frog, # point. Bays full: ${full} of 5.`,
              other: `Home with the lady frog, # points. Bays full: ${full} of 5.`,
            }
          : {
              one: `Home, # point. Bays full: ${full} of 5.`,
              other: `Home, # points. Bays full: ${full} of 5.`,
            },
      ),
    lady: 'A lady frog rides in on a log.',
    pair: 'You picked up the lady frog. Bring her home.',
    hurry: 'Six seconds left.',
  },
  haptics: { hop: 8, bay: 40, pair: 20, level: 50, hurt: 100 },
  hitStop: { hurt: 70 },
  best: [{ of: 'Score', better: 'higher' }],
  celebration: { hues: ['green', 'yellow', 'sky'], shape: 'circle', kind: 'fountain' },
  tutorialHint: {
    until: ['hop'],
    by: 'Move',
    keys: 'Hop to the other bank with {keys}',
    touch: 'Swipe up to hop to the other bank',
  },
  captions: {
    bay: 'home in a bay',
    lady: 'a lady frog on a log',
    pair: 'the lady frog is with you',
    extra: 'extra life',
    teeth: 'a crocodile shows its teeth',
    hop: 'hop',
    row: 'one row closer',
    level: 'home',
    hurry: 'time running out',
    hurt: 'frog hurt',
  },
  distinctColors: [['orange', '#3f9d63']],
  howTo: [
    'Cross the road and the river to the far bank: 10 points per new row.',
    'Cars, water, and an empty time bar each cost one of three lives.',
    'Turtles with orange shells dive. Arcade: fill five bays, avoid crocodiles.',
  ],
})
