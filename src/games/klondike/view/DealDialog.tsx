/** The dialog to choose a deal by its number, or to copy and paste a position as text. */
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { Dialog } from '../../../ui/dialogs/Dialog'
import { send } from '../../../ui/send'
import type { State } from '../rules'
import { FREECELL_DEALS, KLONDIKE_DEALS } from '../rules/deals'
import { read, write } from '../rules/notation'
import styles from './DealDialog.module.css'

interface Props {
  readonly state: State
  /** Starts a game with this deal or position. */
  readonly onOpen: (position: string) => void
  readonly onClose: () => void
}

const HINTS = {
  klondike: `A number from 0 to ${(KLONDIKE_DEALS - 1).toLocaleString('en-US')}, 52 cards, or a copied position.`,
  freecell: `A number from 1 to ${FREECELL_DEALS.toLocaleString('en-US')}, 52 cards, or a copied position.`,
}

export default function DealDialog({ state, onOpen, onClose }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const start = () => {
    if (text.trim() === '') {
      setError('Enter a number first.')
      return
    }
    try {
      read(text, { kind: state.kind })
      onOpen(text.trim())
      onClose()
    } catch (problem) {
      setError((problem as Error).message)
    }
  }
  return (
    <Dialog open title="Choose a deal" onClose={onClose}>
      <div className={styles.parts}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            start()
          }}
        >
          <Field label="Deal" hint={HINTS[state.kind]} error={error}>
            {(wiring) => (
              <textarea
                {...wiring}
                rows={2}
                spellCheck={false}
                autoComplete="off"
                value={text}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  start()
                }}
                onChange={(event) => {
                  setText(event.target.value)
                  setError(null)
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="primary">
            Deal these cards
          </Button>
        </form>
        <Button onClick={() => void send({ text: write(state) }, 'Position copied.')}>
          Copy this position
        </Button>
      </div>
    </Dialog>
  )
}
