/** Owns what one scene put on the stage: when it goes, everything in it is freed. */
import type { Container } from 'pixi.js'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Wrap each scene in one, keyed by the play. The reconciler destroys only the topmost object it removes and lets go of
 * what that one held; graphics and pools would stay in the renderer's books for ever.
 */
export function SceneRoot({ children }: { readonly children: ReactNode }) {
  const holder = useRef<Container>(null)
  // A layout effect: its clean-up runs before the reconciler takes the children apart.
  useLayoutEffect(() => {
    const container = holder.current
    return () => container?.destroy({ children: true, context: true })
  }, [])
  return <pixiContainer ref={holder}>{children}</pixiContainer>
}
