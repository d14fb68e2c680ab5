/** The traces of a cut: juice that fades in the air or stays on the table, the gleam of the blade in the fruit, the blast of a bomb. */
import type { Sprite } from 'pixi.js'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { ringTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { SpritePool } from '../../../engine/stage/parts/pool'
import type { World } from '../rules/world'
import { splashTexture } from './paintings/sky'

export interface SplashHandle {
  splash(x: number, y: number, radius: number, color: number, angle?: number): void
  blast(x: number, y: number, radius: number): void
}

interface Stain {
  sprite: Sprite
  age: number
  life: number
  /** Final scale, relative to the initial one. */
  grow: number
  scale: number
  alpha: number
  /** Units per second. */
  drip: number
  /** It spreads at once and fades late. */
  stays?: boolean
}

/** The most stains at a time: in the air, and on the table, where each stays for half a minute. */
const MAX = 60
const MAX_STAYING = 40
const SPREAD_MS = 260

const fading = (t: number) => (1 - t) * Math.min(1, (1 - t) * 2)

function useStains(max = MAX) {
  const pool = useMemo(() => new SpritePool(), [])
  const stains = useMemo<Stain[]>(() => [], [])
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])
  useFrame((_alpha, ms) => {
    for (let i = stains.length - 1; i >= 0; i--) {
      const stain = itemAt(stains, i)
      stain.age += ms
      const t = stain.age / stain.life
      if (t >= 1) {
        pool.give(stain.sprite)
        stains.splice(i, 1)
        continue
      }
      const grown = stain.stays ? Math.min(1, stain.age / SPREAD_MS) : t
      const eased = 1 - (1 - grown) * (1 - grown)
      const size = stain.scale * (1 + (stain.grow - 1) * eased)
      stain.sprite.scale.set(size)
      stain.sprite.alpha = stain.alpha * (stain.stays ? Math.min(1, (1 - t) * 4) : fading(t))
      stain.sprite.y += (stain.drip * ms) / 1000
    }
  })
  const add = (sprite: Sprite, stain: Omit<Stain, 'sprite' | 'age'>) => {
    const oldest = stains.length >= max ? stains.shift() : undefined
    if (oldest) pool.give(oldest.sprite)
    stains.push({ sprite, age: 0, ...stain })
  }
  return { pool, add }
}

/** Behind the fruit: puddles of juice that slide and fade, or stay on the table. */
export function SceneJuice({ ref, stays }: { readonly ref: Ref<SplashHandle>; readonly stays: boolean }) {
  const { pool, add } = useStains(stays ? MAX_STAYING : MAX)
  const count = useRef(0)
  const reduced = useReducedMotion()
  useImperativeHandle(ref, () => ({
    splash(x, y, radius, color) {
      const sprite = pool.take(splashTexture(count.current++ % 4))
      sprite.position.set(x, y)
      sprite.rotation = count.current * 1.7
      sprite.tint = color
      const still = reduced()
      const scale = (radius / 50) * (stays ? 1.35 : 1.1)
      add(sprite, {
        scale: still ? scale * 1.3 : scale * 0.7,
        grow: still ? 1 : 1.9,
        life: stays ? 30_000 : 1700,
        // Fruit of the same color stand out by their dark rims.
        alpha: 0.85,
        drip: still || stays ? 0 : 16,
        stays,
      })
    },
    blast() {},
  }))
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}

/** A slim gleam, pointed at both ends. */
function gleamTexture() {
  return paint(
    'slice:gleam',
    240,
    16,
    (brush) => {
      brush.fillStyle = '#fff'
      brush.beginPath()
      brush.moveTo(0, 8)
      brush.quadraticCurveTo(120, -3, 240, 8)
      brush.quadraticCurveTo(120, 19, 0, 8)
      brush.fill()
    },
    { role: 'plain' },
  )
}

/** In front of the fruit: gleams, blasts, and the red flash of a bomb over the whole window. */
export function SceneCuts({ ref, world }: { readonly ref: Ref<SplashHandle>; readonly world: World }) {
  const { pool, add } = useStains()
  const veil = useRef<Sprite>(null)
  const red = useRef(0)
  const reduced = useReducedMotion()
  const white = useMemo(
    () =>
      paint('slice:white', 8, 8, (brush) => {
        brush.fillStyle = '#fff'
        brush.fillRect(0, 0, 8, 8)
      }),
    [],
  )
  useImperativeHandle(ref, () => ({
    splash(x, y, radius, color, angle = 0) {
      const sprite = pool.take(gleamTexture())
      sprite.position.set(x, y)
      sprite.rotation = angle
      sprite.tint = color
      add(sprite, { scale: radius / 48, grow: reduced() ? 1 : 1.35, life: 190, alpha: 1, drip: 0 })
    },
    blast(x, y, radius) {
      red.current = 1
      const sprite = pool.take(ringTexture(200, 14))
      sprite.position.set(x, y)
      sprite.tint = 0xffd2b0
      const scale = radius / 100
      add(sprite, {
        scale: reduced() ? scale * 0.5 : scale * 0.15,
        grow: reduced() ? 1 : 6.5,
        life: 520,
        alpha: 0.9,
        drip: 0,
      })
    },
  }))
  useFrame((_alpha, ms) => {
    if (!veil.current) return
    red.current = Math.max(0, red.current - ms / 600)
    veil.current.visible = red.current > 0
    veil.current.setSize(world.width + 28, world.height + 28)
    veil.current.alpha = red.current * red.current * 0.34
  })
  return (
    <>
      <pixiSprite ref={veil} texture={white} x={-14} y={-14} tint={0xd5421e} alpha={0} />
      <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
    </>
  )
}
