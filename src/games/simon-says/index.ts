import type { Control, PadButton } from '../../engine/core/game/contract'
import { fourDirections } from '../../engine/core/game/declare'
import { defineTurn } from '../../engine/core/game/define'
import type { Direction } from '../../engine/core/math/grid'
import type { Stat } from '../shared/sequence/texts/game'
import { toneGame } from '../shared/sequence/toneGame'
import { type Options, options } from './options'
import { type Event, type Move, rules, SIDES, type State } from './rules'
import { texts } from './texts/game'
import { Board } from './view/Board'

/** The face buttons have the same arrangement as the sides. */
const FACE: Readonly<Record<Direction, PadButton>> = { up: 'Y', right: 'B', down: 'A', left: 'X' }

export default defineTurn<State, Move, Event, Options, Stat, Direction>({
  ...toneGame(SIDES),
  options,
  rules,
  replayVersion: '7d8feea2',
  Board,
  aspect: 1,
  // The game's tones already come from their sides, so no further cues are needed.
  audioCues: {},
  controls: fourDirections(texts.controls.buttons).map(
    (control): Control<Direction> => ({
      ...control,
      pad: [...(control.pad ?? []), FACE[control.action]],
    }),
  ),
  command: (action) => SIDES.findIndex((each) => each.action === action),
  distinctColors: [['green', 'vermilion', 'yellow', 'sky']],
  howTo: texts.howTo,
})
