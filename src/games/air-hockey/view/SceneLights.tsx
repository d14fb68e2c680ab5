/** The lights of the table: goal lights, the score under the ice, and glows where the puck meets a rail or a mallet. */
import type { Sprite } from 'pixi.js'
import { useEffect, useRef } from 'react'
import type { EventOf } from '../../../engine/core/game/contract'
import { hexNumber } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion, useUprightRotation } from '../../../engine/stage/clock'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { type Event, HEIGHT, PUCK_TOP_SPEED, type Side, type World } from '../rules'
import { digitsReady, digitTexture, ringTexture, SIDE_COLORS, spotTexture } from './paintings'

const SIDES: readonly Side[] = [0, 1]
const LIGHT_MS = 1300
/** Pulses of a goal light until it is out: fewer than three per second. */
const SWELLS = 3
/** How strongly the score shines through the ice: below the puck and the mallets, and read at a glance. */
const SCORE = 0.38
const POP_MS = 420
/** Hidden with reduced motion: the light is enough. */
const WAVE = { radius: 236.8, ms: LIGHT_MS / 2.2, from: 3 / 37, still: 0 } as const

/** The goals of each side, shining through the ice of its half. */
export function SceneScore({ world }: { readonly world: World }) {
  const digits = useRef<(Sprite | null)[]>([])
  const pops = useRef<[number, number]>([0, 0])
  const ready = useRef(false)
  const reduced = useReducedMotion()
  const upright = useUprightRotation()
  useEffect(() => {
    let gone = false
    void digitsReady().then(() => {
      ready.current = !gone
    })
    return () => {
      gone = true
    }
  }, [])
  useEvents<Event>({
    goal: ({ scorer }) => {
      pops.current[scorer] = 1
    },
  })
  useFrame((_alpha, ms) => {
    for (const side of SIDES) {
      const digit = digits.current[side]
      if (!digit || !ready.current) continue
      digit.visible = true
      const pop = Math.max(0, pops.current[side] - ms / (POP_MS * 3))
      pops.current[side] = pop
      digit.texture = digitTexture(world.goals[side])
      digit.rotation = upright()
      digit.alpha = SCORE + (0.9 - SCORE) * pop
      const swell = Math.max(0, 1 - ((1 - pop) * POP_MS * 3) / POP_MS)
      digit.scale.set(1 + (reduced() || pop === 0 ? 0 : Math.sin(swell * Math.PI) * 0.28))
    }
  })
  return SIDES.map((side) => (
    <pixiSprite
      key={side}
      ref={(node) => {
        digits.current[side] = node
      }}
      texture={spotTexture()}
      visible={false}
      anchor={0.5}
      x={world.width / 2 + (side === 0 ? -132 : 132)}
      y={HEIGHT / 2}
      tint={side === 0 ? 0xffb48a : 0xa8dcff}
      alpha={SCORE}
    />
  ))
}

/** A goal that was hit lights up in the scorer's color, and a ring spreads from it over the ice. */
export function SceneGoalLights({ width }: { readonly width: number }) {
  const lights = useRef<(Sprite | null)[]>([])
  const wave = useRef<RingsHandle>(null)
  const view = useRef({ left: [0, 0] as [number, number] })
  const reduced = useReducedMotion()
  useEvents<Event>({
    goal: ({ side, scorer, y }) => {
      view.current.left[side] = LIGHT_MS
      const tint = hexNumber(SIDE_COLORS[scorer])
      const light = lights.current[side]
      if (light) light.tint = tint
      wave.current?.ring(side * width, y, { ...WAVE, color: tint })
    },
  })
  useFrame((_alpha, ms) => {
    for (const side of SIDES) {
      const light = lights.current[side]
      const left = Math.max(0, view.current.left[side] - ms)
      view.current.left[side] = left
      if (!light) continue
      const t = 1 - left / LIGHT_MS
      const swell = reduced() ? 1 : 0.62 + 0.38 * Math.cos(t * Math.PI * 2 * SWELLS)
      light.visible = left > 0
      light.alpha = (1 - t) * swell
    }
  })
  return (
    <>
      {SIDES.map((side) => (
        <pixiSprite
          key={side}
          ref={(node) => {
            lights.current[side] = node
          }}
          texture={spotTexture()}
          anchor={0.5}
          x={side * width}
          y={HEIGHT / 2}
          scale={{ x: 5.4, y: 7.4 }}
          blendMode="add"
          visible={false}
        />
      ))}
      <Rings ref={wave} texture={ringTexture} blend="add" />
    </>
  )
}

/** Glows where the puck meets a rail or a mallet, below both, which stay clear: the most that are visible at once. */
const GLOWS = [0, 1, 2, 3, 4, 5] as const
const GLOW_MS = 300

export function SceneGlows({ width }: { readonly width: number }) {
  const glows = useRef<{ sprite: Sprite | null; left: number; force: number }[]>([])
  const next = useRef(0)
  const light = ({ x, y, speed }: EventOf<Event, 'rail'>, tint: number) => {
    const glow = glows.current[next.current++ % GLOWS.length]
    if (!glow?.sprite) return
    glow.left = GLOW_MS
    glow.force = Math.min(1, speed / PUCK_TOP_SPEED)
    glow.sprite.position.set(x, y)
    glow.sprite.tint = tint
  }
  useEvents<Event>({
    rail: (event) => light(event, event.x < width / 2 ? 0xffa06a : 0x8fd4ff),
    hit: (event) => light(event, 0xfff6c0),
    clash: (event) => light(event, 0xf0e442),
  })
  useFrame((_alpha, ms) => {
    for (const glow of glows.current) {
      glow.left = Math.max(0, glow.left - ms)
      if (!glow.sprite) continue
      const t = glow.left / GLOW_MS
      glow.sprite.visible = t > 0
      glow.sprite.alpha = t * t * (0.2 + 0.35 * glow.force)
      glow.sprite.scale.set(0.8 + 1.2 * glow.force)
    }
  })
  return GLOWS.map((index) => (
    <pixiSprite
      key={index}
      ref={(sprite) => {
        glows.current[index] = { left: 0, force: 0, ...glows.current[index], sprite }
      }}
      texture={spotTexture()}
      anchor={0.5}
      blendMode="add"
      visible={false}
    />
  ))
}
