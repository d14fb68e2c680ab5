/** Owns the field for one letter, beside the keys: for those who would rather type it and look before they guess. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import styles from './Entry.module.css'

interface Props {
  readonly disabled: boolean
  /** The word before was typed here as well: the field is ready for the next one. */
  readonly takesFocus: boolean
  /** Whatever stands in the field; the rules say whether it is a letter. */
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
