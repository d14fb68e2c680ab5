/** The addresses of embedded games, and the code that other pages show them with. */

import { onHost } from '../../ui/basePath'
import { fragmentOf } from '../opening/fragment'

import { embedTexts } from '../texts/embed'

/** What an embedded page opens. */
export type EmbedStart =
  /**
   * `search`: of the game's address, with the seed and options; '' for a new game each time. `hash`: its fragment, with
   * the visitor's own content.
   */
  | { readonly kind: 'game'; readonly search: string; readonly hash?: string }
  | { readonly kind: 'today' }
  | { readonly kind: 'replay'; readonly text: string }

export type EmbedTheme = 'auto' | 'light' | 'dark'

/** The parameter of the theme. No game has an option of this name. */
export const THEME = 'theme'

export interface EmbedSize {
  /** CSS px; null for the full width of the page around. */
  readonly width: number | null
  readonly height: number
}

/** What browsers allow frames of other sites only on request. */
const ALLOW = 'fullscreen; gamepad; accelerometer; gyroscope'

/** The path of an embedded page on the host. @param id - of the game */
const embedPath = (id: string, today = false): string => onHost(`/embed/${today ? 'today/' : ''}${id}`)

/** @param origin - of the site: 'https://arcade.example' */
export function embedAddress(
  origin: string,
  id: string,
  start: EmbedStart,
  theme: EmbedTheme = 'auto',
): string {
  const parameters = new URLSearchParams(start.kind === 'game' ? start.search : '')
  if (theme !== 'auto') parameters.set(THEME, theme)
  const search = parameters.size > 0 ? `?${parameters}` : ''
  const hash =
    start.kind === 'replay' ? fragmentOf('play', start.text) : start.kind === 'game' ? (start.hash ?? '') : ''
  return origin + embedPath(id, start.kind === 'today') + search + hash
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  )

/** The code of a frame. @param title - of the game */
export function embedCode(address: string, title: string, { width, height }: EmbedSize): string {
  const attributes = {
    src: address,
    title: embedTexts.frameTitle(title),
    width: width === null ? '100%' : String(width),
    height: String(height),
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    allow: ALLOW,
  }
  const all = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `<iframe ${all.join(' ')}></iframe>`
}
