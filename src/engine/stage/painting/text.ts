/** Owns painted words: those that stay, and those that float for a moment and are forgotten again. */
import type { Texture } from 'pixi.js'
import { dropPainting, paint, painting } from './paint'

/** Height of the letters in units. */
export const FONT_SIZE = 40
const FONT = `600 ${FONT_SIZE}px "Fredoka Variable", Fredoka, sans-serif`
const MARGIN = 6
/** Of texts that nobody shows any more, this many are kept, for they come again: '+10'. Scores would have no end. */
const MOST_IDLE = 32

/** How many show a text now, the latest shown last. */
const fleeting = new Map<string, number>()

/** A picture of a short text in the titles' type, white, `FONT_SIZE` units high. Kept until the game is left. */
export function textTexture(text: string): Texture {
  return painted(`text:${text}`, text)
}

/** As `textTexture`, for a moment: give it back with `giveText`. */
export function takeText(text: string): Texture {
  const shown = fleeting.get(text) ?? 0
  fleeting.delete(text)
  fleeting.set(text, shown + 1)
  return painted(`fleeting:${text}`, text)
}

/** The text is shown once less; pictures of texts that were not shown for long are freed. */
export function giveText(text: string): void {
  fleeting.set(text, Math.max(0, (fleeting.get(text) ?? 0) - 1))
  const idle = [...fleeting].filter(([, shown]) => shown === 0)
  for (const [old] of idle.slice(0, Math.max(0, idle.length - MOST_IDLE))) {
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
    2,
  )
}
