/** Holds all that is drawn in cells: a field's units, scaled to fit within its rim. */
import type { ReactNode } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { RIM, scaleWithin } from './rim'

export function SceneWithin({ size, children }: { readonly size: Size; readonly children: ReactNode }) {
  return (
    <pixiContainer x={RIM} y={RIM} scale={scaleWithin(size)}>
      {children}
    </pixiContainer>
  )
}
