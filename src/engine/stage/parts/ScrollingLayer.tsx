/** Owns layers that pass for ever: grounds and backgrounds of games in which the world comes along. */
import type { Container, Texture } from 'pixi.js'
import { useRef } from 'react'
import { useFrame } from '../clock'
import { keepsStill } from '../painting/outlines'

interface Props {
  /** One strip; it is laid out as often as the view needs. Its two ends must fit together. */
  readonly texture: Texture
  /** Width of a strip, and how many stand beside each other. */
  readonly width: number
  readonly count?: number
  readonly y?: number
  /** How fast it passes to the left now, units per ms (to the right below 0); asked in every frame. */
  readonly pace: () => number
}

/** Strips beside each other, `y` units from the top, that begin anew when one has gone by; scenery (`look.ts`) may be kept still. To the right they leave room for one more on the left. */
export function ScrollingLayer({ texture, width, count = 2, y = 0, pace }: Props) {
  const holder = useRef<Container>(null)
  const gone = useRef(0)
  useFrame((_alpha, ms) => {
    if (keepsStill(texture.label)) return
    gone.current = (gone.current + ms * pace()) % width
    if (holder.current) holder.current.x = -gone.current
  })
  return (
    <pixiContainer ref={holder} y={y}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a strip is its place
        <pixiSprite key={place} texture={texture} x={place * width} />
      ))}
    </pixiContainer>
  )
}
