/** Owns the second of joy over the scene when a play ended with a new best. Nothing flies with reduced motion; the end panel tells it too. */
import { useRef } from 'react'
import type { Celebration as Look } from '../../engine/core/game/celebration'
import type { Size } from '../../engine/core/game/contract'
import { tint } from '../../engine/core/palette'
import { useEvents, useFrame } from '../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../engine/stage/parts/Bursts'

const LASTS_MS = 1000
/** From one burst to the next. */
const EVERY_MS = 90
/** Of the field's shorter side: how far a piece gets in a second, and how large it is. */
const FAST = 1.1
const LARGE = 0.022

/** Where the n-th burst begins, as parts of the field, and which way it goes; all around where none is named. */
function place(way: Look['way'], n: number): { x: number; y: number; angle?: number } {
  if (way === 'fountain') {
    const left = n % 2 === 0
    return { x: left ? 0 : 1, y: 1, angle: left ? -Math.PI / 3 : (-Math.PI * 2) / 3 }
  }
  // What is pretty may be random: nothing here reaches the rules.
  const x = 0.1 + Math.random() * 0.8
  return way === 'rain' ? { x, y: -0.02, angle: Math.PI / 2 } : { x, y: 0.15 + Math.random() * 0.5 }
}

export function Joy({ size, look }: { readonly size: Size; readonly look: Look }) {
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
      const { x, y, angle } = place(look.way, current.bursts)
      bursts.current?.burst(x * size.width, y * size.height, {
        color: tint(look.hues[current.bursts % look.hues.length] ?? 'yellow'),
        count: 14,
        speed: short * (angle === undefined ? FAST / 2 : FAST),
        size: short * LARGE,
        life: 1100,
        gravity: short * 0.9,
        shape: look.shape,
        angle,
        spread: 0.7,
      })
    }
  })
  return <Bursts ref={bursts} />
}
