import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, type OnTrack, rules, WIDTH, type World, zoneNameOf } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

/** The runner's name in a game of two; undefined for a single runner. */
const runnerOf = ({ track }: OnTrack) => (track === undefined ? undefined : texts.runners[track])

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '2',
  earlier: [{ version: 'dab95756', isSame: ({ mode }) => mode !== 'zones' }],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { turn: true },
  showsEnd: true,
  live: { options: { players: '2' }, halves: { axis: 'y', first: 'start' } },
  players: (options) => (options.players === '2' ? 2 : 1),
  options,
  // The upper track uses the left end of the keyboard, the lower one the right; a single runner uses both.
  controls: [
    { action: 'flip', label: texts.controls.flip, keys: ['Space', 'KeyW'], pad: ['A', 'DpadUp', 'DpadDown'] },
    {
      action: 'flip',
      label: texts.controls.flip,
      player: 1,
      keys: ['ArrowUp', 'ArrowDown'],
      pad: ['A', 'DpadUp', 'DpadDown'],
    },
  ],
  sounds: {
    flip: (event) => ({ name: 'jump', pitch: event.up ? 1.08 : 0.92 }),
    land: () => ({ name: 'land', volume: 0.5 }),
    // Twelve steps up the scale, then again.
    coin: (event) => ({ name: 'coin', pitch: 1 + (event.taken % 12) * 0.03 }),
    power: 'powerUp',
    faded: () => ({ name: 'close', volume: 0.6 }),
    shieldBroke: 'crack',
    faster: 'levelUp',
    out: 'lifeLost',
    ahead: 'combo',
    zone: () => ({ name: 'open', volume: 0.5 }),
    hurt: 'lifeLost',
    streak: ({ count }) => ({ name: 'combo', pitch: Math.min(1.6, 0.9 + count * 0.01) }),
    finish: ({ stars }) => ({ name: 'medal', pitch: 0.8 + 0.15 * stars }),
    crash: 'explosion',
  },
  toasts: { crash: (event) => (runnerOf(event) ? null : texts.ends.over) },
  status: {
    power: (event) => {
      const runner = runnerOf(event)
      return runner ? texts.runnerStatus.power[event.power](runner) : texts.status.power[event.power]
    },
    faded: (event) => {
      const runner = runnerOf(event)
      return runner ? texts.runnerStatus.faded[event.power](runner) : texts.status.faded[event.power]
    },
    shieldBroke: (event) => {
      const runner = runnerOf(event)
      return runner ? texts.runnerStatus.shieldBroke(runner) : texts.status.shieldBroke
    },
    faster: ({ distance }) => texts.status.faster(distance),
    zone: ({ zone }) => texts.status.zone(texts.zones[zoneNameOf(zone)]),
    hurt: ({ lives }) => texts.status.hurt(lives),
    streak: ({ count }) => texts.status.streak(count),
    out: ({ track }) => texts.status.out[track ?? 0] ?? '',
    ahead: ({ track }) => texts.status.ahead[track] ?? '',
  },
  haptics: {
    flip: 8,
    coin: 6,
    power: 25,
    shieldBroke: 60,
    streak: 30,
    hurt: 90,
    finish: 80,
    out: 120,
    crash: 120,
  },
  hitStop: { crash: 80, shieldBroke: 50, hurt: 110, finish: 150, streak: 60 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Distance', better: 'higher', label: texts.best.distance },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['sky', 'pink', 'yellow'], shape: 'square', kind: 'fireworks' },
  tutorialHint: {
    until: ['flip'],
    by: texts.controls.flip,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [
    ['sky', 'green', 'vermilion'],
    ['yellow', 'vermilion'],
    ['yellow', 'pink'],
    ['yellow', 'orange'],
  ],
  howTo: texts.howTo,
})
