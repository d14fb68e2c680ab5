/** The board: its look, the parts of the device that are lit, and the lamps at its edge. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture } from '../../../engine/stage/painting/lights'
import { CIRCUITS, type Event, heightOf, SIDE, type World } from '../rules'
import { litOf, lookOf } from './looks'
import { boardTexture, litTexture, MARGIN } from './paintings/board'

/** They pulse slowly, and turn red when the system fails. */
const LAMPS = [
  { x: 16, dy: 0, color: 0x4cc9a0 },
  { x: 16, dy: 18, color: 0xf0e442 },
  { x: SIDE - 16, dy: -142, color: 0x56b4e9 },
  { x: SIDE - 16, dy: -124, color: 0x4cc9a0 },
] as const

/** A new look of the board fades in. */
const FADE_MS = 900
/** A part lights up in this time. It is faint below a circuit in play, and bright while one is connected. */
const LIGHT_MS = 700
const FAINT = 0.1
const BRIGHT = 0.6
/** A wrong tap dims the board by this much, for this long, ms. */
const DIP = 0.35
const DIP_MS = 420
/** All parts shine for this long when the device is whole. */
const SHINE_MS = 1600
const PARTS = Array.from({ length: CIRCUITS }, (_, part) => part)

export function SceneBoard({ world }: { readonly world: World }) {
  const height = heightOf(world)
  const shown = useRef({ before: lookOf(world), now: lookOf(world), t: 1, shine: 0, dip: 0 })
  const old = useRef<Sprite>(null)
  const fresh = useRef<Sprite>(null)
  const parts = useRef<Container>(null)
  const lamps = useRef<(Sprite | null)[]>([])
  const dark = useRef<Sprite>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const shine = () => {
    shown.current.shine = 1
  }
  useEvents<Event>({
    connected: () => {
      if (world.board === undefined && litOf(world) === CIRCUITS) shine()
    },
    cleared: shine,
    wrong: () => {
      shown.current.dip = 1
    },
  })
  useFrame((_alpha, ms) => {
    time.current += ms
    const { current } = shown
    const look = lookOf(world)
    if (look !== current.now) Object.assign(current, { before: current.now, now: look, t: 0 })
    current.t = Math.min(1, current.t + ms / FADE_MS)
    current.shine = Math.max(0, current.shine - ms / SHINE_MS)
    if (old.current && fresh.current) {
      old.current.texture = boardTexture(current.before, height)
      old.current.visible = current.t < 1
      fresh.current.texture = boardTexture(current.now, height)
      fresh.current.alpha = current.t
    }
    const lit = litOf(world)
    const calm = world.state === 'success' ? BRIGHT : FAINT
    const shining = reduced() ? 0.4 * current.shine : current.shine
    parts.current?.children.forEach((part, n) => {
      const wanted = n < lit ? calm + (1 - calm) * shining : 0
      part.alpha += (wanted - part.alpha) * Math.min(1, (ms * 4) / LIGHT_MS)
      part.visible = part.alpha > 0.01
      if (n < lit) (part as Sprite).texture = litTexture(look, n, height)
    })
    const failed = world.state === 'failed' || world.end === 'lives' || world.end === 'time'
    lamps.current.forEach((lamp, n) => {
      if (!lamp) return
      lamp.tint = failed ? 0xd55e00 : (LAMPS[n]?.color ?? 0xffffff)
      lamp.alpha = reduced() ? 0.6 : 0.45 + 0.35 * Math.sin(time.current / 900 + n * 1.9)
    })
    if (!dark.current) return
    current.dip = Math.max(0, current.dip - ms / DIP_MS)
    const wanted = failed ? 0.45 : DIP * current.dip
    dark.current.alpha += (wanted - dark.current.alpha) * Math.min(1, ms / 180)
  })
  return (
    <>
      <pixiSprite ref={old} texture={boardTexture(lookOf(world), height)} x={-MARGIN} y={-MARGIN} />
      <pixiSprite ref={fresh} texture={boardTexture(lookOf(world), height)} x={-MARGIN} y={-MARGIN} />
      <pixiContainer ref={parts} x={-MARGIN} y={-MARGIN}>
        {PARTS.map((part) => (
          <pixiSprite key={part} texture={barTexture(16, 16)} alpha={0} visible={false} />
        ))}
      </pixiContainer>
      {LAMPS.map(({ x, dy, color }, n) => (
        <pixiSprite
          key={`${x}:${dy}`}
          ref={(node) => {
            lamps.current[n] = node
          }}
          texture={glowTexture()}
          anchor={0.5}
          x={x}
          y={height / 2 + 62 + dy}
          scale={0.165}
          tint={color}
          blendMode="add"
        />
      ))}
      <pixiSprite
        ref={dark}
        texture={barTexture(16, 16)}
        x={-MARGIN * 2}
        y={-MARGIN * 2}
        width={SIDE + MARGIN * 4}
        height={height + MARGIN * 4}
        tint={0x020608}
        alpha={0}
      />
    </>
  )
}
