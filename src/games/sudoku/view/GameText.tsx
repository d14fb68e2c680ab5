/** The dialog that shows the puzzle as text: copy it, or paste another one. */
import { plural } from '../../../engine/core/text'
import { CopyText, PasteText, TextDialog } from '../../../ui/dialogs/TextDialog'
import { toast } from '../../../ui/toasts/toast'
import type { State } from '../rules'
import { readPuzzle, write } from '../rules/notation'

interface Props {
  readonly state: State
  /** Starts a game with the puzzle in this text. */
  readonly onOpen: (position: string) => void
  readonly onClose: () => void
}

const HINTS = {
  classic: '81 digits, row by row, with 0 or . for empty cells. Line breaks, grids, and commas are fine.',
  x: '81 digits of an X-Sudoku, row by row, with 0 or . for empty cells.',
  killer: '81 digits, then _ and 81 letters (one letter per cage), then _ and the sums separated by dots.',
} as const

export default function GameText({ state, onOpen, onClose }: Props) {
  const load = (text: string) => {
    const { puzzle, others } = readPuzzle(text, state.kind)
    onOpen(write(puzzle))
    const more = plural(others, {
      one: 'The text contains # more puzzle; only the first was loaded.',
      other: 'The text contains # more puzzles; only the first was loaded.',
    })
    toast('Puzzle loaded.', others > 0 ? { detail: more } : {})
    onClose()
  }
  return (
    <TextDialog title="Puzzle as text" onClose={onClose}>
      <CopyText label="This puzzle" text={write(state)} rows={3} button="Copy puzzle" done="Puzzle copied." />
      <PasteText
        label="Paste a puzzle"
        hint={HINTS[state.kind]}
        rows={5}
        button="Load puzzle"
        empty="Paste a puzzle first."
        load={load}
      />
    </TextDialog>
  )
}
