/** The only script of an embedded page before it is pressed; inlined into it. It sets the theme, points the link to the same start, loads the game when the cover is pressed, and shows the link's address if it cannot be opened. Names come from `src/site/embed`. */
;(() => {
  const { dataset } = document.documentElement
  const asked = new URLSearchParams(location.search.replaceAll('&amp;', '&'))
  const theme = asked.get('theme')
  if (theme === 'dark' || theme === 'light') dataset.theme = theme
  if (globalThis.matchMedia?.('(prefers-contrast: more)').matches) dataset.contrast = ''
  if (parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24) dataset.large = ''
  asked.delete('theme')
  const replay = /^#play(=|%3D)/i.test(location.hash)
  if (replay) dataset.replay = ''
  addEventListener('click', (event) => {
    const link = event.target.closest?.('[data-full]')
    if (!link) return
    event.preventDefault()
    const opened = open(link.href, '_blank')
    if (opened) opened.opener = null
    else {
      dataset.blocked = ''
      const field = document.querySelector('[data-address]')
      field.value = link.href
      field.select()
    }
  })
  addEventListener('DOMContentLoaded', () => {
    // A pack may have no link.
    const link = document.querySelector('[data-full]')
    if (link && !('day' in dataset)) link.search = asked
    if (link && (replay || /^#own(=|%3D)/i.test(location.hash))) link.hash = location.hash
    const begin = document.querySelector('[data-begin]')
    begin.disabled = false
    begin.addEventListener('click', () => {
      // A script that failed is not requested again on the same page.
      if ('failed' in dataset) return location.reload()
      if ('begun' in dataset) return
      dataset.begun = ''
      const late = document.querySelector('template').content.cloneNode(true)
      late.querySelector('script').onerror = () => (dataset.failed = '')
      document.body.append(late)
    })
  })
})()
