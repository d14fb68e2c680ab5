/** Owns the table under the pieces: felt, frame, the ghost of the picture, and the tools. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { Size } from '../../../engine/core/contract'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/paint'
import type { Tool } from '../rules/layout'
import type { World } from '../rules/world'
import { drawTable, toolTexture } from './paintings'
import type { Atlas } from './sceneAtlas'

interface Props {
  readonly world: World
  readonly atlas: Atlas
  readonly size: Size
}

const GHOST_ALPHA = 0.3

export function SceneTable({ world, atlas, size }: Props) {
  const ghost = useRef<Sprite>(null)
  const reduced = useReducedMotion()
  const { board } = world.layout
  useFrame((_alpha, ms) => {
    if (!ghost.current) return
    const wish = world.ghost ? GHOST_ALPHA : 0
    ghost.current.alpha += (wish - ghost.current.alpha) * (reduced() ? 1 : 1 - Math.exp(-ms / 90))
    // What cannot be seen is not drawn.
    ghost.current.visible = ghost.current.alpha > 0.004
  })
  const ground = useMemo(() => {
    const { layout } = world
    const name = `${board.x}:${board.y}:${board.width}:${size.width}:${size.height}:${layout.tools.length}`
    // The world is as large as the window: one pixel a unit is sharp where the screen has no more.
    const sharpness = Math.min(2, Math.max(1, globalThis.devicePixelRatio || 1))
    return paint(
      `ground:jigsaw:${name}`,
      size.width,
      size.height,
      (b) => drawTable(b, size, layout),
      sharpness,
    )
  }, [world, board, size])
  return (
    <>
      <pixiSprite texture={ground} width={size.width} height={size.height} />
      <pixiSprite
        ref={ghost}
        texture={atlas.whole}
        x={board.x}
        y={board.y}
        width={board.width}
        height={board.height}
        alpha={world.ghost ? GHOST_ALPHA : 0}
      />
      {world.layout.tools.map((tool) => (
        <ToolButton key={tool.id} world={world} tool={tool} />
      ))}
    </>
  )
}

function ToolButton({ world, tool }: { readonly world: World; readonly tool: Tool }) {
  const sprite = useRef<Sprite>(null)
  const press = useRef(0)
  const isOn = () => (tool.id === 'ghost' && world.ghost) || (tool.id === 'edges' && world.edges)
  useFrame((_alpha, ms) => {
    if (!sprite.current) return
    press.current += ((world.tool === tool.id ? 1 : 0) - press.current) * (1 - Math.exp(-ms / 35))
    sprite.current.texture = toolTexture(tool, isOn())
    sprite.current.y = tool.y + press.current * 3
  })
  return <pixiSprite ref={sprite} texture={toolTexture(tool, isOn())} x={tool.x} y={tool.y} />
}
