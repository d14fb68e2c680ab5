/** The gauge of a flight: the remaining jetpack or propeller time. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { FLIGHT_TICKS, WIDTH, type World } from '../rules'

const LONG = 140

export function SceneGauge({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  useFrame(() => {
    if (holder.current) holder.current.visible = world.flight !== null && world.state === 'play'
  })
  return (
    <pixiContainer ref={holder} x={WIDTH / 2} y={24} visible={false}>
      <pixiSprite texture={barTexture(LONG + 8, 14)} anchor={0.5} tint={0x0a0e22} alpha={0.6} />
      <ClockBar
        texture={barTexture(LONG, 6)}
        x={-LONG / 2}
        y={-3}
        width={LONG}
        height={6}
        left={() => (world.flight ? world.flight.left / FLIGHT_TICKS[world.flight.kind] : 0)}
        color={(left) => tint(left < 0.25 ? 'orange' : 'sky')}
      />
    </pixiContainer>
  )
}
