/** The background of Zen and Arcade: a table that covers the window, whatever its shape. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame } from '../../../engine/stage/clock'
import type { World } from '../rules/world'
import { boardTexture, lookOf } from './paintings/board'
import { BOARD } from './paintings/size'

/** It extends beyond the window by this much, so that shaking reveals no gap. */
const MARGIN = 14

export function SceneBoard({ world }: { readonly world: World }) {
  const board = useRef<Sprite>(null)
  const look = world.arcade ? lookOf(world.arcade.stage) : 'moss'
  useFrame(() => {
    const { width, height } = world
    board.current?.position.set(width / 2, height / 2)
    board.current?.scale.set(
      Math.max((width + 2 * MARGIN) / BOARD.width, (height + 2 * MARGIN) / BOARD.height),
    )
  })
  return <pixiSprite ref={board} texture={boardTexture(look)} anchor={0.5} />
}
