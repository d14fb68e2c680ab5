/** Speaks calls with the browser's speech synthesis, if available. Never throws. */
import { LOCALE } from '../../../engine/core/text'

/** Speaks a call, and interrupts one that is still being spoken. */
export function speak(text: string): void {
  try {
    const { speechSynthesis } = window
    speechSynthesis.cancel()
    const words = new SpeechSynthesisUtterance(text)
    words.lang = LOCALE
    speechSynthesis.speak(words)
  } catch {
    // No voice available; the call is still shown on screen.
  }
}

export function hush(): void {
  try {
    window.speechSynthesis.cancel()
  } catch {
    // Nothing was being spoken.
  }
}
