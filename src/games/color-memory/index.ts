import type { Control } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import type { Stat } from '../shared/sequence/texts/game'
import { toneGame } from '../shared/sequence/toneGame'
import { type Options, options } from './options'
import { COLORS, type Event, type Move, rules, type State, USUAL } from './rules'
import { texts } from './texts/game'
import { Board } from './view/Board'

/** Stored keys contain this spelling. */
type Action = `colour${number}`

const padOf = (action: Action) => Number(action.slice('colour'.length))

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  ...toneGame(COLORS),
  options,
  rules,
  replayVersion: 'd8164e1e',
  Board,
  controls: COLORS.map(
    ({ label }, pad): Control<Action> => ({
      action: `colour${pad}`,
      label,
      group: texts.controls.colors,
      keys: [`Digit${pad + 1}`, `Numpad${pad + 1}`],
    }),
  ),
  command: padOf,
  uses: (action, state) => padOf(action) < (state.pads ?? USUAL),
  distinctColors: [['vermilion', 'orange', 'yellow', 'green', 'sky', 'blue', 'pink', 'paper', '#804830']],
  howTo: texts.howTo,
})
