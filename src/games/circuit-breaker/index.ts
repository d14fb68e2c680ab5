import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { plural } from '../../engine/core/text'
import { type Options, options } from './options'
import { type Action, type Event, rules, SIDE, type World } from './rules'

export default defineRealtime<World, Action, Event, Options>({
  rules,
  replayVersion: '2b276867',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  calm: true,
  size: { width: SIDE, height: SIDE },
  endDelayMs: 0,
  options,
  controls: [
    ...fourDirections('Cursor'),
    { action: 'tap', label: 'Tap', keys: ['Space', 'Enter'], pad: ['A'] },
    { action: 'reset', label: 'Reset', keys: ['Backspace', 'KeyX'], letters: true, pad: ['B', 'X'] },
  ],
  buttons: [{ action: 'reset', label: 'Reset' }],
  touch: { buttons: [{ action: 'reset', label: 'Reset' }] },
  sounds: {
    // The pitch rises with every node of the sequence.
    node: ({ step }) => ({ name: 'match', pitch: 0.8 + step * 0.075 }),
    wrong: 'glitch',
    reset: () => ({ name: 'flip', volume: 0.7 }),
    hide: () => ({ name: 'close', volume: 0.6 }),
    second: ({ left }) => ({ name: 'tick', pitch: 1.5 - left * 0.08 }),
    connected: 'levelUp',
    level: () => ({ name: 'open', volume: 0.7 }),
    failure: 'alarm',
  },
  toasts: { failure: 'System Failure!' },
  status: {
    wrong: ({ lives }) =>
      lives === 0
        ? null
        : plural(lives, {
            one: 'Wrong node. # life left. Start the sequence again.',
            other: 'Wrong node. # lives left. Start the sequence again.',
          }),
    hide: 'The numbers are hidden.',
    reset: 'Sequence restarted.',
    connected: ({ points }) =>
      plural(points, { one: 'Circuit Connected, # point.', other: 'Circuit Connected, # points.' }),
    level: ({ level }) => `Level ${level}.`,
  },
  haptics: { node: 10, wrong: 80, connected: 60, failure: 140 },
  hideOnPause: true,
  hitStop: { wrong: 60, failure: 80 },
  best: [{ of: 'Final Score', better: 'higher', shown: 'Score' }],
  words: { start: 'Start Hacking', again: 'Try Again', menu: 'Main Menu' },
  celebration: { hues: ['green', 'yellow', 'sky'], shape: 'square', kind: 'fireworks' },
  tutorialHint: {
    until: ['node'],
    by: 'Tap',
    keys: 'Press {keys} on node 1, then 2, and so on',
    touch: 'Tap node 1, then 2, and so on',
    mouse: 'Click node 1, then 2, and so on, or press {keys}',
  },
  captions: {
    node: 'node connected',
    wrong: 'wrong node',
    reset: 'sequence restarted',
    hide: 'numbers hidden',
    second: 'tick: time running out',
    connected: 'circuit connected',
    level: 'next circuit',
    failure: 'breakdown',
  },
  distinctColors: [['sky', 'vermilion', 'green', 'night']],
  howTo: [
    'Tap the nodes in number order; each is linked to the last.',
    'From level 3, numbers hide after 3 seconds. Remember the sequence.',
    'A wrong tap costs one of three lives. Reset restarts the sequence for free.',
  ],
})
