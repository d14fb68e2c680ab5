/** The steps of the sequence as a row of lamps at the lower edge: lit ones are done, the next one pulses. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture } from '../../../engine/stage/painting/lights'
import { heightOf, MAX_NODES, SIDE, type World } from '../rules'
import { lookOf } from './looks'

/** From one lamp to the next, its diameter, that of its light, and the height of the plate, units. */
const STEP = 21
const LAMP = 12
const LIGHT = 34
const PLATE = 22
const DARK = 0x51646a
const LAMPS = Array.from({ length: MAX_NODES }, (_, n) => n)

export function SceneSteps({ world }: { readonly world: World }) {
  const plate = useRef<Sprite>(null)
  const lamps = useRef<Container<Sprite>>(null)
  const lights = useRef<Container<Sprite>>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
    const { progress, sequence, state } = world
    const count = sequence.length
    const color = hexNumber(lookOf(world).current)
    const beat = reduced() ? 0.6 : 0.5 + 0.5 * Math.sin(time.current / 240)
    if (plate.current) plate.current.width = count * STEP + 10
    for (const n of LAMPS) {
      const lamp = lamps.current?.children[n]
      const light = lights.current?.children[n]
      if (!lamp || !light) continue
      lamp.visible = light.visible = n < count
      lamp.x = light.x = (n - (count - 1) / 2) * STEP
      const isNext = n === progress && state === 'play'
      lamp.tint = n < progress ? color : isNext ? tint('yellow') : DARK
      lamp.scale.set(isNext ? 0.85 + 0.25 * beat : 1)
      light.tint = color
      light.alpha = n < progress ? 0.7 : 0
    }
  })
  return (
    <pixiContainer x={SIDE / 2} y={heightOf(world) - 22}>
      <pixiSprite ref={plate} texture={barTexture(120, PLATE)} anchor={0.5} tint={0x041012} alpha={0.85} />
      <pixiContainer ref={lights}>
        {LAMPS.map((n) => (
          <pixiSprite
            key={n}
            texture={glowTexture()}
            anchor={0.5}
            scale={LIGHT / 128}
            blendMode="add"
            alpha={0}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={lamps}>
        {LAMPS.map((n) => (
          <pixiSprite key={n} texture={barTexture(LAMP, LAMP)} anchor={0.5} visible={false} />
        ))}
      </pixiContainer>
    </pixiContainer>
  )
}
