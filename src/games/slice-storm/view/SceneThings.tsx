/** The layers of flying objects: the warning rings of bombs, whole objects, and halves that fade at the end. */
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { Entities } from '../../../engine/stage/parts/Entities'
import { HALF_TICKS, type Half, type Thing, type World } from '../rules/world'
import type { After } from './after'
import { warningTexture } from './paintings/bomb'
import { FRUIT_DRAWN, PAINTED } from './paintings/fruit'
import { halfTexture } from './paintings/half'
import { SceneBalls } from './SceneBalls'

/** Halves fade over their last ticks, and pop open over their first. */
const FADE_TICKS = 26
const POP_TICKS = 8
/** In a very tall window, a throw covers a long distance per tick. */
const JUMP = 400

export function SceneThings({ world, after }: { readonly world: World; readonly after: After }) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  const bombs = () => after.things().filter(({ type }) => type === 'bomb')
  /** From 0 to 1, once per 0.8 s. */
  const pulse = () => (reduced() ? 0.5 : 0.5 + 0.5 * Math.sin(time.current / 127))
  return (
    <>
      <Entities<Thing>
        of={bombs}
        jump={JUMP}
        texture={() => glowTexture()}
        style={(sprite, { radius }) => {
          sprite.tint = 0xff6a2a
          sprite.blendMode = 'add'
          sprite.scale.set((radius / 64) * (1.75 + 0.25 * pulse()))
          sprite.alpha = 0.35 + 0.3 * pulse()
        }}
      />
      <Entities<Thing>
        of={bombs}
        jump={JUMP}
        texture={() => warningTexture()}
        style={(sprite, { radius }) => {
          sprite.rotation = reduced() ? 0 : time.current / 900
          sprite.tint = 0xff5a3c
          sprite.scale.set((radius / PAINTED) * (1.14 + 0.06 * pulse()))
          sprite.alpha = 1
        }}
      />
      <SceneBalls world={world} things={after.things} />
    </>
  )
}

export function SceneHalves({ after }: { readonly after: After }) {
  const reduced = useReducedMotion()
  return (
    <Entities<Half>
      of={after.halves}
      jump={JUMP}
      texture={({ name }) => halfTexture(name)}
      style={(sprite, { radius, age }) => {
        const pop = reduced() ? 0 : Math.max(0, 1 - age / POP_TICKS) * 0.16
        sprite.scale.set(((radius * FRUIT_DRAWN) / PAINTED) * (1 + pop))
        sprite.alpha = Math.min(1, (HALF_TICKS - age) / FADE_TICKS)
      }}
    />
  )
}
