import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, TYPES, WIDTH, type World } from './rules'
import { aim } from './rules/targets'
import { type Stat, texts } from './texts/game'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: 'ac81003b',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 450, height: 642 } },
  showsEnd: true,
  options,
  controls: [
    ...fourDirections(texts.controls.cursor),
    { action: 'tap', label: texts.controls.tap, keys: ['Space', 'Enter'], pad: ['A'] },
  ],
  aim,
  sounds: {
    spawn: () => ({ name: 'spawn', volume: 0.35 }),
    // The pitch rises with the combo.
    hit: (event) => ({ name: 'pop', pitch: 0.95 + Math.min(10, event.combo) * 0.07 }),
    miss: () => ({ name: 'miss', volume: 0.4 }),
    expire: 'glitch',
    level: 'levelUp',
    status: (event) => (event.label === 'SECURE' ? null : { name: 'alarm', volume: 0.7 }),
    wave: () => ({ name: 'levelUp', volume: 0.6 }),
    boss: () => ({ name: 'alarm', pitch: 0.8 }),
    bossHit: ({ left }) => ({ name: 'hit', pitch: 0.9 + 0.06 * Math.max(0, 10 - left) }),
    bossDown: 'explosion',
  },
  status: {
    status: ({ label }) => texts.status.system[label],
    level: ({ level }) => texts.status.level(level),
    wave: ({ wave }) => texts.status.wave(wave),
    first: ({ kind }) => texts.status.first(texts.glitches[kind], TYPES[kind].points),
    boss: texts.status.boss,
    bossDown: texts.status.bossDown,
  },
  haptics: { hit: 10, expire: 60, bossHit: 15, bossDown: 80 },
  hitStop: { expire: 30, bossDown: 140 },
  stats: texts.stats,
  best: [
    { of: 'Final Score', better: 'higher', shown: 'Score' },
    { of: 'Stars', better: 'higher', label: texts.mostStars, shown: null, min: 1, max: STARS.length },
  ],
  words: texts.words,
  celebration: { hues: ['sky', 'pink', 'green'], shape: 'square', kind: 'rain' },
  tutorialHint: {
    until: ['hit', 'bossHit'],
    by: texts.controls.tap,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  howTo: texts.howTo,
})
