/** Darkness over the field, except around the head. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame } from '../../../engine/stage/clock'
import { CELL, rowsOf, type World } from '../rules'
import { darkTexture } from './meadowPaintings'
import { headSpot } from './path'

/** How far one sees, in units. */
const SIGHT = 6.5 * CELL

export function SceneNight({ world }: { readonly world: World }) {
  const dark = useRef<Sprite>(null)
  useFrame((alpha) => {
    const { x, y } = headSpot(world, alpha)
    dark.current?.position.set(x, y)
  })
  // It covers the field wherever the head is.
  const side = 2.1 * Math.max(world.size, rowsOf(world)) * CELL
  return <pixiSprite ref={dark} texture={darkTexture(side, SIGHT)} anchor={0.5} />
}
