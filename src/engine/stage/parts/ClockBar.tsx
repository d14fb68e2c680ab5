/** A bar that runs out on the field: time, flight, health. */
import type { Sprite, Texture } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../core/math/geometry'
import { useFrame } from '../clock'

interface Props {
  /** White; it is tinted and scaled. See `barTexture` in `painting/lights.ts`. */
  readonly texture: Texture
  /** Its rectangle when full, in units; `x` and `y` are the upper left corner. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The share that is left, clamped to 0..1. Called before each drawn frame, see `useFrame`. */
  readonly left: (alpha: number, ms: number) => number
  /** 0xrrggbb for the share that is left. */
  readonly color: (left: number) => number
  /** Opacity 0..1 for the share that is left. Default 1. */
  readonly alpha?: (left: number) => number
  /** Runs out toward its center instead of its left end. */
  readonly centered?: boolean
  /** A background, larger by `rim` units on each side. */
  readonly groove?: { readonly color: number; readonly alpha: number; readonly rim: number }
}

/** One bar on its background. */
export function ClockBar(props: Props) {
  const { texture, x, y, width, height, left, color, alpha, centered = false, groove } = props
  const bar = useRef<Sprite>(null)
  useFrame((share, ms) => {
    const rest = clamp(left(share, ms), 0, 1)
    if (!bar.current) return
    bar.current.scale.x = (rest * width) / texture.width
    bar.current.tint = color(rest)
    if (alpha) bar.current.alpha = alpha(rest)
  })
  const high = height / texture.height
  return (
    <pixiContainer x={x} y={y}>
      {groove && (
        <pixiSprite
          texture={texture}
          tint={groove.color}
          alpha={groove.alpha}
          x={-groove.rim}
          y={-groove.rim}
          scale={{
            x: (width + 2 * groove.rim) / texture.width,
            y: (height + 2 * groove.rim) / texture.height,
          }}
        />
      )}
      <pixiSprite
        ref={bar}
        texture={texture}
        anchor={{ x: centered ? 0.5 : 0, y: 0 }}
        x={centered ? width / 2 : 0}
        scale={{ x: width / texture.width, y: high }}
      />
    </pixiContainer>
  )
}
