/** The dialog that shows the puzzle as text: copy it, or paste another one. */
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

export default function GameText({ state, onOpen, onClose }: Props) {
  return (
    <TextDialog title="Puzzle as text" onClose={onClose}>
      <CopyText label="This puzzle" text={write(state)} rows={3} button="Copy puzzle" done="Puzzle copied." />
      <PasteText
        label="Paste a puzzle"
        hint="Rows of . and #, or the clues: one line for each row, an empty line, one line for each column."
        rows={6}
        button="Load puzzle"
        empty="Paste a puzzle first."
        load={(text) => {
          const { clues } = readPuzzle(text)
          onOpen(write(clues))
          toast('Puzzle loaded.', { detail: `Rows: ${clues.rows.length}. Columns: ${clues.cols.length}.` })
          onClose()
        }}
      />
    </TextDialog>
  )
}
