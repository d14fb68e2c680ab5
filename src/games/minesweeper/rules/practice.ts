/** Practice: deals positions in which the next safe cell needs a rule, and simpler ones give nothing. */
import { itemAt } from '../../../engine/core/itemAt'
import { drawInt, type Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Deduction, deduce } from './deduce'
import { cascade, countMines, type Field } from './field'
import { layMines } from './generator'
import type { Cell } from './state'

export type Practice = Exclude<Options['practice'], 'off'>

/** The size of Beginner, with as many mines as give every rule often. */
const FIELD: Field = { rows: 9, cols: 9, mines: 14 }

/** Two numbers, and a third one that gains a mine by them. More would be several patterns at once. */
const MAX_NUMBERS = 3

/** Flags are on the mines that the simpler rules prove. */
export interface Dealt extends Field {
  readonly cells: readonly Cell[]
}

/** Draws fields until one that needs no guess leads to such a position: 50 on average for the rarest rule. */
export function deal(practice: Practice, random: Random): Dealt {
  for (;;) {
    const first = drawInt(random, 0, FIELD.rows * FIELD.cols - 1)
    const dealt = positionIn(layMines(FIELD, first, random), first, practice)
    if (dealt) return dealt
  }
}

const fits = ({ rule, numbers }: Deduction, practice: Practice) =>
  rule === practice && numbers.length <= MAX_NUMBERS

/** Opens a field by certain moves. @returns the first such position; null if there is none, or if a guess is needed */
function positionIn(mines: readonly boolean[], first: number, practice: Practice): Dealt | null {
  const numbers = countMines(FIELD, mines)
  const shown = new Array<number>(mines.length).fill(-1)
  const isOpen = (cell: number) => itemAt(shown, cell) >= 0
  let dealt: Dealt | null = null
  let safe: readonly number[] = [first]
  while (safe.length > 0) {
    for (const target of safe)
      for (const cell of cascade(FIELD, numbers, target, isOpen)) shown[cell] = itemAt(numbers, cell)
    const found = deduce(FIELD, shown)
    if (!dealt && found && fits(found, practice))
      dealt = {
        ...FIELD,
        cells: mines.map((isMine, cell) => ({
          isMine,
          isRevealed: isOpen(cell),
          isFlagged: found.mines.includes(cell),
          neighborMines: itemAt(numbers, cell),
        })),
      }
    safe = found?.safe ?? []
  }
  return mines.every((isMine, cell) => isMine || isOpen(cell)) ? dealt : null
}
