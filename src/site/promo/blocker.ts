/** Detects ad blockers with a bait element that blockers hide, checked shortly after the page has loaded. */

/** How long after the load the bait is checked, in ms. */
const CHECK_AFTER_MS = 100

/** Assembled here, so that blockers do not find these names in the files. */
function baitClasses(): string {
  const a = [...'da'].reverse().join('')
  return [
    `${a}s`,
    `${a}sbox`,
    `${a}-banner`,
    `${a}-placement`,
    `text-${a}s`,
    `pub_300x250`,
    `${a}sbygoogle`,
  ].join(' ')
}

function hidden(element: HTMLElement): boolean {
  if (!element.isConnected || element.offsetHeight === 0 || element.clientHeight === 0) return true
  const style = getComputedStyle(element)
  return style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0'
}

/** Calls back if the bait is hidden. Returns a function that cancels the check. */
export function watchForBlocker(found: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const bait = document.createElement('div')
  bait.className = baitClasses()
  bait.setAttribute('aria-hidden', 'true')
  Object.assign(bait.style, {
    position: 'absolute',
    top: '0',
    left: '-9999px',
    width: '10px',
    height: '10px',
    pointerEvents: 'none',
  })
  bait.textContent = '\u00a0'
  const start = () => {
    document.body.append(bait)
    timer = setTimeout(() => {
      const blocked = hidden(bait)
      bait.remove()
      if (blocked) found()
    }, CHECK_AFTER_MS)
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return () => {
    window.removeEventListener('load', start)
    clearTimeout(timer)
    bait.remove()
  }
}
