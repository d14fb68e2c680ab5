/** Lines of text in the field that fade in and out: the name of a stage, what is special about it, its goal. */
import type { Container } from 'pixi.js'
import { type ReactNode, useRef } from 'react'
import { itemAt } from '../../core/itemAt'
import { useFrame, useUprightRotation } from '../clock'
import { glowTexture } from '../painting/lights'
import { FONT_SIZE, textTexture } from '../painting/text'

const FADE_MS = 250
/** A shadow behind the lines, so that they can be read over anything, and the width of its texture. */
const SHADE = 0.6
const GLOW = 128
/** Distance between two lines, in font sizes. */
const LEADING = 1.3

interface Line {
  readonly text: string
  /** Font size in units. */
  readonly size: number
  /** 0xrrggbb. */
  readonly color?: number
}

interface Props {
  readonly lines: readonly Line[]
  /** Middle of all lines. */
  readonly x: number
  readonly y: number
  /** Longer lines are shown smaller. */
  readonly width: number
  shown(): boolean
  /** Pictures between or below the lines, relative to the middle. */
  readonly children?: ReactNode
}

const widthOf = (text: string, size: number) => (textTexture(text).width * size) / FONT_SIZE

export function Announcement({ lines, x, y, width, shown, children }: Props) {
  const holder = useRef<Container>(null)
  const upright = useUprightRotation()
  useFrame((_alpha, ms) => {
    const { current } = holder
    if (!current) return
    current.rotation = upright()
    current.alpha = Math.min(1, Math.max(0, current.alpha + (shown() ? ms : -ms) / FADE_MS))
    current.visible = current.alpha > 0
  })
  const downs = lines.map((_, n) =>
    lines
      .slice(0, n)
      .reduce((sum, { size }, i) => sum + ((size + itemAt(lines, i + 1).size) / 2) * LEADING, 0),
  )
  const half = (downs.at(-1) ?? 0) / 2
  const widest = Math.max(...lines.map(({ text, size }) => Math.min(width, widthOf(text, size))))
  const height = 2 * half + Math.max(...lines.map(({ size }) => size))
  return (
    <pixiContainer ref={holder} x={x} y={y} alpha={0}>
      <pixiSprite
        texture={glowTexture()}
        tint={0x000000}
        alpha={SHADE}
        anchor={0.5}
        scale={{ x: (1.5 * widest) / GLOW, y: (2.4 * height) / GLOW }}
      />
      {lines.map(({ text, size, color = 0xffffff }, n) => {
        const texture = textTexture(text)
        return (
          <pixiSprite
            key={text}
            texture={texture}
            tint={color}
            anchor={0.5}
            y={itemAt(downs, n) - half}
            scale={Math.min(size / FONT_SIZE, width / texture.width)}
          />
        )
      })}
      {children}
    </pixiContainer>
  )
}
