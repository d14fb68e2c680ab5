import { held, sideways } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, tunnelNameOf, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '4',
  earlier: [
    { version: '3', isSame: ({ mode }) => mode !== 'tunnel' },
    { version: '2', isSame: ({ mode }) => mode !== 'tunnel' },
    { version: 'e62e8c2d', isSame: ({ mode }) => mode === 'classic' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 400, height: 640 } },
  showsEnd: true,
  options,
  controls: held(sideways()),
  sounds: {
    orb: (event) => ({ name: 'collect', pitch: Math.min(1.8, 0.95 + event.combo * 0.05) }),
    pass: () => ({ name: 'whoosh', volume: 0.4 }),
    match: 'crack',
    comboLost: () => null,
    crash: 'explosion',
    tunnel: () => ({ name: 'open', volume: 0.5 }),
    cleared: 'medal',
  },
  toasts: { crash: (event) => (event.lives === 0 ? texts.ends.over : null) },
  status: {
    orb: ({ color }) => texts.status.orb[color],
    tunnel: ({ stage }) => texts.status.tunnel(texts.tunnels[tunnelNameOf(stage)]),
    crash: ({ lives }) => (lives > 0 ? texts.status.crash(lives) : null),
  },
  haptics: { orb: 10, match: 25, cleared: 80, crash: 120 },
  hitStop: { crash: 80, cleared: 150 },
  stats: texts.stats,
  best: [
    { of: 'Final Score', better: 'higher', shown: 'Score' },
    { of: 'Best Combo', better: 'higher', label: texts.best.bestCombo, shown: 'Combo', peak: true },
    { of: 'Barriers', better: 'higher', label: texts.best.barriers, shown: null },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['pink', 'green', 'sky', 'orange', 'paper'], shape: 'circle', kind: 'rain' },
  tutorialHint: {
    until: ['pass'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [['pink', 'green', 'blue', 'orange', 'purple']],
  howTo: texts.howTo,
})
