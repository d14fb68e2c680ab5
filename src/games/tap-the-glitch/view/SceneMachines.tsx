/**
 * What Shifts defends: the core and the chips in the floor. More of them are awake in each shift and wave, light runs between
 * those, and each glitch reaches for the nearest one, which reddens.
 */
import type { Container, Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture } from '../../../engine/stage/painting/lights'
import { isStill } from '../../../engine/stage/painting/outlines'
import { Entities } from '../../../engine/stage/parts/Entities'
import type { Event, Glitch, World } from '../rules'
import { COLOR } from './figures'
import { alongTrace, machinesOf, machineTexture, nearestMachine, type Trace, tracesOf } from './machines'

const WAKE_MS = 700
/** Opacity of a machine asleep, awake, and threatened. */
const ASLEEP = 0.08
const AWAKE = 0.62
const THREATENED = 1
const DANGER = 0xff5a52
/** How long a machine aches after a glitch got through. */
const ACHE_MS = 2600
/** The core among the chips, and the length of the picture of a reach, units. */
const CORE_LARGER = 1.5
const REACH = 100
/** Units per ms of the light in a trace. */
const PACE = 0.09

/** Of two colors, 0xrrggbb, `part` of the second. */
function mix(from: number, to: number, part: number): number {
  let mixed = 0
  for (const shift of [16, 8, 0]) {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255]
    mixed |= Math.round(a + (b - a) * part) << shift
  }
  return mixed
}

interface Props {
  readonly world: World
  readonly shift: NonNullable<World['shift']>
  readonly size: Size
  /** 0xrrggbb. */
  readonly light: number
}

export function SceneMachines({ world, shift, size, light }: Props) {
  const bodies = useRef<Container<Sprite>>(null)
  const cores = useRef<Container<Sprite>>(null)
  const lights = useRef<Container>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const places = useMemo(() => machinesOf(size), [size])
  const traces = useMemo(() => tracesOf(size), [size])
  const awake = () => Math.min(places.length, shift.number + Math.max(0, shift.wave) + 1)
  const aches = useRef<number[]>([])
  const targetOf = (glitch: { readonly x: number; readonly y: number }) =>
    nearestMachine(places, awake(), glitch)
  useEvents<Event>({
    expire: (event) => {
      aches.current[targetOf(event)] = 1
    },
  })
  useFrame((_alpha, ms) => {
    const still = reduced() || isStill('far')
    if (!still) time.current += ms
    const count = awake()
    const threats: number[] = []
    for (const glitch of world.glitches) {
      const n = targetOf(glitch)
      threats[n] = Math.max(threats[n] ?? 0, 0.6 + (0.4 * glitch.age) / glitch.life)
    }
    cores.current?.children.forEach((glow, n) => {
      glow.alpha = n < count ? 0.2 + 0.5 * (threats[n] ?? 0) : 0
      glow.tint = mix(light, DANGER, Math.max(threats[n] ?? 0, aches.current[n] ?? 0))
    })
    bodies.current?.children.forEach((body, n) => {
      const breath = still ? 0 : 0.04 * Math.sin(time.current / 700 + n * 1.7)
      const ache = Math.max(0, (aches.current[n] ?? 0) - ms / ACHE_MS)
      aches.current[n] = ache
      const danger = Math.max(threats[n] ?? 0, ache)
      body.tint = mix(light, DANGER, danger)
      const wanted = n < count ? AWAKE + breath + (THREATENED - AWAKE) * danger : ASLEEP
      body.alpha += (wanted - body.alpha) * (reduced() ? 1 : Math.min(1, ms / WAKE_MS))
    })
    lights.current?.children.forEach((spark, n) => {
      const trace: Trace = itemAt(traces, n)
      spark.visible = !still && n < count
      const { x, y } = alongTrace(trace, (time.current * PACE + n * 140) % trace.long)
      spark.position.set(x, y)
    })
  })
  return (
    <>
      <pixiContainer ref={cores}>
        {places.map(({ x, y }, n) => (
          <pixiSprite
            key={`${x}:${y}`}
            texture={glowTexture()}
            anchor={0.5}
            x={x}
            y={y}
            scale={n === 0 ? 1.9 : 1.25}
            tint={light}
            blendMode="add"
            alpha={n < awake() ? 0.2 : 0}
          />
        ))}
      </pixiContainer>
      <Entities<Glitch>
        of={() => world.glitches}
        texture={() => barTexture(REACH, 4)}
        style={(sprite, glitch) => {
          const to = itemAt(places, targetOf(glitch))
          const part = glitch.age / glitch.life
          const [dx, dy] = [(to.x - glitch.x) * part, (to.y - glitch.y) * part]
          sprite.position.set(glitch.x + dx / 2, glitch.y + dy / 2)
          sprite.rotation = Math.atan2(dy, dx)
          sprite.scale.set(Math.hypot(dx, dy) / REACH, 1)
          sprite.tint = COLOR[glitch.type]
          sprite.alpha = 0.3 + 0.5 * part
        }}
      />
      <pixiContainer ref={bodies}>
        {places.map(({ x, y }, n) => (
          <pixiSprite
            key={`${x}:${y}`}
            texture={machineTexture(n % 3)}
            anchor={0.5}
            x={x}
            y={y}
            scale={n === 0 ? CORE_LARGER : 1}
            tint={light}
            alpha={n < awake() ? AWAKE : ASLEEP}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={lights}>
        {traces.map(({ from }) => (
          <pixiSprite
            key={`${from.x}:${from.y}`}
            texture={glowTexture()}
            anchor={0.5}
            scale={0.2}
            tint={light}
            blendMode="add"
            visible={false}
          />
        ))}
      </pixiContainer>
    </>
  )
}
