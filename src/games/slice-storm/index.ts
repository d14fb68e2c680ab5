import { fourDirections, held } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { type Options, options } from './options'
import { type Action, type Event, rules, stageNameOf, type World } from './rules'
import { type Stat, texts } from './texts/game'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '4',
  earlier: [
    { version: '3', isSame: ({ mode }) => mode !== 'arcade' },
    { version: '2', isSame: ({ mode }) => mode !== 'arcade' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  pointerSpeeds: true,
  size: 'window',
  showsEnd: true,
  words: texts.words,
  options,
  controls: [
    ...held(fourDirections(texts.controls.steer)),
    { action: 'cut', label: texts.controls.cut, keys: ['Space', 'KeyX'], pad: ['A', 'RB', 'RT'], held: true },
  ],
  sounds: {
    wave: ({ count }) => ({ name: 'launch', volume: 0.3, pitch: 0.9 + 0.03 * count }),
    swing: () => ({ name: 'whoosh', volume: 0.3 }),
    // The pitch rises with every fruit of a combo.
    slice: ({ combo }) => ({ name: 'slice', pitch: 1 + 0.06 * Math.min(8, combo - 1) }),
    combo: ({ combo }) => ({ name: 'combo', pitch: 1 + 0.06 * Math.min(8, combo - 3) }),
    bomb: 'explosion',
    miss: 'lifeLost',
    level: 'levelUp',
    power: ({ power }) => ({
      name: 'powerUp',
      pitch: power === 'freeze' ? 0.8 : power === 'frenzy' ? 1.2 : 1,
    }),
    bonus: ({ combo }) => ({ name: 'medal', pitch: 1 + 0.05 * Math.min(8, combo - 3) }),
    lifeBack: () => ({ name: 'medal', pitch: 0.8 }),
    second: ({ left }) => ({ name: 'tick', pitch: 1.5 - left * 0.08 }),
    three: () => ({ name: 'combo', pitch: 1.5 }),
    star: ({ stars }) => ({ name: 'medal', pitch: 0.8 + 0.15 * stars }),
    denser: 'levelUp',
  },
  status: {
    bomb: ({ lives, points }) =>
      points === undefined ? texts.status.bomb(lives) : texts.status.bombPoints(points),
    power: ({ power }) => texts.status.power[power],
    miss: ({ lives }) => texts.status.miss(lives),
    lifeBack: ({ lives }) => texts.status.lifeBack(lives),
    level: ({ level }) => texts.status.level(level),
    bonus: ({ combo, points }) => texts.status.bonus(combo, points),
    stage: ({ stage, goal }) => texts.status.stage(stage, texts.stages[stageNameOf(stage)], goal),
    three: ({ points }) => texts.status.three(points),
    star: ({ stars }) => texts.status.star(stars),
    denser: texts.status.denser,
  },
  haptics: { slice: 12, bomb: 180, miss: 60, lifeBack: 40, three: 30 },
  hitStop: { combo: 40, bomb: 80, three: 100 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: {
    hues: ['green', 'orange', 'pink', 'yellow', 'vermilion'],
    shape: 'circle',
    kind: 'fireworks',
  },
  tutorialHint: {
    until: ['slice'],
    by: texts.controls.cut,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  howTo: texts.howTo,
})
