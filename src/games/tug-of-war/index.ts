import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { inPairs, type Options, options } from './options'
import { type Action, bearNameOf, type Event, HEIGHT, rules, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '3',
  earlier: [
    { version: '2', isSame: ({ pace }) => pace !== 'tournament' },
    { version: 'b4f333ba', isSame: ({ pace }) => pace !== 'tournament' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 480, height: 760 } },
  showsEnd: true,
  live: { options: { players: '2' }, halves: { axis: 'x', first: 'start' } },
  players: (options) => (inPairs(options) ? 4 : options.players === '2' ? 2 : 1),
  options,
  controls: [
    {
      action: 'pull',
      label: texts.controls.pull,
      keys: ['KeyA'],
      pad: ['A', 'LB', 'RB', 'DpadLeft'],
      mashed: true,
    },
    {
      action: 'pull',
      label: texts.controls.pull,
      player: 1,
      forTwo: true,
      mashed: true,
      keys: ['KeyL'],
      pad: ['A', 'LB', 'RB', 'DpadRight'],
    },
    // Four hands at one keyboard are about equally far from each other, each team at its side.
    {
      action: 'pull',
      label: texts.controls.pull,
      player: 2,
      forTwo: true,
      mashed: true,
      keys: ['KeyG'],
      pad: ['A', 'LB', 'RB', 'DpadLeft'],
    },
    {
      action: 'pull',
      label: texts.controls.pull,
      player: 3,
      forTwo: true,
      mashed: true,
      keys: ['ArrowRight', 'Numpad6'],
      pad: ['A', 'LB', 'RB', 'DpadRight'],
    },
  ],
  spaceKey: 'start',
  sounds: {
    go: 'start',
    // The closer to the end, the higher the pitch.
    pull: (event) => ({
      name: event.side === 0 ? 'slide' : 'move',
      volume: 0.5,
      pitch: 0.85 + (Math.abs(event.rope - 50) / 40) * 0.5,
    }),
    beat: () => ({ name: 'land', volume: 0.7 }),
    slip: () => ({ name: 'miss', volume: 0.5 }),
    round: (event) => ({ name: 'splash', pitch: event.side === 0 ? 1 : 0.85 }),
    time: 'alarm',
    bear: 'start',
    phase: ({ phase }) =>
      phase === 'tired'
        ? { name: 'powerUp', pitch: 0.9 }
        : phase === 'strain'
          ? { name: 'thrust', pitch: 0.8 }
          : phase === 'sign'
            ? { name: 'alarm', volume: 0.6, pitch: 1.4 }
            : null,
    fall: 'drop',
  },
  toasts: {
    round: ({ side, left, right }) => ({
      text: side === 0 ? texts.toasts.leftWinsRound : texts.toasts.rightWinsRound,
      detail: texts.toasts.score(left, right),
    }),
  },
  status: {
    go: texts.status.go,
    round: ({ side, left, right }) =>
      side === 0 ? texts.status.leftWinsRound(left, right) : texts.status.rightWinsRound(left, right),
    time: texts.status.time,
    bear: ({ bear }) => texts.status.bear(texts.bears[bearNameOf(bear)]),
    phase: ({ phase }) => (phase === 'pull' ? null : texts.status.phase[phase]),
    fall: texts.status.fall,
  },
  haptics: { pull: 6, round: 80, fall: 60 },
  hitStop: { round: 70, fall: 100 },
  stats: texts.stats,
  best: [
    { of: 'Time', better: 'lower', label: texts.best.time },
    { of: 'Presses a second', better: 'higher', label: texts.best.pressesASecond, shown: null, max: 1000 },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
    { of: 'On the beat', better: 'higher', label: texts.best.onTheBeat, shown: null, max: 100 },
  ],
  celebration: { hues: ['orange', 'sky', 'yellow', 'paper'], shape: 'square', kind: 'rain' },
  tutorialHint: {
    until: ['round'],
    by: texts.controls.pull,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [['sky', 'orange']],
  howTo: texts.howTo,
})
