/** Painted text: text that stays, and text that floats for a moment and is freed again. */
import type { Texture } from 'pixi.js'
import { dropPainting, paint, painting } from './paint'

/** Font size in units. */
export const FONT_SIZE = 40
const FONT = `600 ${FONT_SIZE}px "Fredoka Variable", Fredoka, sans-serif`
const MARGIN = 6
/** How many textures of texts that are not shown any more are kept. '+10' comes again; scores would be endless. */
const MAX_IDLE = 32

/** How often each text is shown now, in the order of the last use. */
const fleeting = new Map<string, number>()

/** A texture of a short text in the font of titles, white, at `FONT_SIZE` units. Kept until the game is left. */
export function textTexture(text: string): Texture {
  return painted(`text:${text}`, text)
}

/** Like `textTexture`, for a moment. Release it with `releaseText`. */
export function acquireText(text: string): Texture {
  const shown = fleeting.get(text) ?? 0
  fleeting.delete(text)
  fleeting.set(text, shown + 1)
  return painted(`fleeting:${text}`, text)
}

/** The text is shown once less. Textures of texts that were not shown for a while are destroyed. */
export function releaseText(text: string): void {
  fleeting.set(text, Math.max(0, (fleeting.get(text) ?? 0) - 1))
  const idle = [...fleeting].filter(([, shown]) => shown === 0)
  for (const [old] of idle.slice(0, Math.max(0, idle.length - MAX_IDLE))) {
    fleeting.delete(old)
    dropPainting(`fleeting:${old}`)
  }
}

function painted(key: string, text: string): Texture {
  const known = painting(key)
  if (known) return known
  const ruler = document.createElement('canvas').getContext('2d')
  if (ruler) ruler.font = FONT
  const length = ruler?.measureText(text).width ?? text.length * FONT_SIZE * 0.6
  const width = Math.ceil(length) + 2 * MARGIN
  return paint(
    key,
    width,
    FONT_SIZE * 1.4,
    (brush) => {
      brush.font = FONT
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      brush.lineJoin = 'round'
      brush.lineWidth = 6
      brush.strokeStyle = 'rgba(20, 22, 29, 0.55)'
      brush.strokeText(text, width / 2, FONT_SIZE * 0.7)
      brush.fillStyle = '#fff'
      brush.fillText(text, width / 2, FONT_SIZE * 0.7)
    },
    { role: 'plain', sharpness: 2 },
  )
}
