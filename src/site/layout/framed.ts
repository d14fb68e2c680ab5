/**
 * Replaces the site with a link when another site embeds it in a frame: not every host can send the header that
 * forbids it.
 */
import { shellTexts } from '../texts/shell'

/** Whether this window is in a frame: there another site could trick visitors into clicks on parts they do not see. */
export function isFramed(): boolean {
  return window.top !== window.self
}

/** Shows only a link to the site itself, in a new tab. */
export function showLinkOut(container: HTMLElement): void {
  const link = document.createElement('a')
  link.href = location.href
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = shellTexts.framed
  container.replaceChildren(link)
  document.documentElement.hidden = false
}
