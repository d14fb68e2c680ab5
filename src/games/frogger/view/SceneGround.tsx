/**
 * Draws the ground with the river and, in the modes with bays, the hedge: a place by day and by night. Looks fade into
 * each other.
 */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { ScrollingLayer } from '../../../engine/stage/parts/ScrollingLayer'
import { fieldOf, WIDTH, type World } from '../rules'
import { lookOf, NIGHT, sceneryOf } from './looks'
import { groundTexture, MARGIN, RIPPLES_WIDTH, ripplesTexture } from './paintings'
import { hedgeTexture } from './paintings/bays'

const FADE_MS = 1200

export function SceneGround({ world }: { readonly world: World }) {
  const field = fieldOf(world)
  const shown = useRef({ before: sceneryOf(world, null), now: sceneryOf(world, null), t: 1 })
  const layers = useRef<(Container | null)[]>([])
  useFrame((_alpha, ms) => {
    const { current } = shown
    const next = sceneryOf(world, current.now)
    if (next.name !== current.now.name || next.night !== current.now.night)
      Object.assign(current, { before: current.now, now: next, t: 0 })
    current.t = Math.min(1, current.t + ms / FADE_MS)
    ;[current.before, current.now].forEach((scenery, n) => {
      const { name, night } = scenery
      const layer = layers.current[n]
      const [ground, hedge] = (layer?.children ?? []) as Sprite[]
      if (!layer || !ground) return
      layer.visible = n === 1 || current.t < 1
      layer.alpha = n === 1 ? current.t : 1
      const look = lookOf(scenery)
      ground.texture = groundTexture(field, name, look)
      ground.tint = night ? NIGHT : 0xffffff
      if (!hedge) return
      hedge.texture = hedgeTexture(field, name, look)
      hedge.tint = ground.tint
    })
  })
  const { now } = shown.current
  const look = lookOf(now)
  return (
    <>
      {[0, 1].map((n) => (
        <pixiContainer
          key={n}
          ref={(node) => {
            layers.current[n] = node
          }}
          x={-MARGIN}
          y={-MARGIN}
        >
          <pixiSprite texture={groundTexture(field, now.name, look)} />
          {world.arcade && <pixiSprite texture={hedgeTexture(field, now.name, look)} />}
        </pixiContainer>
      ))}
      <River world={world} />
    </>
  )
}

/** Strips of waves over the whole river, plus one entering from the left. */
const STRIPS = Math.ceil((WIDTH + 2 * MARGIN) / RIPPLES_WIDTH) + 1

/** The waves drift slowly to the right; with reduced motion they do not move. */
function River({ world }: { readonly world: World }) {
  const reduced = useReducedMotion()
  const { row, middle } = fieldOf(world)
  return (
    <pixiContainer x={-MARGIN - RIPPLES_WIDTH}>
      <ScrollingLayer
        texture={ripplesTexture((middle - 1) * row - 8)}
        width={RIPPLES_WIDTH}
        count={STRIPS}
        y={row + 4}
        pace={() => (reduced() ? 0 : -0.012)}
      />
    </pixiContainer>
  )
}
