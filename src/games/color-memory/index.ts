/** Owns Color Memory as the arcade sees it: its keys, tones and words. */
import { type Control, defineTurn, type PlayEvent } from '../../engine/core/contract'
import { COLOURS, type Move, rules, type State } from './rules'
import { Board } from './view/Board'

type Action = `colour${number}`

const colour = (pad: unknown) => COLOURS[pad as number] as (typeof COLOURS)[number]

export default defineTurn<State, Move, Action>({
  rules,
  Board,
  options: [],
  controls: COLOURS.map(
    ({ name }, pad): Control<Action> => ({
      action: `colour${pad}`,
      label: name[0]?.toUpperCase() + name.slice(1),
      group: 'Colours',
      keys: [`Digit${pad + 1}`, `Numpad${pad + 1}`],
    }),
  ),
  command: (action) => Number(action.slice('colour'.length)),
  undo: false,
  sounds: {
    show: (event: PlayEvent) => ({ hertz: colour(event.pad).hertz, ms: event.ms as number }),
    press: (event: PlayEvent) => ({ hertz: colour(event.pad).hertz, ms: 240 }),
    wrong: 'mismatch',
    level: 'levelUp',
    Refused: () => null,
  },
  status: {
    show: (event) => `${event.step}: ${colour(event.pad).name}.`,
    yourTurn: (event) =>
      event.steps === 1 ? 'Your turn: one colour.' : `Your turn: ${event.steps} colours.`,
    level: (event) => `Level ${event.level} done, ${event.points} points.`,
    wrong: (event) =>
      `That was ${colour(event.pad).name}. It should have been ${colour(event.expected).name}.`,
  },
  haptics: { press: 10, wrong: 120, level: 40 },
  best: [{ of: 'Score', better: 'higher' }],
  howTo: [
    'Watch the colours light up, then press them in the same order.',
    'Every level adds one colour; level 5 is worth 50 points.',
    'One wrong colour ends the game, and shows you how it went on.',
  ],
})
