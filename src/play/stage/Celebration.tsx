/**
 * The celebration over the scene after a new best. Nothing moves with reduced motion; the end panel shows the
 * best too.
 */
import { useRef } from 'react'
import type { Size } from '../../engine/core/game/contract'
import type { CelebrationStyle } from '../../engine/core/game/realtimeFeatures'
import { tint } from '../../engine/core/palette'
import { useEvents, useFrame } from '../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../engine/stage/parts/Bursts'

const LASTS_MS = 1000
/** From one burst to the next. */
const EVERY_MS = 90
/** Speed per second and size of a piece, as shares of the field's shorter side. */
const SPEED = 1.1
const PIECE = 0.022

/** The position of the n-th burst, as shares of the field, and its direction; all around without one. */
function positionOf(kind: CelebrationStyle['kind'], n: number): { x: number; y: number; angle?: number } {
  if (kind === 'fountain') {
    const left = n % 2 === 0
    return { x: left ? 0 : 1, y: 1, angle: left ? -Math.PI / 3 : (-Math.PI * 2) / 3 }
  }
  // Decoration may be random: it never affects the rules.
  const x = 0.1 + Math.random() * 0.8
  return kind === 'rain' ? { x, y: -0.02, angle: Math.PI / 2 } : { x, y: 0.15 + Math.random() * 0.5 }
}

export function Celebration({ size, style }: { readonly size: Size; readonly style: CelebrationStyle }) {
  const bursts = useRef<BurstsHandle>(null)
  const going = useRef({ ms: LASTS_MS, bursts: 0 })
  const begin = () => {
    going.current = { ms: 0, bursts: 0 }
  }
  useEvents({ NewBest: begin })
  useFrame((_alpha, ms) => {
    const { current } = going
    if (current.ms >= LASTS_MS) return
    current.ms += ms
    const short = Math.min(size.width, size.height)
    for (; current.bursts * EVERY_MS < Math.min(current.ms, LASTS_MS); current.bursts++) {
      const { x, y, angle } = positionOf(style.kind, current.bursts)
      bursts.current?.burst(x * size.width, y * size.height, {
        color: tint(style.hues[current.bursts % style.hues.length] ?? 'yellow'),
        count: 14,
        speed: short * (angle === undefined ? SPEED / 2 : SPEED),
        size: short * PIECE,
        life: 1100,
        gravity: short * 0.9,
        shape: style.shape,
        angle,
        spread: 0.7,
      })
    }
  })
  return <Bursts ref={bursts} />
}
