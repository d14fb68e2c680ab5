/** A field for one letter beside the keys, for players who prefer to type and check before they guess. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import styles from './Entry.module.css'

interface Props {
  readonly disabled: boolean
  /** The previous word was typed here too, so the field takes the focus again. */
  readonly takesFocus: boolean
  /** Receives any text; the rules check whether it is a letter. */
  readonly onGuess: (text: string) => void
}

export function Entry({ disabled, takesFocus, onGuess }: Props) {
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const wasTyped = useRef(takesFocus)
  useEffect(() => {
    if (wasTyped.current) field.current?.focus({ preventScroll: true })
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onGuess(draft)
    setDraft('')
    field.current?.focus({ preventScroll: true })
  }
  return (
    <form className={styles.entry} onSubmit={onSubmit}>
      <input
        ref={field}
        className={styles.field}
        aria-label="Letter"
        placeholder="A-Z"
        maxLength={1}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        value={draft}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" disabled={disabled}>
        Guess
      </Button>
    </form>
  )
}
