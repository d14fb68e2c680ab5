/** A field for one letter beside the keys, for players who prefer to type and check before they guess. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { typedLetter } from '../../../engine/input/keys'
import { Button } from '../../../ui/controls/Button'
import { texts } from '../texts/game'
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
  /** The letter of the last key, for layouts of other scripts. Input methods report the key, and the text later. */
  const letter = useRef<string | null>(null)
  const latin = (text: string) => (/^\p{Script=Latin}?$/u.test(text) ? text : (letter.current ?? text))
  const wasTyped = useRef(takesFocus)
  useEffect(() => {
    if (wasTyped.current) field.current?.focus({ preventScroll: true })
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Only a composed text is still of another script.
    onGuess(/^[!-~]$/.test(draft) ? draft : latin(draft))
    setDraft('')
    field.current?.focus({ preventScroll: true })
  }
  return (
    <form className={styles.entry} onSubmit={onSubmit}>
      <input
        ref={field}
        className={styles.field}
        aria-label={texts.keys.field}
        placeholder={texts.keys.placeholder}
        maxLength={1}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        value={draft}
        disabled={disabled}
        onKeyDown={({ nativeEvent }: KeyboardEvent) => {
          if (nativeEvent.ctrlKey || nativeEvent.metaKey) letter.current = null
          else if (nativeEvent.key !== 'Enter') letter.current = typedLetter(nativeEvent)
        }}
        onChange={({ target, nativeEvent }) =>
          // A text that is still composed must not be replaced.
          setDraft((nativeEvent as InputEvent).isComposing ? target.value : latin(target.value))
        }
      />
      <Button type="submit" disabled={disabled}>
        {texts.keys.guess}
      </Button>
    </form>
  )
}
