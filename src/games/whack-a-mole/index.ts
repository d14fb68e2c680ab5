import type { Control, EventOf, OptionValues } from '../../engine/core/game/contract'
import { fourDirections, hands } from '../../engine/core/game/declare'
import { defineRealtime } from '../../engine/core/game/define'
import { STARS } from '../../engine/core/game/road'
import { SEAT_LOOKS } from '../../engine/core/input/seats'
import { itemAt } from '../../engine/core/itemAt'
import { type Options, options } from './options'
import {
  type Action,
  type Either,
  type Event,
  HEIGHT,
  HOLE_ACTIONS,
  HOLES,
  POINTS_PER_MOLE,
  rules,
  stageNameOf,
  TALL,
  WIDTH,
} from './rules'
import { aim } from './rules/targets'
import { type Stat, texts } from './texts/game'
import { audioCues } from './view/audioCues'

/** The keys of the holes in reading order, on the left of the keyboard and on the number pad. */
const KEYS = [
  ['KeyQ', 'Numpad7'],
  ['KeyW', 'Numpad8'],
  ['KeyE', 'Numpad9'],
  ['KeyA', 'Numpad4'],
  ['KeyS', 'Numpad5'],
  ['KeyD', 'Numpad6'],
  ['KeyZ', 'Numpad1'],
  ['KeyX', 'Numpad2'],
  ['KeyC', 'Numpad3'],
  // The row behind: the row above on the keyboard. The number pad has no such row.
  ['Digit1'],
  ['Digit2'],
  ['Digit3'],
] as const
const WAYS = ['up', 'down', 'left', 'right'] as const
const holeName = ({ hole }: { readonly hole: number }) => itemAt(texts.places, hole)

/** Names the animal that comes up, and its hole. */
function upText({ decoy, dress, hole }: EventOf<Event, 'up'>): string {
  const { status } = texts
  const text = decoy
    ? status.hedgehog
    : dress === 'golden'
      ? status.goldenMole
      : dress === 'helmet'
        ? status.helmetMole
        : status.mole
  return text(holeName({ hole }))
}

const upright = { size: TALL, modes: ({ mode }: OptionValues) => mode !== 'classic' }
const isAlone = ({ mode }: OptionValues) => mode !== 'race'
/** There is a row of holes more. The gardens of a race only get higher. */
const isTall = ({ mode, shape }: OptionValues) =>
  shape === 'upright' && (mode === 'rush' || mode === 'endless')

const whacks = HOLE_ACTIONS.map(
  (action, hole): Control<Action, OptionValues> => ({
    action,
    label: itemAt(texts.controls.hole, hole),
    group: texts.controls.holes,
    forOne: true,
    keys: KEYS[hole] ?? [],
    shown: hole >= HOLES ? isTall : isAlone,
  }),
)

export default defineRealtime<Either, Action, Event, Options, Stat>({
  rules,
  replayVersion: '3',
  earlier: [
    // The race had no upright field.
    { version: '2', isSame: ({ mode, shape }) => mode !== 'race' || shape !== 'upright' },
    { version: '4a1bda06', isSame: ({ mode }) => mode !== 'rush' },
  ],
  scene: () => import('./view/Scene'),
  bot: async () => (await import('./bot')).bot,
  size: { width: WIDTH, height: HEIGHT },
  options,
  upright,
  players: ({ mode }) => (mode === 'race' ? 4 : 1),
  controls: [
    // As they lie on the keyboard.
    ...whacks.slice(HOLES),
    ...whacks.slice(0, HOLES),
    ...fourDirections(texts.controls.aim, 'arrows'),
    {
      action: 'whack',
      label: texts.controls.whack,
      forOne: true,
      shown: isAlone,
      keys: ['Space', 'Enter'],
      pad: ['A', 'RT'],
    },
    // In a race a direction hits the hole there.
    ...([1, 2, 3] as const).flatMap((player) =>
      hands(WAYS, player).map((control) => ({ ...control, group: texts.controls.aim })),
    ),
  ],
  aim,
  sounds: {
    stir: () => ({ name: 'tick', volume: 0.25, pitch: 0.7 }),
    up: ({ decoy }) => ({ name: 'pop', volume: 0.6, pitch: decoy ? 0.8 : 1 }),
    // The pitch rises with each consecutive mole, up to an octave.
    whack: ({ combo }) => ({ name: 'whack', pitch: 1 + Math.min(combo - 1, 16) * 0.06 }),
    miss: () => ({ name: 'miss', volume: 0.5 }),
    helmet: () => ({ name: 'puck', pitch: 1.3 }),
    decoy: 'mismatch',
    take: ({ points }) => ({ name: 'whack', pitch: points > POINTS_PER_MOLE ? 1.4 : 1 }),
    slip: () => ({ name: 'miss', volume: 0.5 }),
    prick: 'mismatch',
    rival: () => ({ name: 'whack', volume: 0.3, pitch: 0.8 }),
    escape: () => ({ name: 'whoosh', volume: 0.7 }),
    leave: () => ({ name: 'whoosh', volume: 0.25 }),
    round: 'levelUp',
    star: ({ stars }) => ({ name: 'medal', pitch: 0.8 + 0.15 * stars }),
    second: ({ left }) => ({ name: 'tick', pitch: 1.5 - left * 0.08 }),
  },
  toasts: { ...texts.toasts, NotBest: ({ won }) => (won ? null : texts.toasts.NotBest) },
  status: {
    up: upText,
    decoy: texts.status.decoy,
    prick: texts.status.decoy,
    helmet: (event) => texts.status.helmet(holeName(event)),
    escape: ({ lives, forgiven }) =>
      forgiven ? texts.status.forgiven : lives === undefined ? null : texts.status.escape(lives),
    stage: ({ stage, goal }) => texts.status.stage(stage, texts.stages[stageNameOf(stage)], goal),
    round: ({ round }) => texts.status.round(round),
    star: ({ stars }) => texts.status.star(stars),
  },
  audioCues,
  haptics: { whack: 18, helmet: 18, miss: 6, decoy: 60, escape: 90, take: 18, slip: 6, prick: 60 },
  hitStop: { whack: 45, decoy: 60 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher', key: 'whack-a-mole-high-score' },
    { of: 'Stars', better: 'higher', label: texts.stats.Stars, shown: null, min: 1, max: STARS.length },
  ],
  celebration: { hues: ['yellow', 'paper', 'pink'], shape: 'star', kind: 'fountain' },
  tutorialHint: {
    until: ['whack', 'take'],
    by: texts.controls.whack,
    ...texts.tutorialHint,
  },
  captions: texts.captions,
  distinctColors: [SEAT_LOOKS.map(({ hue }) => hue)],
  howTo: texts.howTo,
})
