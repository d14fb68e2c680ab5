/**
 * Owns what tools for the eyes set on the page: size of text, contrast, outlines, calm grounds, colours, the pointer; written on <html>,
 * from the settings and the system. Loaded with the settings, and at the start for those who have set one of them: what is
 * seen at once stands before that (`.tools/early.js`).
 */
import { subscribe } from 'valtio'
import { settings } from '../../engine/storage/values/settings'
import { choosePalette } from '../../ui/styles/palette'
import { mediaMatches, watchMedia } from '../../ui/useMedia'
import './pointer.css'

/** From this size of text on, percent, lines that hold together at the usual size are broken. */
const LARGE = 150
const MORE_CONTRAST = '(prefers-contrast: more)'

let started = false

/** Sets it now, and again whenever the settings or the system's wishes change. Resolves when the colours are in force. */
export async function startSight(): Promise<void> {
  if (!started) {
    started = true
    const follow = () => void apply().catch(() => undefined)
    subscribe(settings.live, follow)
    watchMedia(MORE_CONTRAST, follow)
  }
  await apply()
}

function apply(): Promise<void> {
  const { textSize, contrast, outlines, calm, palette, pointer } = settings.get()
  const root = document.documentElement
  root.style.setProperty('--text-scale', String(textSize / 100))
  root.toggleAttribute('data-large', textSize >= LARGE)
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
