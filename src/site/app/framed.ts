/**
 * What is shown instead of the site when another site embeds it in a frame: not every host can send the
 * header that forbids it.
 */

/** Whether this window lies in another: there a stranger could lead a visitor's clicks to what they do not see. */
export function isFramed(): boolean {
  return window.top !== window.self
}

/** Only a link to the site itself, which opens a new tab. */
export function showWayOut(place: HTMLElement): void {
  const link = document.createElement('a')
  link.href = location.href
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = 'Open Pocket Arcade'
  place.replaceChildren(link)
  document.documentElement.hidden = false
}
