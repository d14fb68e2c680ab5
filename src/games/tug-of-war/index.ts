import { defineRealtime } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'

export default defineRealtime<World, Action, Event, Options>({
  rules,
  replayVersion: 'b4f333ba',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 480, height: 760 } },
  endDelayMs: 0,
  live: { options: { players: '2' }, halves: { axis: 'x', first: 'start' } },
  players: (options) => (options.players === '2' ? 2 : 1),
  options,
  controls: [
    {
      action: 'pull',
      label: 'Pull',
      keys: ['KeyA'],
      pad: ['A', 'LB', 'RB', 'DpadLeft'],
      mashed: true,
    },
    {
      action: 'pull',
      label: 'Pull',
      player: 1,
      forTwo: true,
      mashed: true,
      keys: ['KeyL'],
      pad: ['A', 'LB', 'RB', 'DpadRight'],
    },
  ],
  startKeys: ['Space'],
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
  },
  toasts: {
    round: ({ side, left, right }) => ({
      text: side === 0 ? 'Left side wins the round!' : 'Right side wins the round!',
      detail: `${left}–${right}`,
    }),
  },
  status: {
    go: 'Pull.',
    round: ({ side, left, right }) =>
      side === 0
        ? `Left side wins the round, ${left} to ${right}.`
        : `Right side wins the round, ${left} to ${right}.`,
    time: 'Time’s up.',
  },
  haptics: { pull: 6, round: 80 },
  hitStop: { round: 70 },
  best: [
    { of: 'Time', better: 'lower', label: 'Fastest win' },
    { of: 'Presses a second', better: 'higher', label: 'Best pace', shown: null, max: 1000 },
    { of: 'On the beat', better: 'higher', label: 'Best rhythm', shown: null, max: 100 },
  ],
  celebration: { hues: ['orange', 'sky', 'yellow', 'paper'], shape: 'square', kind: 'rain' },
  tutorialHint: {
    until: ['round'],
    by: 'Pull',
    keys: 'Press {keys} to pull the rope to your side',
    touch: 'Tap to pull the rope to your side',
  },
  captions: {
    beat: 'beat',
    slip: 'slip',
    go: 'go',
    pull: 'pull',
    round: 'round over',
    time: 'time is up',
  },
  distinctColors: [['sky', 'orange']],
  howTo: [
    'Press fast, or on the drumbeat in rhythm mode. Holding does nothing.',
    'Pull the ribbon past your flag to win a round. The clock runs for 30 seconds.',
    'On a touch screen, tap your half of it, or anywhere in one-player games.',
  ],
})
