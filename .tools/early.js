/** Owns what must stand before anything is painted: the visitor's theme and size of text, what of the built page is not theirs, and what is pressed and typed before the scripts have come. Written into every built page as it is; names come from `src/site` and `src/engine/storage`. */
;(() => {
  const page = document.documentElement
  const { dataset } = page
  // In a stranger's frame nothing is shown until the way out stands.
  if (window.top !== window.self) page.hidden = true
  const path =
    location.pathname.slice(dataset.base.length - 1).replace(/(.)\/(index\.html)?$|^\/index\.html$/, '$1') ||
    '/'
  // A host may give one page for every address: the right one comes with the scripts.
  if (dataset.page === '404' ? /^\/games\/custom\/[^/]+$/.test(path) : dataset.page !== path)
    dataset.stale = ''
  // Until somebody listens it waits for `src/site/app/early.tsx`. What a browser fills in again by itself is not typed.
  window.early = []
  window.early.note = ({ type, target, isTrusted }) => {
    const own = type === 'click' ? target.closest?.('button') : target === document.activeElement && target
    if (!isTrusted || !own) return
    const on = own.getAttribute('aria-checked') ?? own.getAttribute('aria-pressed')
    window.early.push({ own, on, value: type === 'click' ? null : own.value })
  }
  addEventListener('click', window.early.note, true)
  addEventListener('input', window.early.note, true)
  try {
    const { theme, motion, textSize, contrast, outlines, calm, palette, pointer } =
      JSON.parse(localStorage.getItem('settings'))?.data ?? {}
    if (theme === 'dark' || theme === 'light') dataset.theme = theme
    if (textSize > 100 && textSize <= 200) page.style.setProperty('--text-scale', textSize / 100)
    page.toggleAttribute('data-large', textSize >= 150)
    page.toggleAttribute('data-outlines', outlines === true)
    page.toggleAttribute('data-calm', calm === true)
    const system = contrast === undefined || contrast === 'system'
    if (contrast === 'more' || (system && matchMedia('(prefers-contrast: more)').matches))
      dataset.contrast = ''
    // What is not as at first is followed from the start (`src/site/app/vision.ts`).
    const ownLook = (palette && palette !== 'usual') || (pointer && pointer !== 'system')
    if (textSize > 100 || !system || outlines || calm || ownLook) dataset.sight = ''
    if (motion === 'full' || motion === 'reduced') dataset.motion = motion
    // Lists of the visitor's own come above the shelf.
    const own = ['gameFavorites', 'recentlyPlayed', 'customGames'].some(
      (key) => (localStorage.getItem(key) ?? '[]') !== '[]',
    )
    // So do plays that wait.
    const waits = Object.keys(localStorage).some((key) => /^(journal|saves|worlds)\//.test(key))
    if (own || waits) dataset.own = ''
  } catch {
    // Blocked or damaged: the page as everybody finds it.
  }
})()
