/** Typing an answer on the keyboard: letters, Backspace and Enter, wherever the focus is. */
import { type RefObject, useEffect, useRef } from 'react'
import { isTyping } from '../../../engine/input/keyboard'
import { typedLetter } from '../../../engine/input/keys'
import { lettersFor } from '../../shared/words/spelling'

interface Typed {
  letter(letter: string): void
  erase(): void
  enter(): void
}

/**
 * Listens while `on` is true. Once letters were typed, Enter submits them whichever button has the focus, and Space
 * does nothing, because people type it between two words. Moving the focus by keyboard restores both keys.
 *
 * @param byKeyboard set to whether the keyboard wrote last
 */
export function useTyping(on: boolean, byKeyboard: RefObject<boolean>, typed: Typed): void {
  const latest = useRef(typed)
  latest.current = typed
  useEffect(() => {
    if (!on) return
    const take = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
      const { key } = event
      // ß is typed as SS, as it is in the answers.
      const letters = typedLetter(event) ?? lettersFor(key)
      if (letters) for (const letter of letters) latest.current.letter(letter)
      else if (key === 'Backspace') latest.current.erase()
      else {
        if (/^(Arrow|Tab|Home|End)/.test(key)) byKeyboard.current = false
        if (!byKeyboard.current || (key !== 'Enter' && key !== ' ')) return
        take(event)
        if (key === 'Enter' && !event.repeat) latest.current.enter()
        return
      }
      byKeyboard.current = true
      event.preventDefault()
    }
    // Some browsers press a button when Space is released.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && byKeyboard.current && !isTyping(event.target)) take(event)
    }
    // Capturing, because a focused on-screen key would otherwise handle Enter and Space.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    window.addEventListener('keyup', onKeyUp, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      window.removeEventListener('keyup', onKeyUp, { capture: true })
    }
  }, [on, byKeyboard])
}
