/**
 * Theme, motion, backs of cards, and side and size of on-screen controls, written on <html> from the settings and the system.
 * Settings that few visitors change are in `vision.ts`.
 */
import { subscribe } from 'valtio'
import { reducedMotion, settings } from '../../engine/storage/values/settings'
import { watchMedia } from '../../ui/useMedia'

const GROUND = { dark: '#14161d', light: '#f6f3ec' } as const

/** Sets the look now, and again whenever the settings or the system's preferences change. */
export function startAppearance(): void {
  apply()
  subscribe(settings.live, apply)
  watchMedia('(prefers-reduced-motion: reduce)', apply)
}

function apply(): void {
  const { theme, hand, controlSize, cardBack } = settings.get()
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  root.dataset.hand = hand
  if (cardBack === 'diamond') delete root.dataset.cardBack
  else root.dataset.cardBack = cardBack
  root.style.setProperty('--control-size', String(controlSize))
  root.dataset.motion = reducedMotion() ? 'reduced' : 'full'
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = GROUND[theme === 'system' ? (meta.media.includes('light') ? 'light' : 'dark') : theme]
  }
}
