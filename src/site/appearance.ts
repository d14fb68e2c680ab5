/** Owns the look on the page, written on <html> from the settings and the system: theme, motion, text, contrast, outlines, calm, colours, hand and size of on-screen controls. */
import { subscribe } from 'valtio'
import { moreContrast, reducedMotion, settings } from '../engine/storage/settings'
import { choosePalette } from '../ui/palette'
import { watchMedia } from '../ui/useMedia'

/** From this size of text on, percent, lines that hold together at the usual size are broken. */
const LARGE = 150
const GROUND = { dark: '#14161d', light: '#f6f3ec' } as const

/** Sets the look now, and again whenever the settings or the system's wishes change. */
export function startAppearance(): void {
  apply()
  subscribe(settings.live, apply)
  watchMedia('(prefers-reduced-motion: reduce)', apply)
  watchMedia('(prefers-contrast: more)', apply)
}

function apply(): void {
  const { theme, hand, controlSize, textSize, outlines, calm, palette } = settings.get()
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  root.dataset.hand = hand
  root.style.setProperty('--control-size', String(controlSize))
  root.style.setProperty('--text-scale', String(textSize / 100))
  root.toggleAttribute('data-large', textSize >= LARGE)
  root.toggleAttribute('data-contrast', moreContrast())
  root.toggleAttribute('data-outlines', outlines)
  root.toggleAttribute('data-calm', calm)
  void choosePalette(palette).catch(() => undefined)
  root.dataset.motion = reducedMotion() ? 'reduced' : 'full'
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = GROUND[theme === 'system' ? (meta.media.includes('light') ? 'light' : 'dark') : theme]
  }
}
