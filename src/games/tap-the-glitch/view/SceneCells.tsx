/** The 300 cells of the background: calm while the system is healthy, with more dark holes as it is damaged. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { BACKGROUND_CELLS, CELL, type Event, SLOT, TOP, type World } from '../rules'
import { cellTexture } from './paintings'

/** Damage is dark: what is red could be taken for a thing to tap. */
const SICK = 0x05080d
/** Opacity of a calm cell: the floor is dark, so that glitches are the bright things. */
const REST = 0.16
/** The color of what repairs the floor and of what breaks it. */
const MENDED = 0x3f9a86
const BROKEN = 0x6b352c
/** How far a glitch that got through breaks the floor, units, and for how long. */
const BREAK_REACH = 105
const BREAK_MS = 7000
/** Each frame updates one in this many cells; the difference is not visible. */
const SHARE = 10
/** A soft band of light goes down the cells: its half width, its way before the next one, units, and units per ms. */
const SWEEP_WIDTH = 70
const SWEEP_WAY = 1400
const SWEEP_PACE = 0.14

export function SceneCells({ world, calm }: { readonly world: World; readonly calm: number }) {
  const sprites = useRef<(Sprite | null)[]>([])
  const wave = useRef({ x: 0, y: 0, age: 1, color: MENDED })
  const broken = useRef<number[]>([])
  const turn = useRef(0)
  const swept = useRef(0)
  const reduced = useReducedMotion()
  const across = (world.cols * SLOT) / CELL
  const points = useMemo(
    () =>
      Array.from({ length: BACKGROUND_CELLS }, (_, cell) => ({
        x: ((cell % across) + 0.5) * CELL,
        y: TOP + (Math.floor(cell / across) + 0.5) * CELL,
      })),
    [across],
  )
  useEvents<Event>({
    hit: ({ x, y }) => {
      wave.current = { x, y, age: 0, color: MENDED }
    },
    expire: ({ x, y }) => {
      wave.current = { x, y, age: 0, color: BROKEN }
      for (const [cell, at] of points.entries()) {
        const near = 1 - Math.hypot(at.x - x, at.y - y) / BREAK_REACH
        if (near > 0) broken.current[cell] = Math.min(1, near * 1.6)
      }
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = wave
    current.age = Math.min(1, current.age + ms / 600)
    turn.current = (turn.current + 1) % SHARE
    const still = reduced()
    if (!still) swept.current = (swept.current + ms * SWEEP_PACE) % SWEEP_WAY
    const sweep = swept.current - SWEEP_WIDTH
    const sick = 1 - world.health / 100
    for (let cell = turn.current; cell < BACKGROUND_CELLS; cell += SHARE) {
      const sprite = sprites.current[cell]
      const at = points[cell]
      if (!sprite || !at) continue
      let alpha = REST + 0.04 * Math.sin(cell * 12.9898)
      if (!still) alpha += 0.1 * Math.exp(-(((at.x * 0.5 + at.y - sweep) / SWEEP_WIDTH) ** 2))
      const far = Math.hypot(at.x - current.x, at.y - current.y)
      const isPassing = current.age < 1 && !reduced() && Math.abs(far - current.age * 260) < 45
      if (isPassing) alpha += 0.3 * (1 - current.age)
      // The wave of a hit repairs the floor.
      const worn = isPassing && current.color === MENDED ? 0 : (broken.current[cell] ?? 0)
      const wound = Math.max(0, worn - (ms * SHARE) / BREAK_MS)
      broken.current[cell] = wound
      // The same cells are affected first in every game.
      const ill = (Math.sin(cell * 78.233) + 1) / 2 < sick
      sprite.tint = wound > 0 ? BROKEN : isPassing ? current.color : ill ? SICK : calm
      sprite.alpha = ill ? alpha + 0.4 : alpha
      // Some of the broken cells are holes.
      if (wound > 0) sprite.alpha = Math.sin(cell * 41.7) < -0.3 ? 0 : alpha + 0.6 * wound
    }
  })
  return points.map(({ x, y }, cell) => (
    <pixiSprite
      // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their position
      key={cell}
      ref={(node) => {
        sprites.current[cell] = node
      }}
      texture={cellTexture()}
      anchor={0.5}
      x={x}
      y={y}
      tint={calm}
      alpha={REST}
    />
  ))
}
