import type { Control } from '../../engine/core/game/contract'
import { fourDirections } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { itemAt } from '../../engine/core/itemAt'
import { plural } from '../../engine/core/text'
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

const picks: readonly Control<Action>[] = INGREDIENTS.map(({ name }, place) => ({
  action: `pick${place + 1}` as Choice,
  label: name,
  group: 'Ingredients',
  keys: [`Digit${place + 1}`, `Numpad${place + 1}`],
}))

const ORDERS = [
  (name: string) => `The guest on the left orders: ${name}.`,
  (name: string) => `The guest in the middle orders: ${name}.`,
  (name: string) => `The guest on the right orders: ${name}.`,
] as const

const IMPATIENT = [
  'The guest on the left is losing patience.',
  'The guest in the middle is losing patience.',
  'The guest on the right is losing patience.',
] as const

const WALKED_OUT = [
  {
    one: 'The guest on the left walked out. # life left.',
    other: 'The guest on the left walked out. # lives left.',
  },
  {
    one: 'The guest in the middle walked out. # life left.',
    other: 'The guest in the middle walked out. # lives left.',
  },
  {
    one: 'The guest on the right walked out. # life left.',
    other: 'The guest on the right walked out. # lives left.',
  },
] as const

export default defineRealtime<World, Action, Event, Options>({
  rules,
  replayVersion: '1b9b96ad',
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  upright: { size: UPRIGHT },
  endDelayMs: 0,
  options,
  controls: [
    ...picks,
    { action: 'serve', label: 'Serve', keys: ['Enter', 'NumpadEnter'], pad: ['X', 'RB'] },
    { action: 'back', label: 'Remove last ingredient (hold to clear all)', keys: ['Backspace'], pad: ['B'] },
    { action: 'clear', label: 'Clear the mat', keys: ['Delete'], pad: ['Y'] },
    ...fourDirections('Cursor'),
    { action: 'use', label: 'Use at cursor', keys: ['Space'], pad: ['A'] },
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
  toasts: { closing: 'Game Over!' },
  status: {
    order: ({ seat, name }) => itemAt(ORDERS, seat)(name),
    served: ({ name, reward, tip }) =>
      tip
        ? plural(reward, {
            one: `${name} served, # point and a tip of ${tip}.`,
            other: `${name} served, # points and a tip of ${tip}.`,
          })
        : plural(reward, { one: `${name} served, # point.`, other: `${name} served, # points.` }),
    shift: ({ name, pieces }) =>
      plural(pieces, {
        one: `${name}: dishes now have # piece.`,
        other: `${name}: dishes now have # pieces.`,
      }),
    wrong: 'Nobody ordered that. The roll is thrown away.',
    unfinished: 'The roll isn’t finished.',
    hurry: ({ seat }) => itemAt(IMPATIENT, seat),
    late: ({ seat, lives }) => plural(lives, itemAt(WALKED_OUT, seat)),
    level: ({ level }) => `Level ${level}.`,
  },
  haptics: { add: 8, full: 15, wrong: 40, served: 25, late: 110 },
  hitStop: { served: 40, late: 60 },
  best: [{ of: 'Score', better: 'higher' }],
  celebration: { hues: ['vermilion', 'paper', 'green'], shape: 'square', kind: 'fountain' },
  tutorialHint: {
    until: ['served'],
    by: 'Serve',
    keys: 'Add what a guest wants, then serve with {keys}',
    touch: 'Tap what a guest wants, then Serve',
    mouse: 'Click what a guest wants, then Serve or {keys}',
  },
  captions: {
    shift: 'new shift',
    order: 'guest orders',
    add: 'ingredient added',
    full: 'mat full',
    back: 'last ingredient removed',
    clear: 'mat cleared',
    unfinished: 'not finished yet',
    wrong: 'wrong roll',
    served: 'guest served',
    hurry: 'guest getting impatient',
    late: 'guest leaves',
    level: 'new level',
    second: 'seconds running out',
    closing: 'closing time',
  },
  howTo: [
    'Add a ticket’s ingredients in any order, then ring the bell or press the guest.',
    'A wrong roll is thrown away. A guest who waits too long costs a life.',
    'In Rush and Three shifts, quick service without corrections pays more.',
  ],
})
