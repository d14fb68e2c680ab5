/** Layers that scroll without end: grounds and backgrounds of games whose world moves past the player. */
import type { Container, Texture } from 'pixi.js'
import { useRef } from 'react'
import { useFrame } from '../clock'
import { isStill } from '../painting/outlines'
import { roleOf } from '../painting/paint'

interface Props {
  /** One strip, repeated as often as needed. Its two ends must fit together. */
  readonly texture: Texture
  /** Width of a strip, and how many there are side by side. */
  readonly width: number
  readonly count?: number
  readonly y?: number
  /** Speed to the left, units per ms; negative to the right. Called in every frame. */
  readonly pace: () => number
}

/**
 * Strips side by side, `y` units from the top, that wrap around. Scenery stands still where the visitor wants calm backgrounds.
 * A layer that scrolls to the right needs one strip more on the left.
 */
export function ScrollingLayer({ texture, width, count = 2, y = 0, pace }: Props) {
  const holder = useRef<Container>(null)
  const gone = useRef(0)
  useFrame((_alpha, ms) => {
    if (isStill(roleOf(texture))) return
    gone.current = (gone.current + ms * pace()) % width
    if (holder.current) holder.current.x = -gone.current
  })
  return (
    <pixiContainer ref={holder} y={y}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a strip is its index
        <pixiSprite key={index} texture={texture} x={index * width} />
      ))}
    </pixiContainer>
  )
}
