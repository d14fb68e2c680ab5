/** The background of a scene: one painted texture for the whole world. */
import type { Texture } from 'pixi.js'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { Size } from '../../core/game/contract'
import { type Brush, paint } from '../painting/paint'

interface Props {
  readonly size: Size
  /** Unique within the game; names everything that the drawing depends on. */
  readonly name: string
  /** Draws the background in world units. */
  readonly draw: (brush: Brush) => void
  readonly children?: ReactNode
}

/** The background, painted once by `draw`, with everything else on top of it. */
export function Playfield({ size, name, draw, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the drawing
  const ground: Texture = useMemo(
    () => paint(`${name}:ground`, size.width, size.height, draw, { role: 'ground', sharpness: 2 }),
    [name, size.width, size.height],
  )
  return (
    <pixiContainer>
      <pixiSprite texture={ground} width={size.width} height={size.height} />
      {children}
    </pixiContainer>
  )
}
