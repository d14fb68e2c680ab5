/** Judges a picture while it is drawn as a puzzle. */
import { dialogTexts } from '../texts/dialog'
import { bitsOf, type Clues, cluesOf } from './clues'
import { solveExactly } from './exact'
import { filledIn } from './state'

export interface Verdict {
  /** For the player. */
  readonly text: string
  readonly isPlayable: boolean
  /** The cells in which another picture with the same clues differs from the drawn one. */
  readonly differing: ReadonlySet<number>
}

/** Positions to search before the answer is 'unknown': the picture is judged after each stroke. */
const MAX_NODES = 400

const texts = dialogTexts.drawn

/** The rows of a picture as bits. @param cells one character for each cell, row by row: `#` filled, `.` empty */
const rowsOf = (cells: string, width: number): number[] =>
  (cells.match(new RegExp(`.{${width}}`, 'g')) ?? []).map(bitsOf)

/** The clues of a picture. @param cells as in `judge` */
export const cluesIn = (cells: string, width: number): Clues => cluesOf(rowsOf(cells, width), width)

/** @param cells one character for each cell, row by row: `#` filled, `.` empty */
export function judge(cells: string, width: number): Verdict {
  const none = new Set<number>()
  if (filledIn(cells) === 0) return { text: texts.empty, isPlayable: false, differing: none }
  const found = solveExactly(cluesIn(cells, width), undefined, MAX_NODES)
  const differing = [found.solution, found.other]
    .map((picture) =>
      [...cells].flatMap((character, cell) => {
        const bits = picture?.[Math.floor(cell / width)]
        return bits !== undefined && ((bits >> (cell % width)) & 1) !== (character === '#' ? 1 : 0)
          ? [cell]
          : []
      }),
    )
    .find((changed) => changed.length > 0)
  if (differing) return { text: texts.several, isPlayable: true, differing: new Set(differing) }
  return { text: found.isWhole ? texts.one : texts.unknown, isPlayable: true, differing: none }
}
