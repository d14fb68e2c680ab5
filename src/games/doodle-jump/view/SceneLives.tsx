/** The lives of a wild climb as balloons in the corner. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { useFrame } from '../../../engine/stage/clock'
import { LIVES, type Wild } from '../rules'
import { balloonTexture } from './paintings/item'

const PLACES = Array.from({ length: LIVES }, (_, at) => at)

export function SceneLives({ wild }: { readonly wild: Wild }) {
  const holder = useRef<Container>(null)
  useFrame(() => {
    holder.current?.children.forEach((balloon, at) => {
      balloon.alpha = at < wild.lives ? 1 : 0.22
    })
  })
  return (
    <pixiContainer ref={holder} x={22} y={12}>
      {PLACES.map((at) => (
        <pixiSprite key={at} texture={balloonTexture()} anchor={{ x: 0.5, y: 0 }} x={at * 28} scale={0.56} />
      ))}
    </pixiContainer>
  )
}
