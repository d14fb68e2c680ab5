/** Draws the table under the pieces (felt, frame, the ghost of the picture) and the tools beside them. */
import { Rectangle, type Sprite, Texture } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { useCamera, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import type { Options } from '../options'
import type { Tool } from '../rules/layout'
import { isZoomed, type World } from '../rules/world'
import { texts } from '../texts/game'
import { drawTable, toolTexture } from './paintings'
import type { Atlas } from './sceneAtlas'

interface Props {
  readonly world: World
  readonly atlas: Atlas
  readonly size: Size
}

const GHOST_ALPHA = 0.3

/** The table, its trays and the frame as one picture. */
export function useGround(
  world: World,
  size: Size,
  { table, picture }: Pick<Options, 'table' | 'picture'>,
): Texture {
  return useMemo(() => {
    const { layout } = world
    const { board } = layout
    const name = `${board.x}:${board.y}:${board.width}:${size.width}:${size.height}:${layout.tools.length}:${table}:${picture}`
    // The world is as large as the window: one pixel per unit is sharp if the screen has no more, and nothing is
    // enlarged.
    const pixels = isZoomed(world) ? 2 : globalThis.devicePixelRatio || 1
    const sharpness = Math.min(2, Math.max(1, pixels))
    const title = texts.options.picture[picture]
    return paint(
      `jigsaw:ground:${name}`,
      size.width,
      size.height,
      (b) => drawTable(b, size, layout, table, title),
      { role: 'ground', sharpness },
    )
  }, [world, size, table, picture])
}

export function SceneTable({ world, atlas, size, ground }: Props & { readonly ground: Texture }) {
  const ghost = useRef<Sprite>(null)
  const reduced = useReducedMotion()
  const { board } = world.layout
  useFrame((_alpha, ms) => {
    if (!ghost.current) return
    const wish = world.ghost ? GHOST_ALPHA : 0
    ghost.current.alpha += (wish - ghost.current.alpha) * (reduced() ? 1 : 1 - Math.exp(-ms / 90))
    // Skips what is not visible.
    ghost.current.visible = ghost.current.alpha > 0.004
  })
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
    </>
  )
}

/** The tools on their strip of the table; the enlarged view ends at its edge. */
export function SceneTools({
  world,
  size,
  ground,
}: Pick<Props, 'world' | 'size'> & { readonly ground: Texture }) {
  const { area, tools } = world.layout
  const beside = area.width < size.width
  const strip = useMemo(() => {
    const frame = beside
      ? new Rectangle(area.width, 0, size.width - area.width, size.height)
      : new Rectangle(0, area.height, size.width, size.height - area.height)
    return isZoomed(world) ? new Texture({ source: ground.source, frame }) : null
  }, [world, ground, area, size, beside])
  useEffect(() => () => strip?.destroy(false), [strip])
  return (
    <>
      {strip && <pixiSprite texture={strip} x={strip.frame.x} y={strip.frame.y} />}
      {tools.map((tool) => (
        <ToolButton key={tool.id} world={world} tool={tool} />
      ))}
    </>
  )
}

function ToolButton({ world, tool }: { readonly world: World; readonly tool: Tool }) {
  const sprite = useRef<Sprite>(null)
  const press = useRef(0)
  const camera = useCamera()
  const isOn = () =>
    (tool.id === 'ghost' && world.ghost) ||
    (tool.id === 'edges' && world.edges) ||
    (tool.id === 'zoom' && camera()?.seesAll === false)
  useFrame((_alpha, ms) => {
    if (!sprite.current) return
    press.current += ((world.tool === tool.id ? 1 : 0) - press.current) * (1 - Math.exp(-ms / 35))
    sprite.current.texture = toolTexture(tool, isOn())
    sprite.current.y = tool.y + press.current * 3
  })
  return <pixiSprite ref={sprite} texture={toolTexture(tool, isOn())} x={tool.x} y={tool.y} />
}
