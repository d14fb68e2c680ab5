import type { Control } from '../../engine/core/game/contract'
import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
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
  replayVersion: '3',
  earlier: [
    { version: '2', isSame: ({ pace }) => pace !== 'shifts' },
    { version: '1b9b96ad', isSame: ({ pace }) => pace !== 'shifts' },
  ],
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
    order: ({ wish, heart, early }) =>
      early ? { name: 'powerUp' } : { name: wish || heart ? 'reveal' : 'spawn', volume: 0.6 },
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
    star: ({ stars }) => ({ name: 'medal', pitch: 0.8 + 0.15 * stars }),
    hurry: () => ({ name: 'alarm', volume: 0.45 }),
    late: 'lifeLost',
    level: 'levelUp',
    second: 'countdown',
    closing: () => ({ name: 'close', pitch: 0.8 }),
  },
  toasts: { closing: texts.ends.over },
  status: {
    order: ({ seat, dish, wish, heart, early }) =>
      [
        itemAt(texts.status.order, seat)(texts.dishes[dish]),
        wish && texts.status.wish[wish],
        heart && texts.status.wish.heart,
        early && texts.status.wish.early,
      ]
        .filter(Boolean)
        .join(' '),
    served: ({ dish, reward, tip, bonus }) => {
      const { served, servedWithTip } = texts.status
      const name = texts.dishes[dish]
      const paid = tip ? servedWithTip(name, reward, tip) : served(name, reward)
      return bonus ? `${paid} ${texts.status.bonus(bonus)}` : paid
    },
    shift: ({ shift }) => itemAt(texts.shifts, shift - 1),
    evening: ({ evening, dish, goal }) => texts.status.evening(evening, texts.dishes[dish], goal),
    star: ({ stars }) => texts.status.star(stars),
    wrong: texts.status.wrong,
    unfinished: texts.status.unfinished,
    hurry: ({ seat }) => itemAt(texts.status.hurry, seat),
    late: ({ seat, lives }) => itemAt(texts.status.late, seat)(lives),
    level: ({ level }) => texts.status.level(level),
  },
  haptics: { add: 8, full: 15, wrong: 40, served: 25, late: 110 },
  hitStop: { served: 40, late: 60 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['vermilion', 'paper', 'green'], shape: 'square', kind: 'fountain' },
  tutorialHint: {
    until: ['served'],
    by: texts.controls.serve,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  howTo: texts.howTo,
})
