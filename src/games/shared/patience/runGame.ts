/** Shared declarations of the patiences in which open cards go to the waste, one rank up or down. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { OptionValues } from '../../../engine/core/game/values'
import type { RunEvent, RunMove, RunState } from './runState'
import { patienceTexts } from './texts/game'
import { runTexts } from './texts/run'

/** Everything but the rules, the board, the options, and what counts in records. */
export const runGame = {
  sameStart: true,
  controls: [
    {
      action: 'draw',
      label: patienceTexts.controls.draw,
      keys: ['KeyS', 'NumpadAdd'],
      letters: true,
      pad: ['Y'],
    },
  ],
  command: () => ({ type: 'draw' }),
  hints: true,
  slowStart: true,
  sounds: {
    Start: 'shuffle',
    draw: 'card',
    // Each card of a chain is higher.
    take: ({ chain }) => ({ name: 'place', pitch: Math.min(1.9, 0.9 + chain * 0.06) }),
  },
  status: {
    draw: ({ card, left }) => patienceTexts.status.draw(card, left),
    take: ({ card, left }) => runTexts.status.take(card, left),
  },
  haptics: { take: 8 },
  captions: {
    Start: patienceTexts.captions.Start,
    draw: patienceTexts.captions.draw,
    ...runTexts.captions,
  },
} as const satisfies Partial<TurnGame<RunState, RunMove, RunEvent, OptionValues, string, 'draw'>>
