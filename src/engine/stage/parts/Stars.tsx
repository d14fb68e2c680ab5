/** The stars of a stage: outlines that fill as their goals are reached. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { STARS } from '../../core/game/road'
import { tint } from '../../core/palette'
import { useFrame, useReducedMotion } from '../clock'
import { paint } from '../painting/paint'

const SIDE = 28
/** From one star to the next. */
const STEP = SIDE + 2
const POP_MS = 260

function starTexture(won: boolean) {
  return paint(`star:${won}`, SIDE, SIDE, (brush) => {
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

interface Props {
  /** How many are won. */
  readonly stars: () => number
  /** The middle of the row, in world units. */
  readonly x: number
  readonly y: number
}

export function Stars({ stars, x, y }: Props) {
  const row = useRef<Container>(null)
  const since = useRef({ stars: 0, ms: POP_MS })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const now = stars()
    const { current } = since
    current.ms = now > current.stars ? 0 : current.ms + ms
    current.stars = now
    row.current?.children.forEach((child, n) => {
      const won = n < now
      const pop = n === now - 1 && !reduced() ? Math.max(0, 1 - current.ms / POP_MS) : 0
      const [empty, full] = child.children
      if (empty) empty.visible = !won
      if (full) full.visible = won
      child.scale.set(1 + 0.8 * pop)
    })
  })
  return (
    <pixiContainer ref={row} x={x} y={y}>
      {STARS.map((star, n) => (
        <pixiContainer key={star} x={(n - (STARS.length - 1) / 2) * STEP}>
          <pixiSprite texture={starTexture(false)} anchor={0.5} alpha={0.8} />
          <pixiSprite texture={starTexture(true)} anchor={0.5} tint={tint('yellow')} />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}
