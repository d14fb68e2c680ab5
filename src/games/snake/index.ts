import { hands, swipesAndArrows, twoHands } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { SEAT_LOOKS } from '../../engine/core/input/seats'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Either, type Event, rules, SIDE, UPRIGHT, worldNameOf } from './rules'
import { type Stat, texts } from './texts/game'
import { audioCues } from './view/audioCues'
import { ghost } from './view/ghost'

const WAYS = ['up', 'down', 'left', 'right'] as const

export default defineRealtime<Either, Action, Event, Options, Stat>({
  rules,
  replayVersion: '2',
  earlier: [{ version: 'cfa95047', isSame: ({ mode }) => mode !== 'worlds' }],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: SIDE, height: SIDE },
  upright: { size: UPRIGHT, modes: ({ mode }) => mode === 'worlds' },
  options,
  players: ({ mode }) => (mode === 'four' ? 4 : 1),
  controls: [...twoHands(WAYS, 0), ...hands(WAYS, 2), ...hands(WAYS, 3)],
  touch: swipesAndArrows,
  sounds: {
    // The pitch rises with each fruit, in runs of eight.
    eat: (event) => ({ name: 'eat', pitch: 1 + (event.length % 8) * 0.06 }),
    turn: () => ({ name: 'turn', volume: 0.35 }),
    crash: 'hit',
    stone: () => ({ name: 'place', volume: 0.7 }),
    through: () => ({ name: 'whoosh', volume: 0.7 }),
    portals: () => ({ name: 'reveal', volume: 0.6 }),
    poison: () => ({ name: 'mismatch', volume: 0.8 }),
    star: ({ stars }) => ({ name: 'medal', pitch: 0.8 + 0.15 * stars }),
    unlock: 'powerUp',
    swap: () => ({ name: 'slide', volume: 0.7 }),
    fruit: ({ nth }) => ({ name: 'eat', volume: 0.7, pitch: 1 + (nth % 8) * 0.06 }),
    out: 'hit',
    round: ({ seat }) => ({ name: 'medal', pitch: seat < 0 ? 0.7 : 1 }),
  },
  status: {
    eat: (event) => texts.status.eaten(event.length),
    poison: (event) => texts.status.poisoned(event.length),
    world: ({ number, goal }) => texts.status.world(number, texts.worlds[worldNameOf(number)].says, goal),
    star: ({ stars }) => texts.status.star(stars),
    unlock: texts.status.unlock,
    swap: texts.status.swap,
    round: ({ seat, human }) =>
      seat < 0 ? texts.status.tied : human ? texts.status.round(seat + 1) : texts.status.computer,
  },
  audioCues: audioCues,
  haptics: { eat: 15, poison: 50, crash: 80, unlock: 20, star: 40, out: 80 },
  hitStop: { crash: 80, star: 120 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Stars', better: 'higher', label: texts.mostStars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['green', 'yellow', 'vermilion'], shape: 'circle', kind: 'fountain' },
  tutorialHint: {
    until: ['turn'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  // Fruit, mushrooms and portals also differ in shape.
  distinctColors: [['yellow', 'vermilion', 'blue'], ['sky', 'yellow'], SEAT_LOOKS.map(({ hue }) => hue)],
  howTo: texts.howTo,
})
