/** The definition of Color Memory: keys, tones and texts. */
import { type Control, defineTurn } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { toneGame } from '../../engine/core/sequence/toneGame'
import { COLORS, type Event, type Move, rules, SIZES, type State, USUAL } from './rules'
import { Board } from './view/Board'

type Action = `colour${number}`

const tones = toneGame(COLORS)
const padOf = (action: Action) => Number(action.slice('colour'.length))

export default defineTurn<State, Move, Event, Action>({
  ...tones,
  options: [
    ...tones.options,
    choice(
      'colours',
      'Colors',
      String(USUAL),
      SIZES.map((size) => [size, size] as const),
      { later: true },
    ),
  ],
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
