/** The preview before a disc falls: the held disc, and where it would land. */
import { isPop, landing, type Move, type State } from '../rules'

export interface Preview {
  /** The column above which the disc is held; null for the middle. */
  readonly column: number | null
  /** Cells where a disc would land; a hint is shown in addition to the pointed column. */
  readonly landings: readonly number[]
}

/** The held disc follows the pointer; it follows a hint only if nothing is pointed at. */
export function previewOf(state: State, pointed: number | null, hint: Move | null): Preview {
  const dropped = hint === null || isPop(hint) ? null : hint
  const columns = [...new Set([pointed, dropped])].filter((column) => column !== null)
  return {
    column: pointed ?? dropped,
    landings: columns.map((column) => landing(state, column)).filter((cell) => cell >= 0),
  }
}
