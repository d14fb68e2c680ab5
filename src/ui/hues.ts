/** Owns how a part of a board is given a hue of the palette: as `--hue`, with its darker and lighter tone. */
import type { CSSProperties } from 'react'
import type { Hue } from '../engine/core/palette'

/** Sets `--hue`, `--deep` and `--light` for styles to draw with. */
export function hueStyle(hue: Hue): CSSProperties {
  return {
    '--hue': `var(--${hue})`,
    '--deep': `var(--${hue}-deep)`,
    '--light': `var(--${hue}-light)`,
  } as CSSProperties
}
