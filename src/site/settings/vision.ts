/**
 * Vision settings, written on <html>: text size, contrast, outlines, calm backgrounds, palette, pointer. Loaded with the
 * settings page, and at the start if one of them is set; `.tools/early.js` sets those that the first paint needs.
 */
import { subscribe } from 'valtio'
import { settings } from '../../engine/storage/values/settings'
import { once } from '../../ui/once'
import { choosePalette } from '../../ui/styles/palette'
import { mediaMatches, watchMedia } from '../../ui/useMedia'
import './pointer.css'

/** From this text size on, px, lines that fit at the default size may wrap. */
const LARGE = 24
const MORE_CONTRAST = '(prefers-contrast: more)'

const followChanges = once(() => {
  const follow = () => void apply().catch(() => undefined)
  subscribe(settings.live, follow)
  watchMedia(MORE_CONTRAST, follow)
})

/** Applies the settings now, and again whenever they or the system's preferences change. Resolves when the colors are in force. */
export async function startVision(): Promise<void> {
  followChanges()
  await apply()
}

function apply(): Promise<void> {
  const { textSize, contrast, outlines, calm, palette, pointer } = settings.get()
  const root = document.documentElement
  root.style.setProperty('--text-scale', String(textSize / 100))
  // The font size of the browser counts, too.
  root.toggleAttribute('data-large', Number.parseFloat(getComputedStyle(root).fontSize) >= LARGE)
  root.toggleAttribute(
    'data-contrast',
    contrast === 'more' || (contrast === 'system' && mediaMatches(MORE_CONTRAST)),
  )
  root.toggleAttribute('data-outlines', outlines)
  root.toggleAttribute('data-calm', calm)
  if (pointer === 'system') delete root.dataset.pointer
  else root.dataset.pointer = pointer
  return choosePalette(palette)
}
