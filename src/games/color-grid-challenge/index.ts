/** The definition of Color Grid Challenge: option, keys, sounds and texts. */
import { type Control, defineTurn } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { type Event, type Move, rules, type State } from './rules'
import { SIZES } from './rules/grid'
import { Board } from './view/Board'

/** As many as the largest grid has rows. */
const NUMBERS = Array.from({ length: Math.max(...SIZES) }, (_, i) => i + 1)
type Action = `number${number}` | 'clear'

export default defineTurn<State, Move, Event, Action>({
  rules,
  replayVersion: '9522bc96',
  Board,
  aspect: 1,
  options: [
    choice('tiles', 'Tiles', 'shades', [
      ['shades', 'Shades'],
      ['patterns', 'Patterns'],
    ]),
  ],
  controls: [
    ...NUMBERS.map(
      (n): Control<Action> => ({
        action: `number${n}`,
        label: String(n),
        group: 'Row, then column',
        keys: [`Digit${n}`, `Numpad${n}`],
      }),
    ),
    { action: 'clear', label: 'Another row', keys: ['Backspace', 'Digit0', 'Numpad0'] },
  ],
  command(action, { row, grid }) {
    if (action === 'clear') return row === undefined ? null : { row: null }
    const at = Number(action.slice('number'.length)) - 1
    if (at >= grid.size) return null
    return row === undefined ? { row: at } : row * grid.size + at
  },
  uses: (action, { grid }) => action === 'clear' || Number(action.slice('number'.length)) <= grid.size,
  // A found tile reveals information.
  undo: false,
  sounds: {
    found: (event) => ({ name: 'match', pitch: 1 + event.run * 0.06 }),
    wrong: 'mismatch',
    late: 'alarm',
    level: 'levelUp',
    grid: 'reveal',
  },
  status: {
    found: (event) => `Found, ${event.points} points.`,
    row: ({ row }) => `Row ${row}: now the column.`,
    noRow: 'No row.',
    wrong: 'That one was like the others.',
    late: 'Too late.',
    lifeLost: (event) => (event.lives === 1 ? 'One life left.' : `${event.lives} lives left.`),
    level: (event) => `Level ${event.level}.`,
    grid: (event) => `A grid of ${event.size} by ${event.size}.`,
  },
  haptics: { found: 15, wrong: 120, late: 120 },
  best: [{ of: 'Score', better: 'higher' }],
  captions: {
    found: 'tile found',
    wrong: 'wrong tile',
    late: 'too late',
    level: 'level done',
    grid: 'new grid',
  },
  howTo: [
    'Find the tile that differs before the bar runs out.',
    'Quick finds score more. The level rises every three grids.',
    'A wrong tile or an empty bar costs one of three lives.',
  ],
})
