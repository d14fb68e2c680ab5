/** The dialog of a game whose puzzles are texts: copy this one, paste another one, or draw or type one in. */
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/Button'
import { CopyText, PasteText, TextDialog } from '../dialogs/TextDialog'

interface Props {
  readonly title: string
  /** The text of the puzzle. The others are as in `CopyText`. */
  readonly copy: {
    readonly label: string
    readonly text: string
    readonly button: string
    readonly done: string
  }
  /** As in `PasteText`. */
  readonly paste: {
    readonly label: string
    readonly hint: string
    readonly button: string
    readonly empty: string
  }
  /**
   * Starts a game with the puzzle in a text, pasted or from the editor.
   *
   * @throws Error with a message for the player
   */
  readonly load: (text: string) => void
  /** The title of the editor. */
  readonly draw: string
  /** Undefined for puzzles that have no editor. */
  readonly editor:
    | ((editing: { readonly load: (text: string) => void; readonly onClose: () => void }) => ReactNode)
    | undefined
  readonly onClose: () => void
}

export function PuzzleDialog({ title, copy, paste, draw, editor, onClose, ...props }: Props) {
  const [drawing, setDrawing] = useState(false)
  const load = (text: string) => {
    props.load(text)
    onClose()
  }
  if (drawing && editor)
    return (
      <TextDialog title={draw} large onClose={onClose}>
        {editor({ load, onClose: () => setDrawing(false) })}
      </TextDialog>
    )
  return (
    <TextDialog title={title} onClose={onClose}>
      <CopyText {...copy} rows={3} />
      <PasteText {...paste} rows={6} load={load} />
      {editor && (
        <Button icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setDrawing(true)}>
          {draw}
        </Button>
      )}
    </TextDialog>
  )
}
