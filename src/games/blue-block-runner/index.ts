import { held, twoHands } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Event, HEARTS, HEIGHT, rules, verdict, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'
import { ghost } from './view/ghost'

const nameOf = (player: number) => texts.runners[player] ?? texts.runners[0]

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '3',
  earlier: [
    { version: '2', isSame: ({ run }) => run !== 'tour' },
    { version: 'c7d35141', isSame: ({ run }) => run === 'usual' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  ghost,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: { width: 450, height: 800 } },
  showsEnd: true,
  themeToggle: true,
  // The first player has the right half, where the arrow keys are.
  live: { options: { mode: 'multi' }, halves: { axis: 'x', first: 'end', scaled: true } },
  players: (options) => (options.mode === 'multi' ? 2 : 1),
  options,
  controls: held(twoHands(['left', 'right'], 0)),
  touch: { arrows: ['left', 'right'] },
  words: texts.words,
  spaceKey: 'pause',
  sounds: {
    // Each additional block raises the pitch of dodged obstacles.
    dodge: ({ points }) => ({
      name: 'tick',
      volume: 1,
      pitch: 0.9 + Math.min(12, points) * 0.05,
    }),
    catch: ({ multiplier }) => ({
      name: 'snap',
      pitch: 0.9 + Math.min(12, multiplier) * 0.06,
    }),
    blast: ({ blocks }) => ({ name: 'explosion', volume: blocks > 0 ? 1 : 0.6 }),
    close: () => ({ name: 'whoosh', volume: 0.6, pitch: 1.2 }),
    hot: () => ({ name: 'alarm', volume: 0.35, pitch: 1.2 }),
    burn: () => ({ name: 'crack', volume: 0.7, pitch: 1.3 }),
    crash: 'crack',
    wave: () => ({ name: 'whoosh', volume: 0.5 }),
    clean: 'combo',
    hurt: 'lifeLost',
    cleared: 'levelUp',
    bump: () => ({ name: 'wall', volume: 0.5 }),
  },
  toasts: {
    begin: ({ players }) => (players === 2 ? texts.toasts.multi : texts.toasts.single),
    NewBest: texts.toasts.NewBest,
    finish: ({ players, winner }) =>
      players === 2 ? verdict(winner === 0 || winner === 1 ? winner : null) : null,
  },
  status: {
    catch: ({ player, multiplier }) => texts.status.catch(nameOf(player), multiplier),
    blast: ({ player, blocks }) => (blocks > 0 ? (texts.status.losesAll[player] ?? null) : null),
    hot: ({ player }) => texts.status.hot(nameOf(player)),
    burn: ({ player }) => texts.status.losesOne[player] ?? '',
    wave: ({ pattern }) => texts.status.wave(texts.waves[pattern]),
    hurt: ({ player, hearts }) => texts.status.hurt(nameOf(player), hearts),
    cleared: ({ district, stars }) => texts.status.cleared(district, stars),
    crash: ({ player }) => texts.status.isHit[player] ?? '',
  },
  haptics: { catch: 12, close: 8, burn: 40, blast: 60, hurt: 80, cleared: 60, crash: 120 },
  hitStop: { blast: 50, hurt: 100, crash: 70 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher', label: texts.best.score, key: 'blueBlockRunnerHighScore', empty: 0 },
    { of: 'Stars', better: 'higher', label: texts.best.stars, shown: null, min: 1, max: HEARTS },
  ],
  celebration: { hues: ['sky', 'green', 'blue'], shape: 'square', kind: 'fountain' },
  tutorialHint: {
    until: ['left', 'right', 'pointer'],
    by: declarationTexts.move,
    ...texts.tutorialHint,
    atTop: true,
  },
  captions: texts.captions,
  distinctColors: [['#3f9fe8', '#0a8f62']],
  howTo: texts.howTo,
})
