/** Draws the lady frog while she rides a log: she faces the way she walks, and hops a little. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { ladyPosition, type World } from '../rules'
import { frogTexture } from './paintings/frog'

/** Her position while she is away: so far off that her arrival is not interpolated. */
const AWAY = { x: -1000, y: 0 } as const

export function SceneLady({ world }: { readonly world: World }) {
  const sprite = useRef<Sprite>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const between = useInterpolatedPosition(() => ladyPosition(world) ?? AWAY)
  useFrame((alpha, ms) => {
    const { lady } = world
    if (!sprite.current || !lady) return
    time.current += ms
    const { x, y } = between(alpha)
    const lift = reduced() ? 0 : Math.max(0, Math.sin(time.current / 130))
    sprite.current.visible = lady.log !== null
    sprite.current.texture = frogTexture(lift > 0.3 ? 'leap' : 'sit', 'lady')
    sprite.current.position.set(x, y - lift * 3)
    sprite.current.rotation = (lady.way * Math.PI) / 2
    sprite.current.scale.set(0.82 + lift * 0.06)
  })
  return <pixiSprite ref={sprite} texture={frogTexture('sit', 'lady')} anchor={0.5} visible={false} />
}
