/** Owns the bar that runs out on a field: the time, a flight, a health. */
import type { Sprite, Texture } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../core/math/geometry'
import { useFrame } from '../clock'

interface Props {
  /** White, tinted and scaled: see `barTexture` in `lights`. */
  readonly texture: Texture
  /** Its place when full, units; `x` and `y` are its upper left corner. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** What is left, 0..1 (cut off beyond), before each drawn frame: see `useFrame`. */
  readonly left: (alpha: number, ms: number) => number
  /** 0xrrggbb for what is left. */
  readonly color: (left: number) => number
  /** Opacity for what is left, 0..1; 1 when left out. */
  readonly alpha?: (left: number) => number
  /** Runs out towards its middle; towards its left end when left out. */
  readonly centred?: boolean
  /** The groove it lies in, larger by `rim` units on each side. */
  readonly groove?: { readonly color: number; readonly alpha: number; readonly rim: number }
}

/** One bar in its groove. */
export function ClockBar(props: Props) {
  const { texture, x, y, width, height, left, color, alpha, centred = false, groove } = props
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
        anchor={{ x: centred ? 0.5 : 0, y: 0 }}
        x={centred ? width / 2 : 0}
        scale={{ x: width / texture.width, y: high }}
      />
    </pixiContainer>
  )
}
