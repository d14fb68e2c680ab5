/** Runs before the first paint, inlined into every built page. It applies the visitor's theme and text size, hides parts of the built page that don't apply to them, keeps presses and typing until the scripts have loaded, and says so if they can't be loaded. Names come from `src/site` and `src/engine/storage`. */
;(() => {
  const page = document.documentElement
  const { dataset } = page
  // In a frame of another site, nothing is shown until the link out of it exists.
  if (window.top !== window.self) page.hidden = true
  const path =
    location.pathname.slice(dataset.base.length - 1).replace(/(.)\/(index\.html)?$|^\/index\.html$/, '$1') ||
    '/'
  // A host may serve one page for every address; the scripts then render the right one.
  if (dataset.page === '404' ? /^\/games\/custom\/[^/]+$/.test(path) : dataset.page !== path)
    dataset.stale = ''
  // A script of the page, or one that it imports, could not be loaded: without this the page would only look like one.
  addEventListener(
    'error',
    ({ target }) => {
      const message = target.type === 'module' && document.querySelector('[data-lost]')
      if (!message) return
      message.hidden = false
      message.querySelector('button').onclick = () => location.reload()
    },
    true,
  )
  // Kept until `src/site/layout/early.tsx` reads it. Values that the browser restores are not typed.
  window.early = []
  window.early.note = ({ type, target, isTrusted }) => {
    const own = type === 'click' ? target.closest?.('button') : target === document.activeElement && target
    if (!isTrusted || !own) return
    const start = own.closest('[data-built]')
    if (window.early.hydrated && !start) return
    const on = own.getAttribute('aria-checked') ?? own.getAttribute('aria-pressed')
    window.early.push({ own, on, value: type === 'click' ? null : own.value })
    if (!start) return
    // The start panel answers at once: the choice is shown, and other buttons are shown as loading.
    const choices = own.closest('[role=radiogroup]')?.querySelectorAll('[role=radio]')
    for (const choice of choices ?? []) choice.setAttribute('aria-checked', choice === own)
    if (!choices) own.setAttribute('aria-busy', true)
  }
  // No style sheet is here yet: this is the font size of the browser, which makes text large, too.
  const scale = parseFloat(getComputedStyle(page).fontSize) / 16
  const large = (textSize) => page.toggleAttribute('data-large', scale * (textSize || 100) >= 150)
  large()
  // The address starts something else than the built start panel shows.
  const game = /^\/games\/([^/]+)$/.exec(path)?.[1]
  if (location.hash || location.search) dataset.opens = ''
  // A button of the built start panel that is held while the game's own panel takes its place gets no click.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(
      type,
      ({ target }) => {
        window.early.held = type === 'pointerdown' ? target.closest?.('[data-built] button') : null
      },
      true,
    )
  addEventListener('click', window.early.note, true)
  addEventListener('input', window.early.note, true)
  try {
    const { theme, motion, textSize, contrast, outlines, calm, palette, pointer, options } =
      JSON.parse(localStorage.getItem('settings'))?.data ?? {}
    if (theme === 'dark' || theme === 'light') dataset.theme = theme
    if (textSize > 100 && textSize <= 200) page.style.setProperty('--text-scale', textSize / 100)
    large(textSize)
    page.toggleAttribute('data-outlines', outlines === true)
    page.toggleAttribute('data-calm', calm === true)
    const system = contrast === undefined || contrast === 'system'
    if (contrast === 'more' || (system && matchMedia('(prefers-contrast: more)').matches))
      dataset.contrast = ''
    // Settings that differ from the defaults apply from the start (`src/site/settings/vision.ts`).
    const ownLook = (palette && palette !== 'usual') || (pointer && pointer !== 'system')
    if (textSize > 100 || !system || outlines || calm || ownLook) dataset.sight = ''
    if (motion === 'full' || motion === 'reduced') dataset.motion = motion
    // The visitor's own lists appear above the catalog.
    const lists = ['gameFavorites', 'recentlyPlayed', 'customGames'].some(
      (key) => (localStorage.getItem(key) ?? '[]') !== '[]',
    )
    // So do games in progress.
    const waits = Object.keys(localStorage).some((key) => /^(journal|saves|worlds)\//.test(key))
    if (lists || waits) dataset.own = ''
    // A game in progress, or options that were chosen before.
    const saved = Object.keys(localStorage).some(
      (key) => /^(saves|worlds)\//.test(key) && key.split('/')[1] === game,
    )
    if (saved || options?.[game]) dataset.opens = ''
  } catch {
    // Storage is blocked or damaged: show the default page.
  }
})()
