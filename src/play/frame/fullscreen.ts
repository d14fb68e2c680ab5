/** Toggles full screen. */

/** Does nothing where the browser, or the frame around the page, refuses. */
export function toggleFullscreen(element: HTMLElement | null): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.()
  // Refused by the browser or the frame around us: the page stays as it is.
  done?.catch(() => {})
}
