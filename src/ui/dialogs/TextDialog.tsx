/** A dialog for a game or puzzle as text, with its two parts: a text to copy, and a field to paste one. */
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/Button'
import { Field } from '../controls/Field'
import { copy } from '../send'
import { classes } from '../styles/classes'
import { Dialog } from './Dialog'
import styles from './TextDialog.module.css'

interface TextDialogProps {
  readonly title: string
  /** About the game, before its texts: the name of its opening. */
  readonly note?: ReactNode
  readonly onClose: () => void
  /** With space for a board beside the texts. */
  readonly large?: boolean
  readonly children: ReactNode
}

export function TextDialog({ title, note, onClose, large, children }: TextDialogProps): ReactNode {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      size={large ? 'large' : undefined}
      className={classes(styles.dialog, large && styles.board)}
    >
      <div className={styles.parts}>
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </Dialog>
  )
}

interface CopyTextProps {
  readonly label: string
  readonly text: string
  readonly rows: number
  /** Label of the button. */
  readonly button: string
  /** The message after copying. */
  readonly done: string
}

/** A text in a read-only field, and a button that copies it, unless the text is empty. */
export function CopyText({ label, text, rows, button, done }: CopyTextProps): ReactNode {
  return (
    <div className={styles.copy}>
      <Field label={label}>
        {(wiring) => (
          <textarea
            {...wiring}
            readOnly
            rows={rows}
            spellCheck={false}
            value={text}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button
        icon={<Copy size={18} aria-hidden="true" />}
        disabled={text === ''}
        onClick={() => void copy(text, done)}
      >
        {button}
      </Button>
    </div>
  )
}

/** Another way to load the same text, offered after a refusal. */
export interface Remedy {
  readonly label: string
  load(text: string): void
}

interface PasteTextProps {
  readonly label: string
  readonly hint: string
  readonly rows: number
  /** Label of the button. */
  readonly button: string
  /** The message if nothing was pasted. */
  readonly empty: string
  /** The text is a single line: Enter loads it. */
  readonly singleLine?: boolean
  readonly disabled?: boolean
  /**
   * Loads the text and closes the dialog.
   *
   * @throws Error with a message for the player; the text stays in the field
   */
  load(text: string): void
  remedyOf?(problem: unknown): Remedy | null
}

/** A field to paste a text into, with its messages, and a button that loads it. */
export function PasteText(props: PasteTextProps): ReactNode {
  const { label, hint, rows, button, empty, singleLine = false, disabled = false } = props
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [remedy, setRemedy] = useState<Remedy | null>(null)
  const attempt = (load: (text: string) => void) => {
    if (text.trim() === '') {
      setError(empty)
      return
    }
    try {
      load(text)
    } catch (problem) {
      setError((problem as Error).message)
      setRemedy(props.remedyOf?.(problem) ?? null)
    }
  }
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault()
        attempt(props.load)
      }}
    >
      <Field label={label} hint={hint} error={error}>
        {(wiring) => (
          <textarea
            {...wiring}
            rows={rows}
            spellCheck={false}
            autoComplete="off"
            value={text}
            disabled={disabled}
            onKeyDown={(event) => {
              if (!singleLine || event.key !== 'Enter') return
              event.preventDefault()
              attempt(props.load)
            }}
            onChange={(event) => {
              setText(event.target.value)
              setError(null)
              setRemedy(null)
            }}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant={remedy ? undefined : 'primary'} disabled={disabled}>
          {button}
        </Button>
        {remedy && (
          <Button variant="primary" disabled={disabled} onClick={() => attempt(remedy.load)}>
            {remedy.label}
          </Button>
        )}
      </div>
    </form>
  )
}
