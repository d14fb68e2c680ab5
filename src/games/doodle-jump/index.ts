/** Owns Doodle Jump as the arcade sees it: its controls, sounds and words. */
import { defineRealtime } from '../../engine/core/game/contract'
import { choice, held, sideways } from '../../engine/core/game/declare'
import { type Action, HEIGHT, rules, WIDTH, type World } from './rules'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action>({
  rules,
  replayVersion: '791f09f3',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  options: [
    choice(
      'climb',
      'Climb',
      'calm',
      [
        ['calm', 'Calm'],
        ['wild', 'Wild'],
      ],
      { later: true },
    ),
    choice(
      'steer',
      'Steer',
      'touch',
      [
        ['touch', 'Buttons and swipes'],
        ['tilt', 'Tilt'],
      ],
      {
        later: true,
        view: true,
        says: { tilt: 'Lean the device; as you hold it at the start is straight on.' },
      },
    ),
  ],
  tilt: { left: 'left', right: 'right', when: ({ steer }) => steer === 'tilt' },
  controls: [
    ...held(sideways()),
    {
      action: 'shoot',
      label: 'Shoot',
      keys: ['ArrowUp', 'KeyW'],
      pad: ['A', 'X', 'RB'],
      shown: ({ climb }) => climb === 'wild',
    },
  ],
  pauseKeys: ['Space'],
  touch: { arrows: ['left', 'right'] },
  sounds: {
    // A step up the scale with each jump that goes higher than the last.
    jump: ({ run }) => ({ name: 'jump', volume: 0.55, pitch: 1 + Math.min(run as number, 10) * 0.04 }),
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
    fell: () => ({ name: 'drop', pitch: 0.7 }),
  },
  toasts: { NewBest: 'New High Score!' },
  status: {
    mark: ({ score }) => `${score} points`,
    jetpack: 'Jetpack: 3 seconds of flight',
    propeller: 'Propeller: 5 seconds of flight',
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
    fell: 110,
  },
  hitStop: { spring: 35, jetpack: 60, propeller: 50 },
  best: [{ of: 'Score', better: 'higher', key: 'doodleJumpHighScore' }],
  joy: { hues: ['green', 'sky', 'yellow'], shape: 'star', way: 'fountain' },
  lesson: {
    until: ['left', 'right', 'mark'],
    by: 'Move',
    keys: 'Steer; the jumping goes by itself',
    touch: 'Drag to steer; the jumping goes by itself',
  },
  howTo: [
    'You jump on your own. Steer, drag or tilt; the sides are joined.',
    'Blue platforms move, cracked ones break after one jump.',
    'Wild: shoot monsters (tap the field) or land on them; avoid black holes.',
  ],
})
