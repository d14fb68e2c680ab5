/** Messages that need no other files, for when the toasts fail to load or are slow. */
import { uiTexts } from '../texts'

const HOME = 'plain-messages'

/** How long a message is shown, ms. */
const STAY_MS = 15_000

function home(): HTMLElement {
  // Everything outside an open dialog is inert.
  const place = [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? document.body
  const known = document.getElementById(HOME)
  const element = known ?? document.createElement('div')
  element.id = HOME
  element.className = 'plain-messages'
  element.setAttribute('role', 'alert')
  element.popover = 'manual'
  if (element.parentElement !== place) place.append(element)
  if (!element.matches(':popover-open')) element.showPopover?.()
  return element
}

/**
 * Shows a message at once.
 *
 * @param text - one sentence
 * @param detail - one more, in a softer color
 * @returns a function that removes it
 */
export function plainMessage(text: string, detail?: string): () => void {
  const message = document.createElement('div')
  const sentence = document.createElement('p')
  sentence.textContent = text
  message.append(sentence)
  if (detail) {
    const more = document.createElement('p')
    more.textContent = detail
    message.append(more)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = uiTexts.close
  const remove = () => {
    clearTimeout(timer)
    message.remove()
  }
  close.onclick = remove
  message.append(close)
  const timer = setTimeout(remove, STAY_MS)
  home().append(message)
  return remove
}
