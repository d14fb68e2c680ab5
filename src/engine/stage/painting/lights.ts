/** Plain white textures that many scenes tint and scale: soft round lights, a thin ring, a bar. */
import type { Texture } from 'pixi.js'
import { paint } from './paint'
import { roundRect } from './shapes'

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
    { role: 'plain', sharpness: 1 },
  )
}

/**
 * A custom light.
 * @param key unique within the game
 * @param size width in units
 * @param stops opacity (0..1) at distances from the center (units, ascending), linear in between. Inside the first distance
 * it is constant. End with opacity 0, or the square edge of the texture shows.
 */
export function lightTexture(
  key: string,
  size: number,
  stops: readonly (readonly [distance: number, opacity: number])[],
): Texture {
  return paint(
    `light:${key}`,
    size,
    size,
    (brush) => {
      const [first, last] = [stops[0]?.[0] ?? 0, stops.at(-1)?.[0] ?? 0]
      const light = brush.createRadialGradient(size / 2, size / 2, first, size / 2, size / 2, last)
      for (const [distance, opacity] of stops)
        light.addColorStop((distance - first) / (last - first), `rgba(255, 255, 255, ${opacity})`)
      brush.fillStyle = light
      brush.fillRect(0, 0, size, size)
    },
    { role: 'plain' },
  )
}

/** A bar, `width` by `height` units. Without `radius` its ends are fully round. */
export function barTexture(width: number, height: number, radius = height / 2): Texture {
  return paint(
    `light:bar:${width}:${height}:${radius}`,
    width,
    height,
    (brush) => {
      brush.fillStyle = '#fff'
      roundRect(brush, 0, 0, width, height, radius)
      brush.fill()
    },
    { role: 'plain' },
  )
}

/** A ring `size` units wide, with a line `line` units thick. */
export function ringTexture(size: number, line: number): Texture {
  return paint(
    `light:ring:${size}:${line}`,
    size,
    size,
    (brush) => {
      brush.strokeStyle = '#fff'
      brush.lineWidth = line
      brush.beginPath()
      brush.arc(size / 2, size / 2, size / 2 - line / 2 - 1, 0, Math.PI * 2)
      brush.stroke()
    },
    { role: 'plain' },
  )
}
