/** Owns Simon Says as the arcade sees it: its keys, tones and words. */
import { type Control, defineTurn, type PadButton, type PlayEvent } from '../../engine/core/contract'
import { fourWays } from '../../engine/core/declare'
import type { Direction } from '../../engine/core/grid'
import { type Move, rules, SIDES, type State } from './rules'
import { Board } from './view/Board'

const side = (pad: unknown) => SIDES[pad as number] as (typeof SIDES)[number]

/** The face buttons lie as the sides do. */
const FACE: Readonly<Record<Direction, PadButton>> = { up: 'Y', right: 'B', down: 'A', left: 'X' }

export default defineTurn<State, Move, Direction>({
  rules,
  Board,
  aspect: 1,
  options: [],
  controls: fourWays('Sides').map(
    (control): Control<Direction> => ({
      ...control,
      pad: [...(control.pad ?? []), FACE[control.action]],
    }),
  ),
  command: (action) => SIDES.findIndex((each) => each.action === action),
  undo: false,
  sounds: {
    show: (event: PlayEvent) => ({ hertz: side(event.pad).hertz, ms: event.ms as number }),
    press: (event: PlayEvent) => ({ hertz: side(event.pad).hertz, ms: 240 }),
    wrong: 'mismatch',
    level: 'levelUp',
    Refused: () => null,
  },
  status: {
    show: (event) => `${event.step}: ${side(event.pad).name}.`,
    yourTurn: (event) => (event.steps === 1 ? 'Your turn: one side.' : `Your turn: ${event.steps} sides.`),
    level: (event) => `Level ${event.level} done, ${event.points} points.`,
    wrong: (event) => `That was ${side(event.pad).name}. It should have been ${side(event.expected).name}.`,
  },
  haptics: { press: 10, wrong: 120, level: 40 },
  best: [{ of: 'Score', better: 'higher' }],
  howTo: [
    'Watch and listen, then repeat the sides in the same order.',
    'Every level adds one side, and from level 6 on the showing gets faster.',
    'One wrong side ends the game, and shows you how it went on.',
  ],
})
