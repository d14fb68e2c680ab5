/** The toasts shown in tests of sessions; `toasts-mock.ts` puts `note` in their place. */

export const toastTexts: string[] = []
/** The toasts that were shown, in order. */
export const shown: { text: string; kind?: string; topic?: string }[] = []
/** Replaces the toasts of the page. */
export function note(text: string, options: object): void {
  toastTexts.push(text)
  shown.push({ text, ...options })
}
/** The topics whose messages were removed. */
export const dropped: string[] = []
