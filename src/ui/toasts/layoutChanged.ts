/** Moves the toasts when the layout around them changes. Nothing happens until the first toast has loaded them. */

class ToastLayout {
  #place: () => void = () => undefined

  /** Called by the toasts when they are loaded. */
  placeBy(place: () => void): void {
    this.#place = place
  }
  /** Moves the toasts to where they can be seen, read aloud and pressed now. */
  changed(): void {
    this.#place()
  }
}

export const toastLayout = new ToastLayout()
