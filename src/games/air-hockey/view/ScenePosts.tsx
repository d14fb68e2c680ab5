/** Draws the posts of a table of the cup. A post swells when a puck bounces off it. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { square } from '../../../engine/core/math/exactMath'
import { useEvents, useFrame, useReducedMotion, useTurned } from '../../../engine/stage/clock'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Event, POST_RADIUS, type World } from '../rules'
import { postTexture, spotTexture } from './paintings'

const SWELL_MS = 200

type Body = NonNullable<World['posts']>[number]

export function ScenePosts({ world }: { readonly world: World }) {
  return world.posts?.map((post) => <Post key={post.id} post={post} />)
}

function Post({ post }: { readonly post: Body }) {
  const shadow = useRef<Sprite>(null)
  const picture = useRef<Sprite>(null)
  const swell = useRef(0)
  const reduced = useReducedMotion()
  const turned = useTurned()
  const between = useInterpolatedPosition(() => post)
  useEvents<Event>({
    rail: ({ x, y }) => {
      if (square(x - post.x) + square(y - post.y) < square(POST_RADIUS + 6)) swell.current = 1
    },
  })
  useFrame((alpha, ms) => {
    if (!shadow.current || !picture.current) return
    const { x, y } = between(alpha)
    swell.current = Math.max(0, swell.current - ms / SWELL_MS)
    picture.current.position.set(x, y)
    picture.current.rotation = -(turned() * Math.PI) / 2
    picture.current.scale.set(1 + (reduced() ? 0 : 0.22 * Math.sin(swell.current * Math.PI)))
    shadow.current.position.set(x + 6 * turned(), turned() ? y : y + 6)
  })
  return (
    <>
      <pixiSprite ref={shadow} texture={spotTexture()} anchor={0.5} tint={0x030814} alpha={0.7} scale={0.9} />
      <pixiSprite ref={picture} texture={postTexture()} anchor={0.5} />
    </>
  )
}
