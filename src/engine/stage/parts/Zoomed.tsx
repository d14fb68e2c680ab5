/** The part of a scene that can be zoomed: it follows the camera over the field. */
import type { Container } from 'pixi.js'
import { type ReactNode, useRef } from 'react'
import { useCamera, useFrame } from '../clock'

/** Draw what lies beside the camera's field after it. A world that is not the camera's (a demo) is shown whole. */
export function Zoomed({ world, children }: { readonly world: unknown; readonly children: ReactNode }) {
  const holder = useRef<Container>(null)
  const camera = useCamera()
  useFrame(() => {
    const view = camera()
    const over = view?.isOf(world) ? view : null
    const origin = over?.toSeen({ x: 0, y: 0 }) ?? { x: 0, y: 0 }
    holder.current?.position.set(origin.x, origin.y)
    holder.current?.scale.set(over?.zoom ?? 1)
  })
  return <pixiContainer ref={holder}>{children}</pixiContainer>
}
