/** The sky of Asteroids: the next one fades in over the one before, and specks of dust pass in front as the ship flies. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { type Size, TICK_MS } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { isStill } from '../../../engine/stage/painting/outlines'
import { dropPainting, paint } from '../../../engine/stage/painting/paint'
import { scatter } from '../../../engine/stage/painting/scatter'
import { disc } from '../../../engine/stage/painting/shapes'
import { type World, wrap } from '../rules'
import { drawSky, lookOf, MARGIN } from './paintings/sky'

const FADE_MS = 900

/** Where each speck begins, as shares of the field, and how near it is: its speed and size, 0..1. */
const SPECKS = Array.from({ length: 30 }, (_, n) => ({
  across: scatter(n + 31),
  down: scatter(n + 331),
  near: 0.2 + 0.8 * scatter(n + 631),
}))
/** Units per ms that the nearest specks drift by themselves, and their share of the ship's speed. */
const DRIFT = 0.006
const FOLLOW = 0.5

const keyOf = (size: Size, look: number) => `asteroids:ground:${size.width}x${size.height}:${look}`

const skyTexture = (size: Size, look: number) =>
  paint(
    keyOf(size, look),
    size.width + 2 * MARGIN,
    size.height + 2 * MARGIN,
    (brush) => drawSky(brush, size, look),
    { role: 'ground', sharpness: 3 },
  )

export function SceneSky({ world, size }: { readonly world: World; readonly size: Size }) {
  const before = useRef<Sprite>(null)
  const sky = useRef<Sprite>(null)
  const shown = useRef(lookOf(world))
  const last = useRef(shown.current)
  useFrame((_alpha, ms) => {
    if (!sky.current || !before.current) return
    const look = lookOf(world)
    if (look !== shown.current) {
      before.current.texture = skyTexture(size, shown.current)
      sky.current.texture = skyTexture(size, look)
      sky.current.alpha = 0
      // Two skies at a time are enough memory.
      if (last.current !== shown.current && last.current !== look) dropPainting(keyOf(size, last.current))
      last.current = shown.current
      shown.current = look
    }
    sky.current.alpha = Math.min(1, sky.current.alpha + ms / FADE_MS)
    before.current.visible = sky.current.alpha < 1
  })
  const texture = skyTexture(size, shown.current)
  return (
    <>
      <pixiSprite ref={before} texture={texture} x={-MARGIN} y={-MARGIN} visible={false} />
      <pixiSprite ref={sky} texture={texture} x={-MARGIN} y={-MARGIN} />
      {world.visitors && <Dust world={world} size={size} />}
    </>
  )
}

/** A speck of dust between the stars and the field. */
function speckTexture() {
  return paint(
    'asteroids:speck',
    8,
    8,
    (brush) => {
      disc(brush, 4, 4, 4, 'rgba(200, 220, 255, 0.16)')
      disc(brush, 4, 4, 1.5, 'rgba(226, 236, 255, 0.9)')
    },
    { role: 'far' },
  )
}

/** Specks of dust between the stars and the rocks: the nearer ones move more. */
function Dust({ world, size }: { readonly world: World; readonly size: Size }) {
  const specks = useRef<Container>(null)
  const moved = useRef({ x: 0, y: 0 })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = moved
    if (!reduced() && !isStill('far')) {
      const flight = world.ship.mode === 'here' ? FOLLOW / TICK_MS : 0
      current.x -= (DRIFT + world.ship.vx * flight) * ms
      current.y += (DRIFT * 0.6 - world.ship.vy * flight) * ms
    }
    specks.current?.children.forEach((speck, n) => {
      const { across, down, near } = itemAt(SPECKS, n)
      speck.position.set(
        wrap(across * size.width + current.x * near, size.width),
        wrap(down * size.height + current.y * near, size.height),
      )
    })
  })
  return (
    <pixiContainer ref={specks}>
      {SPECKS.map(({ across, near }) => (
        <pixiSprite
          key={across}
          texture={speckTexture()}
          anchor={0.5}
          scale={0.3 + 0.5 * near}
          alpha={0.25 + 0.5 * near}
        />
      ))}
    </pixiContainer>
  )
}
