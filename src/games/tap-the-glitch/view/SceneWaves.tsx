/** The waves of a shift in the strip: a lamp for each, and the boss in place of the last. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { TIME_TICKS, TOP, WAVE_TICKS, type World } from '../rules'
import { bossTexture } from './paintings'

const WAVES = Array.from({ length: TIME_TICKS / WAVE_TICKS }, (_, n) => n)
/** From one lamp to the next, and its size, units. */
const STEP = 26
const LAMP = { width: 18, height: 10 } as const
const DARK = 0x4a5a6a

interface Props {
  readonly world: World
  readonly shift: NonNullable<World['shift']>
  readonly size: Size
}

export function SceneWaves({ world, shift, size }: Props) {
  const lamps = useRef<Container>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
    const isOn = world.state === 'play' && !reduced()
    lamps.current?.children.forEach((lamp, n) => {
      const isLast = n === WAVES.length - 1
      const lit = isLast && !shift.isBeaten ? tint('vermilion') : tint('green')
      lamp.tint = n <= shift.wave ? lit : DARK
      lamp.alpha = n === shift.wave && isOn ? 0.8 + 0.2 * Math.sin(time.current / 300) : 1
    })
  })
  return (
    <pixiContainer ref={lamps} x={size.width - 18 - STEP * (WAVES.length - 0.5)} y={TOP / 2 + 1 - 3}>
      {WAVES.map((wave) =>
        wave < WAVES.length - 1 ? (
          <pixiSprite
            key={wave}
            texture={barTexture(LAMP.width, LAMP.height)}
            anchor={0.5}
            x={wave * STEP}
            tint={DARK}
          />
        ) : (
          <pixiSprite
            key={wave}
            texture={bossTexture()}
            anchor={0.5}
            x={wave * STEP + 2}
            scale={0.19}
            tint={DARK}
          />
        ),
      )}
    </pixiContainer>
  )
}
