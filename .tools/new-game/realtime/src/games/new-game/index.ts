import { held, sideways } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { type Options, options } from './options'
import { type Action, type Event, HEIGHT, rules, WIDTH, type World } from './rules'
import { type Stat, texts } from './texts/game'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '1',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  options,
  controls: held(sideways()),
  touch: { arrows: ['left', 'right'] },
  sounds: {
    // Up a step with each disc of ten.
    catch: (event) => ({ name: 'collect', pitch: 1 + (event.score % 10) * 0.04 }),
    miss: 'lifeLost',
  },
  status: { miss: ({ lives }) => texts.status.missed(lives) },
  haptics: { catch: 6, miss: 60 },
  hitStop: { miss: 60 },
  stats: texts.stats,
  best: [{ of: 'Score', better: 'higher' }],
  tutorialHint: { until: ['left', 'right', 'catch'], by: declarationTexts.move, ...texts.tutorialHint },
  captions: texts.captions,
  howTo: texts.howTo,
})
