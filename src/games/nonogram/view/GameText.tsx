/** The dialog that shows the puzzle as text: copy it, or paste another one. */
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { Dialog } from '../../../ui/dialogs/Dialog'
import { send } from '../../../ui/send'
import { toast } from '../../../ui/toasts/toast'
import type { State } from '../rules'
import { readPuzzle, write } from '../rules/notation'
import styles from './GameText.module.css'

interface Props {
  readonly state: State
  /** Starts a game with the puzzle in this text. */
  readonly onOpen: (position: string) => void
  readonly onClose: () => void
}

export default function GameText({ state, onOpen, onClose }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const own = write(state)

  const load = () => {
    if (text.trim() === '') {
      setError('Paste a puzzle first.')
      return
    }
    try {
      onOpen(write(readPuzzle(text).clues))
      toast('Puzzle loaded.')
      onClose()
    } catch (problem) {
      setError((problem as Error).message)
    }
  }
  return (
    <Dialog open title="Puzzle as text" onClose={onClose}>
      <div className={styles.parts}>
        <Field label="This puzzle">
          {(wiring) => (
            <textarea
              {...wiring}
              readOnly
              rows={3}
              spellCheck={false}
              value={own}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
        <Button onClick={() => void send({ text: own }, 'Puzzle copied.')}>Copy puzzle</Button>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            load()
          }}
        >
          <Field
            label="Paste a puzzle"
            hint="Rows of . and #, or the clues: one line for each row, an empty line, one line for each column."
            error={error}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                rows={6}
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
            Load puzzle
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
