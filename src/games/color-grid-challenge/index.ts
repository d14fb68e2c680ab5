import type { Control } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { SIZES } from './rules/grid'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

/** As many as the largest grid has rows. */
const NUMBERS = Array.from({ length: Math.max(...SIZES) }, (_, i) => i + 1)
type Action = `number${number}` | 'clear'

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  rules,
  replayVersion: '9522bc96',
  Board,
  aspect: 1,
  options,
  controls: [
    ...NUMBERS.map(
      (n): Control<Action> => ({
        action: `number${n}`,
        label: String(n),
        group: texts.controls.rowThenColumn,
        keys: [`Digit${n}`, `Numpad${n}`],
      }),
    ),
    { action: 'clear', label: texts.controls.clear, keys: ['Backspace', 'Digit0', 'Numpad0'] },
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
    found: (event) => texts.status.found(event.points),
    row: ({ row }) => texts.status.row(row),
    noRow: texts.status.noRow,
    wrong: texts.status.wrong,
    late: texts.status.late,
    lifeLost: (event) => texts.status.lifeLost(event.lives),
    level: (event) => texts.status.level(event.level),
    grid: (event) => texts.status.grid(event.size),
  },
  haptics: { found: 15, wrong: 120, late: 120 },
  // Shown above the tiles instead.
  hidden: ['Level'],
  stats: texts.stats,
  best: [{ of: 'Score', better: 'higher' }],
  captions: texts.captions,
  howTo: texts.howTo,
})
