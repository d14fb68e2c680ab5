/** Owns Color Memory as the arcade sees it: its keys, tones and words. */
import { type Control, defineTurn } from '../../engine/core/contract'
import { toneGame } from '../../engine/core/toneGame'
import { COLOURS, type Move, rules, type State } from './rules'
import { Board } from './view/Board'

type Action = `colour${number}`

export default defineTurn<State, Move, Action>({
  ...toneGame(COLOURS, 'colour'),
  rules,
  Board,
  controls: COLOURS.map(
    ({ name }, pad): Control<Action> => ({
      action: `colour${pad}`,
      label: name[0]?.toUpperCase() + name.slice(1),
      group: 'Colours',
      keys: [`Digit${pad + 1}`, `Numpad${pad + 1}`],
    }),
  ),
  command: (action) => Number(action.slice('colour'.length)),
  howTo: [
    'Watch the colours light up, then press them in the same order.',
    'Every level adds one colour; level 5 is worth 50 points.',
    'One wrong colour ends the game, and shows you how it went on. Backwards, begin with the last.',
  ],
})
