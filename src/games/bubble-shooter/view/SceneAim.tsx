/** The aim line: dots along the path with its bounces, and a ring where the bubble will rest. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { hexNumber, PALETTE, tone } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Bubble, landingOf, middleOf, type World } from '../rules'
import { along, lengthOf, wayOf } from '../rules/flight'
import { dotTexture, ghostTexture, HUES } from './paintings'

const GAP = 19
/** What lightens the color of the dots: the sea is dark. */
const LIGHTER = 0.55
/** The first dot keeps away from the launcher. */
const FIRST = 46
const DOTS = 64

export function SceneAim({ world }: { readonly world: World }) {
  const dots = useRef<(Sprite | null)[]>([])
  const ghost = useRef<Sprite>(null)
  const time = useRef(0)
  const shown = useRef(0)
  const reduced = useReducedMotion()
  const indexes = useMemo(() => Array.from({ length: DOTS }, (_, n) => n), [])
  const known = useRef({
    key: '',
    flight: wayOf(world.bubbles, world.parity, 0, world),
    length: 0,
    clears: false,
  })
  /** Computed again only when the aim or the board has changed. */
  const look = () => {
    const key = `${world.angle}:${world.version}:${world.loaded}`
    if (known.current.key === key) return
    const flight = wayOf(world.bubbles, world.parity, world.angle, world)
    const landed: Bubble = {
      id: -1,
      color: world.loaded,
      ...flight.to,
      ...middleOf(flight.to.row, flight.to.col, world.parity),
    }
    known.current = {
      key,
      flight,
      length: lengthOf([...flight.path.slice(0, -1), flight.touch]),
      clears: landingOf(world.bubbles, landed, world.parity, world.width).bursts,
    }
  }
  useFrame((_alpha, ms) => {
    time.current += ms
    const playing = world.state === 'play'
    const wanted = playing ? (world.flight ? 0.5 : 1) : 0
    shown.current += (wanted - shown.current) * Math.min(1, ms / 70)
    if (!ghost.current) return
    if (playing) look()
    const { flight, length, clears } = known.current
    const color = hexNumber(tone(PALETTE[HUES[world.loaded] ?? 'sky'], LIGHTER))
    // The dots move slowly along the path.
    const drift = reduced() ? 0 : (time.current / 60) % GAP
    dots.current.forEach((dot, n) => {
      if (!dot) return
      const far = FIRST + n * GAP + drift
      dot.visible = far < length - 20 && shown.current > 0.02
      if (!dot.visible) return
      const { x, y } = along(flight.path, far)
      dot.position.set(x, y)
      dot.tint = color
      const ease = Math.min(1, (n + drift / GAP) / 1.5)
      dot.alpha = shown.current * ease * Math.max(0.72, 1 - far / 1800)
      dot.scale.set(Math.max(0.8, 1.1 - far / 2000))
    })
    const rest = flight.path.at(-1)
    if (!rest) return
    ghost.current.position.set(rest.x, rest.y)
    ghost.current.tint = clears ? 0xffffff : color
    ghost.current.alpha = shown.current * (clears ? 1 : 0.75)
    ghost.current.rotation = reduced() ? 0 : time.current / 1600
    ghost.current.scale.set(clears && !reduced() ? 1 + 0.05 * Math.sin(time.current / 130) : 1)
  })
  return (
    <>
      {indexes.map((n) => (
        <pixiSprite
          key={n}
          ref={(node) => {
            dots.current[n] = node
          }}
          texture={dotTexture()}
          anchor={0.5}
          visible={false}
        />
      ))}
      <pixiSprite ref={ghost} texture={ghostTexture()} anchor={0.5} alpha={0} />
    </>
  )
}
