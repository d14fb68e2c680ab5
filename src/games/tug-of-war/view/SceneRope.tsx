/** Draws the rope with its ribbon: tight while it is pulled, trembling under strain, slack between rounds. */
import type { Graphics, Sprite } from 'pixi.js'
import { type RefObject, useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Event, ribbonX, WIDTH, type World } from '../rules'
import { ROPE_Y } from './layout'
import { ribbonTexture } from './paintings'
import type { Hands } from './SceneBear'

const PARTS = 20

interface Props {
  readonly world: World
  readonly hands: Hands
  readonly shift: RefObject<number>
}

export function SceneRope({ world, hands, shift }: Props) {
  const rope = useRef<Graphics>(null)
  const ribbon = useRef<Sprite>(null)
  const view = useRef({ x: ribbonX(world.rope), strain: 0, slack: 1, time: 0 })
  const reduced = useReducedMotion()
  useEvents<Event>({
    pull: () => {
      view.current.strain = 1
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    current.time += ms
    current.strain = Math.max(0, current.strain - ms / 320)
    const wanted = ribbonX(world.rope)
    const still = reduced()
    current.x += (wanted - current.x) * (still ? 1 : Math.min(1, ms / 55))
    shift.current = current.x - WIDTH / 2
    const tight = world.state === 'pull' || world.state === 'end'
    current.slack += ((tight ? 0 : 1) - current.slack) * (still ? 1 : Math.min(1, ms / 180))
    if (!rope.current || !ribbon.current) return
    const [left, right] = [itemAt(hands, 0), itemAt(hands, 1)]
    // The last bear of each side.
    const [first, last] = [hands[2] ?? left, hands[3] ?? right]
    const tremble = still ? 0 : current.strain * 2.2 * Math.sin(current.time / 14)
    const at = (t: number) => ({
      x: left.x + (right.x - left.x) * t,
      y:
        left.y +
        (right.y - left.y) * t +
        Math.sin(t * Math.PI) * (current.slack * 44 + tremble) +
        Math.sin(t * Math.PI * 3) * tremble * 0.5,
    })
    const trace = (brush: Graphics, dy: number) => {
      brush.moveTo(first.x, first.y + dy)
      if (first !== left) brush.lineTo(left.x, left.y + dy)
      for (let i = 1; i <= PARTS; i++) {
        const { x, y } = at(i / PARTS)
        brush.lineTo(x, y + dy)
      }
      if (last !== right) brush.lineTo(last.x, last.y + dy)
      // The ends hang from the paws.
      for (const { x, y, big } of [first, last]) {
        brush.moveTo(x, y + dy)
        brush.bezierCurveTo(x - 18 * big, y + 6, x - 12 * big, y + 34, x - 22 * big, y + 50 * Math.abs(big))
      }
    }
    rope.current.clear()
    trace(rope.current, 2.5)
    rope.current.stroke({ width: 11, color: 0x5a4025, cap: 'round', join: 'round' })
    trace(rope.current, 0)
    rope.current.stroke({ width: 8, color: 0xcfa468, cap: 'round', join: 'round' })
    // Strands.
    for (let i = 0; i < 44; i++) {
      const a = at(i / 44)
      rope.current.moveTo(a.x - 3, a.y + 3)
      rope.current.lineTo(a.x + 3, a.y - 3)
    }
    rope.current.stroke({ width: 2, color: 0x8f6a3a })
    const share = (current.x - left.x) / Math.max(1, right.x - left.x)
    const hold = at(Math.min(0.95, Math.max(0.05, share)))
    ribbon.current.position.set(current.x, hold.y - 6)
    ribbon.current.rotation = still ? 0 : Math.sin(current.time / 300) * 0.06 + current.strain * 0.08
  })
  return (
    <>
      <pixiGraphics ref={rope} draw={() => {}} />
      <pixiSprite ref={ribbon} texture={ribbonTexture()} anchor={{ x: 0.5, y: 0.16 }} y={ROPE_Y} />
    </>
  )
}
