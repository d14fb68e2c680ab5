/** The root of one scene on the stage. When it is removed, everything in it is freed. */
import type { Container } from 'pixi.js'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Wrap each scene in one, keyed by the game being played. The reconciler destroys only the topmost object that it removes;
 * the renderer would keep track of the graphics and pools inside it for ever.
 */
export function SceneRoot({ children }: { readonly children: ReactNode }) {
  const holder = useRef<Container>(null)
  // A layout effect: its cleanup runs before the reconciler detaches the children.
  useLayoutEffect(() => {
    const container = holder.current
    return () => container?.destroy({ children: true, context: true })
  }, [])
  return <pixiContainer ref={holder}>{children}</pixiContainer>
}
