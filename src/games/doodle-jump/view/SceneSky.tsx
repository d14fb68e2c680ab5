/** The background of the climb: an evening that turns to night with the height, or the worlds of Wild; stars and hills. */
import type { Container, Sprite } from 'pixi.js'
import { type RefObject, useMemo, useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { HEIGHT, WIDTH, WORLDS, type World, windowOf, worldAt, worldsBelow } from '../rules'
import { drawSky, hillsTexture, MARGIN, nightTexture, starsTexture } from './paintings'
import { worldTexture } from './paintings/worlds'

/** At this height it is fully night. */
const NIGHT_AT = 24_000

/** How long one world fades into the next. */
const FADE_MS = 1400
/** The light of all six worlds when they come again, over white the first time: evening, northern lights, dawn. */
const LIGHTS = [0xffffff, 0xffb48c, 0x9fe8c0, 0xe6b0ff] as const
/** How strong the stars are in each world. */
const STARS = { sky: 0, clouds: 0, storm: 0.15, night: 0.9, space: 1, galaxy: 1 } as const

interface Props {
  readonly world: World
  /** The y of the window's upper edge as it is drawn now. */
  readonly camera: RefObject<number>
}

export function SceneSky({ world, camera }: Props) {
  return world.wild ? <Worlds world={world} camera={camera} /> : <Evening camera={camera} />
}

const lightOf = (entered: number): number =>
  itemAt(LIGHTS, Math.floor(Math.max(0, entered) / WORLDS.length) % LIGHTS.length)

/** The picture of the world that was entered last, over the one before. */
function Worlds({ world, camera }: Props) {
  const height = windowOf(world)
  const old = useRef<Sprite>(null)
  const fresh = useRef<Sprite>(null)
  const hills = useRef<Sprite>(null)
  const stars = useRef<Container>(null)
  const shown = useRef({ name: worldAt(world.peak), before: worldAt(world.peak), t: 1 })
  useFrame((_alpha, ms) => {
    const { current } = shown
    const name = worldAt(world.peak)
    if (name !== current.name) Object.assign(current, { name, before: current.name, t: 0 })
    current.t = Math.min(1, current.t + ms / FADE_MS)
    if (!old.current || !fresh.current || !stars.current || !hills.current) return
    old.current.texture = worldTexture(current.before, height)
    fresh.current.texture = worldTexture(name, height)
    fresh.current.alpha = current.t
    const below = worldsBelow(world.peak)
    fresh.current.tint = lightOf(below)
    old.current.tint = lightOf(below - 1)
    stars.current.alpha = STARS[current.before] * (1 - current.t) + STARS[name] * current.t
    hills.current.y = height - 178 + (HEIGHT - height - camera.current) * 0.22
    hills.current.visible = hills.current.y < height
  })
  return (
    <>
      <pixiSprite ref={old} texture={worldTexture(shown.current.name, height)} x={-MARGIN} y={-MARGIN} />
      <pixiSprite ref={fresh} texture={worldTexture(shown.current.name, height)} x={-MARGIN} y={-MARGIN} />
      <pixiContainer ref={stars} alpha={0}>
        <Stars camera={camera} near={false} pace={0.08} fades={false} />
        <Stars camera={camera} near={true} pace={0.18} fades={false} />
      </pixiContainer>
      <pixiSprite ref={hills} texture={hillsTexture()} x={-MARGIN} />
    </>
  )
}

function Evening({ camera }: Pick<Props, 'camera'>) {
  const night = useRef<Sprite>(null)
  const hills = useRef<Sprite>(null)
  const ground = useMemo(
    () =>
      paint('doodle:ground', WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, drawSky, {
        role: 'ground',
        sharpness: 2,
      }),
    [],
  )
  useFrame(() => {
    const climbed = -camera.current
    if (night.current) night.current.alpha = Math.min(0.92, climbed / NIGHT_AT)
    if (hills.current) hills.current.y = HEIGHT - 178 + climbed * 0.22
  })
  return (
    <>
      <pixiSprite texture={ground} x={-MARGIN} y={-MARGIN} />
      <pixiSprite ref={night} texture={nightTexture()} x={-MARGIN} y={-MARGIN} alpha={0} />
      <Stars camera={camera} near={false} pace={0.08} fades={true} />
      <Stars camera={camera} near={true} pace={0.18} fades={true} />
      <pixiSprite ref={hills} texture={hillsTexture()} x={-MARGIN} y={HEIGHT - 178} />
    </>
  )
}

/** Stacked sheets that take turns. With `fades` they get brighter with the height. */
function Stars({
  camera,
  near,
  pace,
  fades,
}: {
  readonly camera: RefObject<number>
  readonly near: boolean
  readonly pace: number
  readonly fades: boolean
}) {
  const holder = useRef<Container>(null)
  useFrame(() => {
    if (!holder.current) return
    holder.current.y = (((-camera.current * pace) % HEIGHT) + HEIGHT) % HEIGHT
    holder.current.alpha = fades ? Math.min(1, 0.45 - camera.current / NIGHT_AT) : 1
  })
  return (
    <pixiContainer ref={holder}>
      <pixiSprite texture={starsTexture(near)} />
      <pixiSprite texture={starsTexture(near)} y={-HEIGHT} />
      <pixiSprite texture={starsTexture(near)} y={HEIGHT} />
    </pixiContainer>
  )
}
