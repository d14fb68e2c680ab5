import { fourDirections, held } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '3',
  earlier: [
    { version: '2', isSame: ({ prowlers }) => prowlers !== 'rooms' },
    { version: '6c8003bf', isSame: ({ prowlers }) => prowlers === 'drift' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 400, height: 600 } },
  showsEnd: true,
  options,
  controls: held(fourDirections()),
  sounds: {
    // The pitch rises with every sparkle up to the last.
    collect: (event) => ({ name: 'collect', pitch: Math.max(1, 1.5 - event.left * 0.05) }),
    warn: () => ({ name: 'countdown', volume: 0.5 }),
    dark: () => ({ name: 'close', pitch: 0.7 }),
    light: () => ({ name: 'open', volume: 0.7, pitch: 0.75 }),
    alert: () => ({ name: 'reveal', volume: 0.6, pitch: 0.8 }),
    level: 'levelUp',
    round: 'levelUp',
    cleared: 'medal',
    hurt: 'lifeLost',
    caught: 'hit',
  },
  toasts: { caught: texts.ends.over },
  status: {
    dark: texts.status.dark,
    alert: texts.status.alert,
    level: ({ level }) => texts.status.level(level),
    round: ({ round }) => texts.status.round(round),
    hurt: ({ hearts }) => texts.status.hurt(hearts),
  },
  haptics: { collect: 10, dark: 25, level: 50, round: 50, cleared: 80, hurt: 90, caught: 120 },
  hitStop: { caught: 80, hurt: 120, cleared: 150 },
  stats: texts.stats,
  best: [
    { of: 'Final Score', better: 'higher', shown: 'Score' },
    { of: 'Level Reached', better: 'higher', label: texts.best.levelReached, shown: 'Level', min: 1 },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['yellow', 'paper', 'sky'], shape: 'star', kind: 'rain' },
  tutorialHint: {
    until: ['collect'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [['sky', 'yellow', 'vermilion', 'pink', 'orange', 'night']],
  howTo: texts.howTo,
})
