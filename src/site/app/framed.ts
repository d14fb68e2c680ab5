/**
 * What is shown instead of the site when another site embeds it in a frame: not every host can send the
 * header that forbids it.
 */

/** Whether this window lies in another: there a stranger could lead a visitor's clicks to what they do not see. */
export function isFramed(): boolean {
  return window.top !== window.self
}

/** Nothing to press but the way to the site itself, in a tab of its own. */
export function showWayOut(place: HTMLElement): void {
  const link = document.createElement('a')
  link.href = location.href
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = 'Open Pocket Arcade'
  place.replaceChildren(link)
  document.documentElement.hidden = false
}
