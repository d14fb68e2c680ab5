/** Sets a hue of the palette on a part of a board: `--hue`, with its darker and lighter tone. */
import type { CSSProperties } from 'react'
import { type Hue, tone } from '../../engine/core/palette'

/** Sets `--hue`, `--deep` and `--light` for styles, from a hue of the palette or a color of the game. */
export function hueStyle(hue: Hue | `#${string}`): CSSProperties {
  if (hue.startsWith('#'))
    return { '--hue': hue, '--deep': tone(hue, -0.28), '--light': tone(hue, 0.35) } as CSSProperties
  return {
    '--hue': `var(--${hue})`,
    '--deep': `var(--${hue}-deep)`,
    '--light': `var(--${hue}-light)`,
  } as CSSProperties
}
