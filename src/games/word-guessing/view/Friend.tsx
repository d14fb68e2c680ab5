/** The dialog that hides a word for a friend and creates a link. */
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { westernText } from '../../../engine/core/input/typed'
import { onHost } from '../../../ui/basePath'
import { Button } from '../../../ui/controls/Button'
import { Field } from '../../../ui/controls/Field'
import { Dialog } from '../../../ui/dialogs/Dialog'
import { send } from '../../../ui/send'
import { faultOf, hide, MAX_LETTERS, wordOf } from '../rules/friend'
import { texts } from '../texts/game'
import styles from './Friend.module.css'

interface Props {
  readonly onClose: () => void
}

/** The error message of each field; null if there is none. */
interface Faults {
  readonly word: string | null
  readonly hint: string | null
}

const NONE: Faults = { word: null, hint: null }

export function Friend({ onClose }: Props) {
  const [word, setWord] = useState('')
  const [hint, setHint] = useState('')
  const [faults, setFaults] = useState<Faults>(NONE)

  const pass = async () => {
    const hidden = { word: wordOf(word), hint: westernText(hint).trim() }
    // If the word alone is valid, an error of both is the hint's.
    const ofWord = faultOf(hidden.word, '')
    const found = { word: ofWord, hint: ofWord === null ? faultOf(hidden.word, hidden.hint) : null }
    setFaults(found)
    if (found.word !== null || found.hint !== null) return
    const url = `${location.origin}${onHost('/games/word-guessing')}?position=${hide(hidden)}`
    await send({ title: texts.friend.guess, url }, texts.friend.copied)
    onClose()
  }
  return (
    <Dialog open title={texts.friend.title} size="small" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void pass()
        }}
      >
        <Field
          label={texts.friend.word}
          required
          error={faults.word}
          hint={texts.friend.wordHint(MAX_LETTERS)}
        >
          {(wiring) => (
            <input
              {...wiring}
              data-autofocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={word}
              onChange={(event) => {
                setWord(event.target.value)
                setFaults(NONE)
              }}
            />
          )}
        </Field>
        <Field label={texts.friend.hint} error={faults.hint} hint={texts.friend.hintHint}>
          {(wiring) => (
            <input
              {...wiring}
              autoComplete="off"
              value={hint}
              onChange={(event) => {
                setHint(event.target.value)
                setFaults(NONE)
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" icon={<Send size={20} aria-hidden="true" />}>
          {texts.friend.send}
        </Button>
      </form>
    </Dialog>
  )
}
