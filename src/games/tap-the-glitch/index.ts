import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'
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
  },
  status: {
    status: ({ label }) => texts.status.system[label],
    level: ({ level }) => texts.status.level(level),
  },
  haptics: { hit: 10, expire: 60 },
  hitStop: { expire: 30 },
  stats: texts.stats,
  best: [{ of: 'Final Score', better: 'higher', shown: 'Score' }],
  words: texts.words,
  celebration: { hues: ['sky', 'pink', 'green'], shape: 'square', kind: 'rain' },
  tutorialHint: {
    until: ['hit'],
    by: texts.controls.tap,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  howTo: texts.howTo,
})
