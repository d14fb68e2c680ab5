import type { Control } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import { toneGame } from '../shared/sequence/toneGame'
import { type Options, options } from './options'
import { COLORS, type Event, type Move, rules, type State, USUAL } from './rules'
import { Board } from './view/Board'

type Action = `colour${number}`

const padOf = (action: Action) => Number(action.slice('colour'.length))

export default defineTurn<State, Move, Event, Options, Action>({
  ...toneGame(COLORS),
  options,
  rules,
  replayVersion: 'd8164e1e',
  Board,
  controls: COLORS.map(
    ({ label }, pad): Control<Action> => ({
      action: `colour${pad}`,
      label,
      group: 'Colors',
      keys: [`Digit${pad + 1}`, `Numpad${pad + 1}`],
    }),
  ),
  command: padOf,
  uses: (action, state) => padOf(action) < (state.pads ?? USUAL),
  distinctColors: [['vermilion', 'orange', 'yellow', 'green', 'sky', 'blue', 'pink', 'paper', '#804830']],
  howTo: [
    'Watch the colors light up, then press them in the same order.',
    'Each level adds one color. Level 5 is worth 50 points.',
    'One wrong color ends the game and shows the rest of the sequence.',
  ],
})
