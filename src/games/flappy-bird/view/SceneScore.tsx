/** The score, large in the sky, with the four medals below it, and the feathers that are left. */
import type { Container, Sprite } from 'pixi.js'
import { useEffect, useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { acquireText, FONT_SIZE, releaseText, textTexture } from '../../../engine/stage/painting/text'
import { MEDALS, WIDTH, type World } from '../rules'
import { MAX_FEATHERS } from '../rules/gentle'
import { featherTexture, medalTexture } from './paintings/awards'

const SIZE = 74
const TOP = 62
const MEDAL_SIZE = 0.29
const MEDAL_STEP = 28
/** The plate below the medals, units. */
const PLATE = { width: 124, height: 34 } as const
const POP_MS = 160
/** How long a medal that was just won is shown large. */
const SHOW_MS = 1300

const RANKS = [0, 1, 2, 3] as const

/** How many medals a score has won. */
const wonBy = (score: number) => MEDALS.filter(({ from }) => score >= from).length

export function SceneScore({ world }: { readonly world: World }) {
  const number = useRef<Container>(null)
  const medals = useRef<Container>(null)
  const feathers = useRef<Container>(null)
  const large = useRef<Sprite>(null)
  const view = useRef({ text: '', pop: 0, won: wonBy(world.score), showing: 0 })
  const reduced = useReducedMotion()
  useEffect(() => {
    const { current } = view
    return () => releaseText(current.text)
  }, [])
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!number.current || !large.current) return
    const text = `${world.score}`
    if (text !== current.text) {
      const texture = acquireText(text)
      for (const each of number.current.children) (each as Sprite).texture = texture
      if (current.text) releaseText(current.text)
      current.pop = current.text ? 1 : 0
      current.text = text
    }
    current.pop = Math.max(0, current.pop - ms / POP_MS)
    number.current.scale.set((SIZE / FONT_SIZE) * (reduced() ? 1 : 1 + 0.22 * current.pop))

    const won = wonBy(world.score)
    if (won > current.won) {
      current.showing = 1
      large.current.texture = medalTexture(won - 1, true)
    }
    current.won = won
    medals.current?.children.forEach((medal, rank) => {
      ;(medal as Sprite).texture = medalTexture(rank, rank < won)
    })
    current.showing = Math.max(0, current.showing - ms / SHOW_MS)
    const t = 1 - current.showing
    large.current.visible = current.showing > 0
    large.current.alpha = Math.min(1, current.showing * 4)
    // It swings in within the first eighth.
    const grown = reduced() ? 1 : Math.min(1, t * 8)
    large.current.scale.set(1.5 * (0.4 + 0.6 * grown) * (reduced() ? 1 : 1 + 0.06 * Math.sin(t * 18)))
    feathers.current?.children.forEach((feather, i) => {
      feather.visible = i < (world.gentle?.feathers ?? 0)
    })
  })
  return (
    <pixiContainer>
      <pixiContainer ref={number} x={WIDTH / 2} y={TOP}>
        {/* Twice: the outline of the one below is dark over every sky and pipe. */}
        <pixiSprite texture={textTexture('0')} anchor={0.5} tint={0x0b1524} />
        <pixiSprite texture={textTexture('0')} anchor={0.5} />
      </pixiContainer>
      <pixiSprite
        texture={barTexture(PLATE.width, PLATE.height)}
        anchor={0.5}
        x={WIDTH / 2}
        y={TOP + 53}
        tint={0x0b1524}
        alpha={0.6}
      />
      <pixiContainer ref={medals} y={TOP + 52}>
        {RANKS.map((rank) => (
          <pixiSprite
            key={rank}
            texture={medalTexture(rank, false)}
            anchor={0.5}
            scale={MEDAL_SIZE}
            x={WIDTH / 2 + (rank - 1.5) * MEDAL_STEP}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={feathers} x={28} y={32}>
        {world.gentle &&
          Array.from({ length: MAX_FEATHERS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feather is its index
            <pixiSprite key={i} texture={featherTexture()} anchor={0.5} x={i * 30} />
          ))}
      </pixiContainer>
      <pixiSprite
        ref={large}
        texture={medalTexture(0, true)}
        anchor={0.5}
        x={WIDTH / 2}
        y={TOP + 150}
        visible={false}
      />
    </pixiContainer>
  )
}
