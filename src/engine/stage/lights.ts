/** Owns the plain white textures that many scenes tint and scale: a soft round light, a thin ring. */
import type { Texture } from 'pixi.js'
import { paint } from './paint'

/** A soft round light, 128 units wide: a glow when tinted and added, a shadow in black. */
export function glowTexture(): Texture {
  return paint(
    'light:glow',
    128,
    128,
    (brush) => {
      const light = brush.createRadialGradient(64, 64, 0, 64, 64, 64)
      light.addColorStop(0, 'rgba(255, 255, 255, 0.85)')
      light.addColorStop(0.4, 'rgba(255, 255, 255, 0.28)')
      light.addColorStop(1, 'rgba(255, 255, 255, 0)')
      brush.fillStyle = light
      brush.fillRect(0, 0, 128, 128)
    },
    1,
  )
}

/** A ring `size` units wide, its line `line` units thick. */
export function ringTexture(size: number, line: number): Texture {
  return paint(`light:ring:${size}:${line}`, size, size, (brush) => {
    brush.strokeStyle = '#fff'
    brush.lineWidth = line
    brush.beginPath()
    brush.arc(size / 2, size / 2, size / 2 - line / 2 - 1, 0, Math.PI * 2)
    brush.stroke()
  })
}
