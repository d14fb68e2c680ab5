/** Owns the dialog in which a word is hidden for a friend, and sent as a link. */
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Field } from '../../../ui/Field'
import { onHost } from '../../../ui/onHost'
import { send } from '../../../ui/send'
import { faultOf, hide, MOST_HINT, MOST_LETTERS } from '../rules/friend'
import styles from './Friend.module.css'

interface Props {
  readonly onClose: () => void
}

export function Friend({ onClose }: Props) {
  const [word, setWord] = useState('')
  const [hint, setHint] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  const pass = async () => {
    const hidden = { word: word.trim().toUpperCase(), hint: hint.trim() }
    const found = faultOf(hidden.word, hidden.hint)
    setFault(found)
    if (found) return
    const url = `${location.origin}${onHost('/games/word-guessing')}?position=${hide(hidden)}`
    await send({ title: 'A word to guess', url }, 'Link copied: the word is hidden in it.')
    onClose()
  }
  return (
    <Dialog open title="A word for a friend" size="small" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void pass()
        }}
      >
        <Field label="Word" required error={fault} hint={`A to Z, at most ${MOST_LETTERS} letters.`}>
          {(wiring) => (
            <input
              {...wiring}
              data-autofocus
              maxLength={MOST_LETTERS}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={word}
              onChange={(event) => {
                setWord(event.target.value)
                setFault(null)
              }}
            />
          )}
        </Field>
        <Field label="Hint" hint="One line, if you like.">
          {(wiring) => (
            <input
              {...wiring}
              maxLength={MOST_HINT}
              autoComplete="off"
              value={hint}
              onChange={(event) => {
                setHint(event.target.value)
                setFault(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" icon={<Send size={20} aria-hidden="true" />}>
          Send the link
        </Button>
      </form>
    </Dialog>
  )
}
