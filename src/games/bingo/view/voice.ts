/** Owns the spoken call: the browser's own voice, where it has one. Never throws. */

/** Says a call aloud; a call that is still being said gives way. */
export function speak(text: string): void {
  try {
    const { speechSynthesis } = window
    speechSynthesis.cancel()
    const words = new SpeechSynthesisUtterance(text)
    words.lang = 'en'
    speechSynthesis.speak(words)
  } catch {
    // No voice here: the call stands on the screen all the same.
  }
}

export function hush(): void {
  try {
    window.speechSynthesis.cancel()
  } catch {
    // Nothing was being said.
  }
}
