/** Owns the ground of a scene: one painted picture over the whole world. */
import type { Texture } from 'pixi.js'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { Size } from '../../core/game/contract'
import { type Brush, paint } from '../painting/paint'

interface Props {
  readonly size: Size
  /** Unique within the game, and for everything the drawing depends on. */
  readonly name: string
  /** Draws the ground in world units. */
  readonly draw: (brush: Brush) => void
  readonly children?: ReactNode
}

/** The ground of a scene, painted once by `draw` in world units, with everything else on it. */
export function Playfield({ size, name, draw, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the drawing
  const ground: Texture = useMemo(
    () => paint(`ground:${name}`, size.width, size.height, draw, 2),
    [name, size.width, size.height],
  )
  return (
    <pixiContainer>
      <pixiSprite texture={ground} width={size.width} height={size.height} />
      {children}
    </pixiContainer>
  )
}
