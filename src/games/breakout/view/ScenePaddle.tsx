/** Draws the paddle: it tilts as it moves, gives way under a ball, widens with a power-up, and shows its power-ups. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion, useTick } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { type Event, PADDLE_HEIGHT, type Power, paddleWidth, paddleY, plainWidth, type World } from '../rules'
import { POWER_TICKS } from '../rules/powers'
import { arrowTexture, capsuleTexture, PADDLE_MIDDLE, paddleTexture, powerColor } from './paintings'

const LASTING: readonly Exclude<Power, 'life' | 'three'>[] = ['wide', 'slow', 'sticky', 'laser']

export function ScenePaddle({ world }: { readonly world: World }) {
  const plain = plainWidth(world)
  const holder = useRef<Container>(null)
  const paddle = useRef<Sprite>(null)
  const arrow = useRef<Sprite>(null)
  const view = useRef({ from: world.paddle, to: world.paddle, give: 0, width: plain, ms: 0 })
  const reduced = useReducedMotion()
  useTick(() => {
    view.current.from = view.current.to
    view.current.to = world.paddle
  })
  useEvents<Event>({
    paddle: () => {
      view.current.give = 1
    },
    launch: () => {
      view.current.give = 1
    },
    power: () => {
      view.current.give = 1
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (!holder.current || !paddle.current || !arrow.current) return
    current.ms += ms
    current.give = Math.max(0, current.give - ms / 160)
    current.width += (paddleWidth(world) - current.width) * Math.min(1, ms / 70)
    const x = current.from + (current.to - current.from) * alpha
    const moving = !reduced()
    const give = moving ? Math.sin(current.give * Math.PI) : 0
    holder.current.position.set(x, paddleY(world) + PADDLE_HEIGHT / 2 + give * 5)
    const lean = Math.max(-0.03, Math.min(0.03, (current.to - current.from) * 0.0025))
    holder.current.rotation += ((moving ? lean : 0) - holder.current.rotation) * Math.min(1, ms / 60)
    const wide = current.width / plain
    paddle.current.scale.set(wide * (1 + give * 0.06), 1 - give * 0.16)
    const power = world.laser > 0 ? 'laser' : world.sticky > 0 ? 'sticky' : 'plain'
    paddle.current.texture = paddleTexture(power, plain)
    const held = world.balls.find((ball) => ball.held !== null)
    arrow.current.visible = held !== undefined
    arrow.current.x = held?.held ?? 0
    arrow.current.y = -44 + (moving ? Math.sin(current.ms / 190) * 4 : 0)
    arrow.current.alpha = 0.8
  })
  return (
    <pixiContainer ref={holder}>
      <pixiSprite
        ref={paddle}
        texture={paddleTexture('plain', plain)}
        anchor={{ x: 0.5, y: PADDLE_MIDDLE }}
      />
      <pixiSprite ref={arrow} texture={arrowTexture()} anchor={0.5} visible={false} />
    </pixiContainer>
  )
}

/** The active power-ups, in the lower left corner, each above the bar of its time. */
export function ScenePowers({ world }: { readonly world: World }) {
  const symbols = useRef<Partial<Record<Power, Container | null>>>({})
  useFrame(() => {
    let index = 0
    for (const power of LASTING) {
      const symbol = symbols.current[power]
      if (!symbol) continue
      symbol.visible = world[power] > 0
      if (symbol.visible) symbol.position.set(34 + index++ * 52, world.height - 26)
    }
  })
  if (!world.powerUps) return null
  return (
    <pixiContainer>
      {LASTING.map((power) => (
        <pixiContainer
          key={power}
          ref={(node) => {
            symbols.current[power] = node
          }}
          visible={false}
        >
          <pixiSprite texture={capsuleTexture(power)} anchor={0.5} />
          <ClockBar
            texture={barTexture(42, 5)}
            x={-21}
            y={16}
            width={42}
            height={5}
            left={() => world[power] / POWER_TICKS[power]}
            color={() => hexNumber(powerColor(power))}
            groove={{ color: tint('night'), alpha: 0.6, rim: 1.5 }}
          />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}
