/** The powers of Arcade: the light around a power fruit, its symbol, and the remaining time of each power. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { following, tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture, ringTexture } from '../../../engine/stage/painting/lights'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Entities } from '../../../engine/stage/parts/Entities'
import { POWER_TICKS, POWERS } from '../rules/arcade'
import type { Power, Thing, World } from '../rules/world'
import type { After } from './after'
import { FRUIT_DRAWN, PAINTED } from './paintings/fruit'
import { HUES, powerSymbolTexture } from './paintings/power'
import { BELOW_SIGN } from './SceneFrame'

export const POWER_COLORS: Readonly<Record<Power, number>> = following(() => ({
  freeze: tint(HUES.freeze),
  frenzy: tint(HUES.frenzy),
  double: tint(HUES.double),
}))
const LONG = 120
/** The diameter of the ring's picture, units, and how much larger a symbol is than its picture. */
const RING = 120
const SYMBOL = 1.2

export function ScenePowers({ world, after }: { readonly world: World; readonly after: After }) {
  const time = useRef(0)
  const cold = useRef<Sprite>(null)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
    if (!cold.current) return
    const wanted = (world.arcade?.freeze ?? 0) > 0 ? 0.2 : 0
    cold.current.alpha += (wanted - cold.current.alpha) * Math.min(1, ms / 160)
    cold.current.visible = cold.current.alpha > 0.01
    cold.current.setSize(world.width + 40, world.height + 40)
  })
  const strong = () => after.things().filter(({ power }) => power !== undefined)
  return (
    <>
      <pixiSprite ref={cold} texture={barTexture(60, 60, 0)} tint={0x9fdcff} x={-20} y={-20} alpha={0} />
      <Entities<Thing>
        of={strong}
        jump={400}
        texture={() => glowTexture()}
        style={(sprite, { power, radius }) => {
          sprite.tint = POWER_COLORS[power ?? 'freeze']
          sprite.blendMode = 'add'
          sprite.scale.set((radius / 64) * (2.6 + (reduced() ? 0 : 0.25 * Math.sin(time.current / 140))))
        }}
      />
      {POWERS.map((power, n) => (
        <ClockBar
          key={power}
          texture={barTexture(LONG, 10)}
          x={16}
          y={BELOW_SIGN + n * 20}
          width={LONG}
          height={10}
          left={() => (world.arcade?.[power] ?? 0) / POWER_TICKS[power]}
          color={() => POWER_COLORS[power]}
        />
      ))}
    </>
  )
}

/** A ring in the color of its power around the fruit, and the symbol above it. */
export function ScenePowerSymbols({ after }: { readonly after: After }) {
  const strong = () => after.things().filter(({ power }) => power !== undefined)
  return (
    <>
      <Entities<Thing>
        of={strong}
        jump={400}
        texture={() => ringTexture(RING, 7)}
        style={(sprite, { power, radius }) => {
          sprite.tint = POWER_COLORS[power ?? 'freeze']
          sprite.scale.set((radius * FRUIT_DRAWN * 2.2) / RING)
        }}
      />
      <Entities<Thing>
        of={strong}
        jump={400}
        texture={({ power }) => powerSymbolTexture(power ?? 'freeze')}
        style={(sprite, { radius }) => {
          sprite.rotation = 0
          sprite.scale.set((radius / PAINTED) * SYMBOL)
        }}
      />
    </>
  )
}
