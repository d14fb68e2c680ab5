/** The stars of the stage in Arcade: outlines that fill as their goals are reached. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { STARS } from '../../../engine/core/game/road'
import { tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import type { World } from '../rules/world'

const SIDE = 28
/** Below the stats shown over the field. */
const TOP = 84
const POP_MS = 260

function starTexture(won: boolean) {
  return paint(`slice:star:${won}`, SIDE, SIDE, (brush) => {
    brush.beginPath()
    for (let i = 0; i < 10; i++) {
      const far = i % 2 ? 5.4 : 12
      const angle = (i / 10) * Math.PI * 2 - Math.PI / 2
      brush.lineTo(SIDE / 2 + Math.cos(angle) * far, SIDE / 2 + 1 + Math.sin(angle) * far)
    }
    brush.closePath()
    brush.lineJoin = 'round'
    brush.lineWidth = 2
    brush.strokeStyle = '#fff'
    brush.fillStyle = won ? '#fff' : 'rgba(10, 11, 16, 0.55)'
    brush.fill()
    brush.stroke()
  })
}

export function SceneStars({ world }: { readonly world: World }) {
  const row = useRef<Container>(null)
  const since = useRef({ stars: 0, ms: POP_MS })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const stars = world.arcade?.stars ?? 0
    const { current } = since
    current.ms = stars > current.stars ? 0 : current.ms + ms
    current.stars = stars
    row.current?.position.set(16 + SIDE / 2, TOP)
    row.current?.children.forEach((child, n) => {
      const won = n < stars
      const pop = n === stars - 1 && !reduced() ? Math.max(0, 1 - current.ms / POP_MS) : 0
      const [empty, full] = child.children
      if (empty) empty.visible = !won
      if (full) full.visible = won
      child.scale.set(1 + 0.8 * pop)
    })
  })
  return (
    <pixiContainer ref={row}>
      {STARS.map((star, n) => (
        <pixiContainer key={star} x={n * (SIDE + 2)}>
          <pixiSprite texture={starTexture(false)} anchor={0.5} alpha={0.8} />
          <pixiSprite texture={starTexture(true)} anchor={0.5} tint={tint('yellow')} />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}
