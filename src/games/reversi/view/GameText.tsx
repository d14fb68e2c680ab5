/** The dialog that shows the game as text: copy its moves or its position, or load either. */
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { Dialog } from '../../../ui/dialogs/Dialog'
import { send } from '../../../ui/send'
import { toast } from '../../../ui/toasts/toast'
import type { State } from '../rules'
import { moveList, read, write } from '../rules/notation'
import styles from './GameText.module.css'

/** Characters in a row of the text fields on a phone. */
const ROW_LENGTH = 28
const MOST_ROWS = 4

interface Props {
  readonly state: State
  /** Starts a game at the position in this text; undefined where that is not possible. */
  readonly onOpen: ((position: string) => void) | undefined
  readonly onClose: () => void
}

export default function GameText({ state, onOpen, onClose }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const moves = moveList(state)

  const load = () => {
    if (text.trim() === '') {
      setError('Paste moves or a position first.')
      return
    }
    try {
      read(text, { size: String(state.size) })
    } catch (problem) {
      setError((problem as Error).message)
      return
    }
    onOpen?.(text)
    toast('Game loaded.')
    onClose()
  }
  return (
    <Dialog open title="Moves and position" onClose={onClose}>
      <div className={styles.parts}>
        {moves !== '' && (
          <Shown label="Moves of this game" text={moves} button="Copy moves" done="Moves copied." />
        )}
        <Shown
          label="Position: X is black, O is white, then the side to move"
          text={write(state)}
          button="Copy position"
          done="Position copied."
        />
        {onOpen && (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              load()
            }}
          >
            <Field label="Load a game" hint="Paste moves such as f5d6c3, or a position." error={error}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  rows={3}
                  spellCheck={false}
                  autoComplete="off"
                  value={text}
                  onChange={(event) => {
                    setText(event.target.value)
                    setError(null)
                  }}
                />
              )}
            </Field>
            <Button type="submit" variant="primary">
              Load
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  )
}

interface ShownProps {
  readonly label: string
  readonly text: string
  readonly button: string
  /** The message after copying. */
  readonly done: string
}

function Shown({ label, text, button, done }: ShownProps) {
  return (
    <>
      <Field label={label}>
        {(wiring) => (
          <textarea
            {...wiring}
            readOnly
            rows={Math.min(MOST_ROWS, Math.ceil(text.length / ROW_LENGTH))}
            spellCheck={false}
            value={text}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void send({ text }, done)}>
        {button}
      </Button>
    </>
  )
}
