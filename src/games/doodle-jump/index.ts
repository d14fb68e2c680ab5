import { held, sideways } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '4',
  earlier: [
    { version: '3', isSame: ({ climb }) => climb !== 'wild' },
    { version: '2', isSame: ({ climb }) => climb !== 'wild' },
    { version: '791f09f3', isSame: ({ climb }) => climb !== 'wild' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: WIDTH, height: 700 }, modes: ({ climb }) => climb === 'wild' },
  options,
  tilt: { left: 'left', right: 'right', option: { id: 'steer', value: 'tilt' } },
  controls: [
    ...held(sideways()),
    {
      action: 'shoot',
      label: texts.controls.shoot,
      keys: ['ArrowUp', 'KeyW'],
      pad: ['A', 'X', 'RB'],
      shown: ({ climb }) => climb === 'wild',
    },
  ],
  spaceKey: 'pause',
  touch: { arrows: ['left', 'right'] },
  sounds: {
    // The pitch rises with each jump that goes higher than the last.
    jump: ({ run }) => ({ name: 'jump', volume: 0.55, pitch: 1 + Math.min(run, 10) * 0.04 }),
    bounce: 'bounce',
    spring: 'launch',
    break: () => ({ name: 'crack', volume: 0.8 }),
    jetpack: 'thrust',
    propeller: 'powerUp',
    shot: () => ({ name: 'shoot', volume: 0.5 }),
    monster: ({ look }) => ({ name: 'pop', pitch: look ? 0.8 : 0.65 }),
    stomp: 'whack',
    bitten: 'hit',
    swallowed: () => ({ name: 'close', pitch: 0.6 }),
    landless: () => ({ name: 'whoosh', volume: 0.6 }),
    mark: 'levelUp',
    rescued: 'lifeLost',
    world: 'powerUp',
    fell: () => ({ name: 'drop', pitch: 0.7 }),
  },
  toasts: texts.toasts,
  status: {
    mark: ({ score }) => texts.status.mark(score),
    rescued: ({ lives }) => texts.sky.rescued(lives),
    world: ({ name }) => texts.status.world(texts.worlds[name]),
    jetpack: texts.status.jetpack,
    propeller: texts.status.propeller,
  },
  haptics: {
    jump: 5,
    bounce: 14,
    spring: 25,
    break: 14,
    jetpack: 45,
    propeller: 35,
    shot: 5,
    monster: 20,
    bitten: 110,
    swallowed: 110,
    rescued: 60,
    fell: 110,
  },
  hitStop: { rescued: 100, spring: 35, jetpack: 60, propeller: 50 },
  stats: texts.stats,
  best: [{ of: 'Score', better: 'higher', key: 'doodleJumpHighScore' }],
  celebration: { hues: ['green', 'sky', 'yellow'], shape: 'star', kind: 'fountain' },
  tutorialHint: {
    until: ['left', 'right', 'pointer'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [['green', 'sky', 'pink', '#d9b98a']],
  howTo: texts.howTo,
})
