/** The shake of a scene: short and decaying, and never with reduced motion. */
import type { Container } from 'pixi.js'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useFrame, useReducedMotion } from '../clock'

export interface ShakeHandle {
  /** `strength` 4 to 10 units, `ms` 100 to 300. A stronger shake replaces a weaker one. */
  shake(strength: number, ms?: number): void
}

/** Shakes its children when its handle is called. */
export function Shake({ ref, children }: { readonly ref: Ref<ShakeHandle>; readonly children: ReactNode }) {
  const holder = useRef<Container>(null)
  const state = useRef({ strength: 0, left: 0, ms: 1 })
  const reduced = useReducedMotion()
  useImperativeHandle(ref, () => ({
    shake(strength, ms = 200) {
      const { current } = state
      if (reduced() || current.strength * (current.left / current.ms) > strength) return
      state.current = { strength, left: ms, ms }
    },
  }))
  useFrame((_alpha, ms) => {
    const { current } = state
    if (!holder.current) return
    if (current.left <= 0) {
      holder.current.position.set(0, 0)
      return
    }
    current.left -= ms
    const reach = current.strength * Math.max(0, current.left / current.ms)
    // Two frequencies without a common period: no pattern is visible.
    holder.current.position.set(Math.sin(current.left * 0.11) * reach, Math.cos(current.left * 0.083) * reach)
  })
  return <pixiContainer ref={holder}>{children}</pixiContainer>
}
