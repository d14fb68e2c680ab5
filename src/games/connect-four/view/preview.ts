/** Owns what is shown before a disc falls: the one in hand, and where it would land. */
import { isPop, landing, type Move, type State } from '../rules'

export interface Preview {
  /** Where the disc in hand is held; null leaves it in the middle. */
  readonly column: number | null
  /** Cells where a disc would land; a hint is marked beside what the visitor points at. */
  readonly landings: readonly { readonly cell: number; readonly hinted: boolean }[]
}

/** The disc in hand follows the pointer, and a hint only where nothing is pointed at. */
export function previewOf(state: State, pointed: number | null, hint: Move | null): Preview {
  const dropped = hint === null || isPop(hint) ? null : hint
  const columns = [...new Set([pointed, dropped])].filter((column) => column !== null)
  return {
    column: pointed ?? dropped,
    landings: columns
      .map((column) => ({ cell: landing(state, column), hinted: column === hint }))
      .filter(({ cell }) => cell >= 0),
  }
}
