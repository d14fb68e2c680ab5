import type { Control } from '../../engine/core/game/contract'
import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { itemAt } from '../../engine/core/itemAt'
import { type Options, options } from './options'
import {
  type Action,
  type Choice,
  type Event,
  HEIGHT,
  INGREDIENTS,
  rules,
  UPRIGHT,
  WIDTH,
  type World,
} from './rules'
import { type Stat, texts } from './texts/game'

const picks: readonly Control<Action>[] = INGREDIENTS.map(({ type }, index) => ({
  action: `pick${index + 1}` as Choice,
  label: texts.ingredients[type],
  group: texts.controls.ingredients,
  keys: [`Digit${index + 1}`, `Numpad${index + 1}`],
}))

export default defineRealtime<World, Action, Event, Options, Stat>({
  rules,
  replayVersion: '1b9b96ad',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: UPRIGHT },
  showsEnd: true,
  options,
  controls: [
    ...picks,
    { action: 'serve', label: texts.controls.serve, keys: ['Enter', 'NumpadEnter'], pad: ['X', 'RB'] },
    { action: 'back', label: texts.controls.back, keys: ['Backspace'], pad: ['B'] },
    { action: 'clear', label: texts.controls.clear, keys: ['Delete'], pad: ['Y'] },
    ...fourDirections(texts.controls.cursor),
    { action: 'use', label: texts.controls.use, keys: ['Space'], pad: ['A'] },
  ],
  sounds: {
    order: () => ({ name: 'spawn', volume: 0.6 }),
    // The pitch rises in three steps as a roll grows.
    add: ({ slot, ready }) => ({ name: ready ? 'snap' : 'place', pitch: 0.94 + slot * 0.09 }),
    full: () => ({ name: 'miss', volume: 0.5 }),
    back: () => ({ name: 'slide', volume: 0.6 }),
    clear: () => ({ name: 'whoosh', volume: 0.5 }),
    unfinished: () => ({ name: 'miss', volume: 0.5 }),
    wrong: 'mismatch',
    // The pitch rises with consecutive correct rolls.
    served: ({ run, mood }) => ({
      name: mood === 'glad' ? 'medal' : 'coin',
      pitch: 1 + Math.min(8, run - 1) * 0.06,
    }),
    shift: 'goal',
    hurry: () => ({ name: 'alarm', volume: 0.45 }),
    late: 'lifeLost',
    level: 'levelUp',
    second: 'countdown',
    closing: () => ({ name: 'close', pitch: 0.8 }),
  },
  toasts: { closing: texts.ends.over },
  status: {
    order: ({ seat, dish }) => itemAt(texts.status.order, seat)(texts.dishes[dish]),
    served: ({ dish, reward, tip }) => {
      const { served, servedWithTip } = texts.status
      const name = texts.dishes[dish]
      return tip ? servedWithTip(name, reward, tip) : served(name, reward)
    },
    shift: ({ shift, pieces }) => texts.status.shift(itemAt(texts.shifts, shift - 1), pieces),
    wrong: texts.status.wrong,
    unfinished: texts.status.unfinished,
    hurry: ({ seat }) => itemAt(texts.status.hurry, seat),
    late: ({ seat, lives }) => itemAt(texts.status.late, seat)(lives),
    level: ({ level }) => texts.status.level(level),
  },
  haptics: { add: 8, full: 15, wrong: 40, served: 25, late: 110 },
  hitStop: { served: 40, late: 60 },
  stats: texts.stats,
  best: [{ of: 'Score', better: 'higher' }],
  celebration: { hues: ['vermilion', 'paper', 'green'], shape: 'square', kind: 'fountain' },
  tutorialHint: {
    until: ['served'],
    by: texts.controls.serve,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  howTo: texts.howTo,
})
