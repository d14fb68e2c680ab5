/** Owns the word to the toasts that rooms have changed: they come with the first of them, and before there are none to move. */
let settle: () => void = () => undefined

/** Moves the toasts, if there are any, to where they can be seen, told and pressed now. */
export function settleToasts(): void {
  settle()
}

/** Said by the toasts once they are there: how they are moved. */
export function settleBy(act: () => void): void {
  settle = act
}
