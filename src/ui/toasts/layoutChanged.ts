/** Moves the toasts when the layout around them changes. They are loaded with the first toast; before, nothing has to move. */

class ToastLayout {
  #place: () => void = () => undefined

  /** Called by the toasts once they are there: how they are moved. */
  placeBy(place: () => void): void {
    this.#place = place
  }
  /** Moves the toasts, if there are any, to where they can be seen, read aloud and pressed now. */
  changed(): void {
    this.#place()
  }
}

export const toastLayout = new ToastLayout()
