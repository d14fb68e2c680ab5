/** Toggles full screen. */

export function toggleFullscreen(element: HTMLElement | null): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.()
  // The browser, or an embedding page, may refuse: then nothing changes.
  done?.catch(() => {})
}
