/** Owns what the toasts of the page told in the proofs of sessions; `toasts-mock.ts` puts `note` in the toasts' place. */

export const told: string[] = []
/** How the toasts were shown, in their order. */
export const shown: { text: string; kind?: string; topic?: string }[] = []
/** Stands for the toasts of the page. */
export function note(text: string, options: object): void {
  told.push(text)
  shown.push({ text, ...options })
}
