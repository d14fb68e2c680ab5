/** The dialog of a game whose positions are texts: copy them, load another one, or set one up on a board. */
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/Button'
import { CopyText, PasteText, TextDialog } from '../dialogs/TextDialog'
import { toast } from '../toasts/toast'
import { rowsOf } from './rows'
import { editorTexts } from './texts/editor'

/** What an editor in this dialog needs. */
export interface Editing {
  readonly load: (text: string) => void
  readonly disabled: boolean
  /** Closes the editor if it cannot be loaded. */
  readonly onClose: () => void
}

/** What a game's board passes to its dialog. */
export interface DialogProps {
  /** It is the visitor's turn. */
  readonly active: boolean
  /** Starts a game at the position in this text; undefined where that is not possible. */
  readonly onOpen: ((text: string) => void) | undefined
  readonly onClose: () => void
}

interface Props extends DialogProps {
  readonly title: string
  /** As in `TextDialog`. */
  readonly note?: string | null
  /** The texts of the game; empty ones are left out. The others are as in `CopyText`. */
  readonly texts: readonly {
    readonly label: string
    readonly text: string
    readonly button: string
    readonly done: string
  }[]
  /** What can be pasted. */
  readonly hint: string
  /** The message if nothing was pasted. */
  readonly empty: string
  /** Throws an Error with a message for the player if this text is no position or game. */
  readonly read: (text: string) => unknown
  readonly editor: (editing: Editing) => ReactNode
}

export function PositionDialog(props: Props) {
  const { title, note, texts, hint, empty, active, read, editor, onOpen, onClose } = props
  const [editing, setEditing] = useState(false)
  const load = (text: string) => {
    read(text)
    onOpen?.(text)
    toast(editorTexts.loaded)
    onClose()
  }
  if (editing)
    return (
      <TextDialog title={editorTexts.title} large onClose={onClose}>
        {editor({ load, disabled: !active, onClose: () => setEditing(false) })}
      </TextDialog>
    )
  return (
    <TextDialog title={title} note={note} onClose={onClose}>
      {texts
        .filter(({ text }) => text !== '')
        .map((each) => (
          <CopyText key={each.label} {...each} rows={rowsOf(each.text)} />
        ))}
      {onOpen && (
        <>
          <PasteText
            label={editorTexts.load}
            hint={active ? hint : editorTexts.loadLater}
            rows={3}
            button={editorTexts.loadButton}
            empty={empty}
            disabled={!active}
            load={load}
          />
          <Button
            icon={<Pencil size={18} aria-hidden="true" />}
            disabled={!active}
            onClick={() => setEditing(true)}
          >
            {editorTexts.title}
          </Button>
        </>
      )}
    </TextDialog>
  )
}
