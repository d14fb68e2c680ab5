import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { type Options, options } from './options'
import { type Action, type Event, rules, SIDE, TALL, type World } from './rules'
import { type Stat, texts } from './texts/game'

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '4',
  earlier: [
    { version: '3', isSame: ({ growth }) => growth !== 'boards' },
    { version: '2', isSame: ({ growth }) => growth !== 'boards' },
    { version: '2b276867', isSame: ({ growth }) => growth === 'off' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  calm: true,
  size: { width: SIDE, height: SIDE },
  upright: { size: { width: SIDE, height: TALL }, modes: ({ growth }) => growth !== 'off' },
  showsEnd: true,
  options,
  controls: [
    ...fourDirections(texts.controls.cursor),
    { action: 'tap', label: texts.controls.tap, keys: ['Space', 'Enter'], pad: ['A'] },
    {
      action: 'reset',
      label: texts.controls.reset,
      keys: ['Backspace', 'KeyX'],
      letters: true,
      pad: ['B', 'X'],
    },
  ],
  buttons: ['reset'],
  touch: { buttons: ['reset'] },
  sounds: {
    // The pitch rises with every node of the sequence.
    node: ({ step }) => ({ name: 'match', pitch: 0.8 + step * 0.075 }),
    wrong: 'glitch',
    reset: () => ({ name: 'flip', volume: 0.7 }),
    hide: () => ({ name: 'close', volume: 0.6 }),
    second: ({ left }) => ({ name: 'tick', pitch: 1.5 - left * 0.08 }),
    connected: 'levelUp',
    level: () => ({ name: 'open', volume: 0.7 }),
    cleared: 'medal',
    failure: 'alarm',
  },
  toasts: texts.toasts,
  status: {
    wrong: ({ lives }) => (lives === 0 ? null : texts.status.wrong(lives)),
    hide: texts.status.hide,
    reset: texts.status.reset,
    connected: ({ points }) => texts.status.connected(points),
    level: ({ level, of }) => (of ? texts.status.circuit(level, of) : texts.status.level(level)),
    second: ({ left }) => texts.status.second(left),
  },
  haptics: { node: 10, wrong: 80, connected: 60, cleared: 100, failure: 140 },
  hideOnPause: true,
  hitStop: { wrong: 60, failure: 80, cleared: 100 },
  stats: texts.stats,
  best: [
    { of: 'Final Score', better: 'higher', shown: 'Score' },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  words: texts.words,
  celebration: { hues: ['green', 'yellow', 'sky'], shape: 'square', kind: 'fireworks' },
  tutorialHint: {
    until: ['node'],
    by: texts.controls.tap,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [['sky', 'vermilion', 'green', 'night']],
  howTo: texts.howTo,
})
