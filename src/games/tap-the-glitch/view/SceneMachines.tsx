/** The machines in the floor of Shifts: more of them are awake in each shift and wave, and light runs between those. */
import type { Container } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { isStill } from '../../../engine/stage/painting/outlines'
import type { World } from '../rules'
import { alongTrace, machinesOf, machineTexture, type Trace, tracesOf } from './machines'

const WAKE_MS = 700
/** Opacity of a machine asleep and awake: both stay far behind the glitches. */
const ASLEEP = 0.1
const AWAKE = 0.3
/** Units per ms of the light in a trace. */
const PACE = 0.09

interface Props {
  readonly shift: NonNullable<World['shift']>
  readonly size: Size
  /** 0xrrggbb. */
  readonly light: number
}

export function SceneMachines({ shift, size, light }: Props) {
  const bodies = useRef<Container>(null)
  const lights = useRef<Container>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const places = useMemo(() => machinesOf(size), [size])
  const traces = useMemo(() => tracesOf(size), [size])
  const awake = () => Math.min(places.length, shift.number + Math.max(0, shift.wave) + 1)
  useFrame((_alpha, ms) => {
    const still = reduced() || isStill('far')
    if (!still) time.current += ms
    const count = awake()
    bodies.current?.children.forEach((body, n) => {
      const breath = still ? 0 : 0.04 * Math.sin(time.current / 700 + n * 1.7)
      const wanted = n < count ? AWAKE + breath : ASLEEP
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
      <pixiContainer ref={bodies}>
        {places.map(({ x, y }, n) => (
          <pixiSprite
            key={`${x}:${y}`}
            texture={machineTexture(n % 3)}
            anchor={0.5}
            x={x}
            y={y}
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
