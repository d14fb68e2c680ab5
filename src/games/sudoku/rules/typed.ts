/** Judges a puzzle while it is typed in. */
import { itemAt } from '../../../engine/core/itemAt'
import { dialogTexts } from '../texts/dialog'
import { texts as gameTexts } from '../texts/game'
import { solveExactly } from './exact'
import { twice } from './sentences'
import { cellsOf, conflictsOf, type Kind, shapeOf } from './shape'

/** Kinds without cages. */
export type TypedKind = Exclude<Kind, 'killer'>

export interface Verdict {
  /** For the player. */
  readonly text: string
  /** The puzzle has at least one solution, or the search for it was too long. */
  readonly isPlayable: boolean
  /** The cells whose digits conflict. */
  readonly wrong: ReadonlySet<number>
  /** The cells in which two solutions differ. */
  readonly differing: ReadonlySet<number>
}

/**
 * A Sudoku with fewer digits has no single solution: for classic ones this was proved by McGuire, Tugemann and Civario
 * (arXiv:1201.0749). In any kind, two digits that are both missing can be swapped.
 */
const MIN_DIGITS: Readonly<Record<TypedKind, number>> = { classic: 17, x: 8 }

/** Guesses of the solver before the answer is 'unknown': the hardest published grids need a few hundred. */
const MAX_GUESSES = 3000

const texts = dialogTexts.typed
const NONE: ReadonlySet<number> = new Set()

const refused = (text: string, wrong = NONE): Verdict => ({ text, isPlayable: false, wrong, differing: NONE })
const playable = (text: string, differing = NONE): Verdict => ({
  text,
  isPlayable: true,
  wrong: NONE,
  differing,
})

/** @param digits 81 digits, 0 for an empty cell */
export function judge(digits: readonly number[], kind: TypedKind): Verdict {
  const shape = shapeOf({ kind, cages: [] })
  const count = digits.filter((digit) => digit > 0).length
  if (count === 0) return refused(texts.empty)
  const wrong = conflictsOf(digits, shape)
  const repeats = (house: number) => {
    const inHouse = cellsOf(shape, house).map((cell) => itemAt(digits, cell))
    return inHouse.find((digit, i) => digit > 0 && inHouse.indexOf(digit) < i)
  }
  for (const house of shape.houses.keys()) {
    const digit = repeats(house)
    if (digit !== undefined) return refused(twice(shape, house, digit), wrong)
  }
  if (count < MIN_DIGITS[kind]) return refused(texts.few(MIN_DIGITS[kind]))
  if (count === digits.length) return refused(gameTexts.position.full)
  const found = solveExactly(digits, 2, shape, MAX_GUESSES)
  const { solution, other } = found
  if (solution && other)
    return playable(
      texts.several,
      new Set([...digits.keys()].filter((cell) => solution[cell] !== other[cell])),
    )
  if (!found.whole) return playable(texts.unknown)
  return found.count === 0 ? refused(gameTexts.position.noSolution) : playable(texts.one)
}
