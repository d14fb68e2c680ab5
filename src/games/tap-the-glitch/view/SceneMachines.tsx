/**
 * What Shifts defends: the core and the chips in the floor. More of them are awake in each shift and wave, and light runs
 * between those. A machine that a glitch reaches for lights up pale, trembles when it is nearly reached, and reddens only once
 * the glitch got through: it never looks like a glitch.
 */
import type { Container, Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { isStill } from '../../../engine/stage/painting/outlines'
import type { Event, World } from '../rules'
import { mix } from './looks'
import { alongTrace, awakeIn, machinesOf, machineTexture, type Trace, targetOf, tracesOf } from './machines'
import { SceneAttacks } from './SceneAttacks'

const WAKE_MS = 700
/** Opacity of a machine asleep, awake, and threatened. */
const ASLEEP = 0.16
const AWAKE = 0.52
const THREATENED = 0.9
const HURT = 0xff6a5e
/** What grays the light of a machine at rest, and by how much: no shift's own light then looks like danger. */
const SLATE = 0x2c3946
const CALM = 0.6
/** What the light that runs in the traces, and that of a threatened machine, is mixed with, for the same reason. */
const PALE = 0xcfe0ea
/** A machine at rest is smaller than a threatened one. */
const SMALLER = 0.72
/** How long a machine aches after a glitch got through. */
const ACHE_MS = 2600
/** The core among the chips. */
const CORE_LARGER = 1.45
/** How far along its time a glitch makes a machine tremble, and by how much, units. */
const NEARLY = 0.65
const TREMBLE = 2.2
/** Opacity of a lamp at the bend of a trace, out and lit, and the rhythm in which it glows, ms. */
const LAMP = { out: 0.1, lit: 0.5, ms: 900 } as const
/** Units per ms of the light in a trace. */
const PACE = 0.09

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
  const lamps = useRef<Container>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const places = useMemo(() => machinesOf(size), [size])
  const traces = useMemo(() => tracesOf(size), [size])
  const awake = () => awakeIn(shift, places)
  const aches = useRef<number[]>([])
  const rest = mix(light, SLATE, CALM)
  const grow = (n: number, danger: number) => (n === 0 ? CORE_LARGER : 1) * (SMALLER + (1 - SMALLER) * danger)
  useEvents<Event>({
    expire: (event) => {
      aches.current[targetOf(places, awake(), event)] = 1
    },
  })
  useFrame((_alpha, ms) => {
    const still = reduced() || isStill('far')
    if (!still) time.current += ms
    const count = awake()
    const threats: number[] = []
    for (const glitch of world.glitches) {
      const n = targetOf(places, count, glitch)
      threats[n] = Math.max(threats[n] ?? 0, glitch.age / glitch.life)
    }
    cores.current?.children.forEach((glow, n) => {
      const ache = aches.current[n] ?? 0
      glow.alpha = n < count ? 0.16 + 0.2 * (threats[n] ?? 0) + 0.7 * ache : 0
      glow.tint = mix(light, HURT, Math.min(1, ache * 2))
    })
    bodies.current?.children.forEach((body, n) => {
      const breath = still ? 0 : 0.04 * Math.sin(time.current / 700 + n * 1.7)
      const ache = Math.max(0, (aches.current[n] ?? 0) - ms / ACHE_MS)
      aches.current[n] = ache
      const threat = threats[n] ?? 0
      const danger = Math.max(threat && 0.5 + 0.5 * threat, ache)
      const shaken = still ? 0 : TREMBLE * Math.max(0, threat - NEARLY) * Math.sin(time.current / 40 + n)
      body.x = itemAt(places, n).x + shaken / (1 - NEARLY)
      body.tint = mix(mix(rest, PALE, danger), HURT, Math.min(1, ache * 2))
      body.scale.set(grow(n, danger))
      const wanted = n < count ? AWAKE + breath + (THREATENED - AWAKE) * danger : ASLEEP
      body.alpha += (wanted - body.alpha) * (reduced() ? 1 : Math.min(1, ms / WAKE_MS))
    })
    lamps.current?.children.forEach((lamp, n) => {
      const glow = still ? 0 : 0.16 * Math.sin(time.current / LAMP.ms + n * 2.1)
      lamp.alpha = n < count ? LAMP.lit + glow : LAMP.out
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
            alpha={n < awake() ? 0.16 : 0}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={bodies}>
        {places.map(({ x, y }, n) => (
          <pixiSprite
            key={`${x}:${y}`}
            texture={machineTexture(n % 3)}
            anchor={0.5}
            x={x}
            y={y}
            scale={grow(n, 0)}
            tint={rest}
            alpha={n < awake() ? AWAKE : ASLEEP}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={lamps}>
        {traces.map(({ from, to }) => (
          <pixiSprite
            key={`${from.x}:${from.y}`}
            texture={glowTexture()}
            anchor={0.5}
            x={to.x}
            y={from.y}
            scale={0.22}
            tint={mix(light, PALE, 0.3)}
            blendMode="add"
            alpha={LAMP.out}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={lights}>
        {traces.map(({ from }) => (
          <pixiSprite
            key={`${from.x}:${from.y}`}
            texture={glowTexture()}
            anchor={0.5}
            scale={0.15}
            tint={mix(light, PALE, 0.5)}
            blendMode="add"
            alpha={0.85}
            visible={false}
          />
        ))}
      </pixiContainer>
      <SceneAttacks world={world} shift={shift} places={places} />
    </>
  )
}
