/** Draws whole fruit and bombs: a body that rotates, under light and shade that do not. */
import { Container, Sprite } from 'pixi.js'
import { useEffect, useMemo } from 'react'
import { useFrame, useReducedMotion, useTick } from '../../../engine/stage/clock'
import type { Thing, World } from '../rules/world'
import { bombTexture, skullTexture } from './paintings/bomb'
import { FRUIT_DRAWN, fruitTexture, PAINTED, shadeTexture } from './paintings/fruit'

interface Ball {
  readonly holder: Container
  readonly body: Sprite
  readonly front: Sprite
  from: { x: number; y: number; angle: number }
  to: { x: number; y: number; angle: number }
  seen: number
}

const poseOf = ({ x, y, angle }: Thing) => ({ x, y, angle })

/** Each ball is one container, so that a ball in front covers the light of those behind. */
export function SceneBalls({
  world,
  things,
}: {
  readonly world: World
  readonly things: () => readonly Thing[]
}) {
  const root = useMemo(() => new Container(), [])
  const free = useMemo<Ball[]>(() => [], [])
  const shown = useMemo(() => new Map<number, Ball>(), [])
  const count = useMemo(() => ({ frame: 0 }), [])
  const reduced = useReducedMotion()
  useEffect(() => () => root.destroy({ children: true }), [root])

  const take = (thing: Thing): Ball => {
    const pose = poseOf(thing)
    let ball = free.pop()
    if (!ball) {
      const holder = root.addChild(new Container())
      const body = holder.addChild(new Sprite({ anchor: 0.5 }))
      const front = holder.addChild(new Sprite({ anchor: 0.5 }))
      ball = { holder, body, front, from: pose, to: pose, seen: 0 }
    }
    ball.from = ball.to = pose
    ball.body.texture = thing.name === 'bomb' ? bombTexture() : fruitTexture(thing.name)
    ball.front.texture = thing.name === 'bomb' ? skullTexture() : shadeTexture()
    ball.holder.visible = true
    // The newest is in front.
    root.addChild(ball.holder)
    shown.set(thing.id, ball)
    return ball
  }

  useTick(() => {
    for (const thing of things()) {
      const ball = shown.get(thing.id)
      if (ball) Object.assign(ball, { from: ball.to, to: poseOf(thing) })
    }
  })
  useFrame((alpha) => {
    count.frame++
    for (const thing of things()) {
      const ball = shown.get(thing.id) ?? take(thing)
      const { from, to, holder, body } = ball
      ball.seen = count.frame
      holder.position.set(from.x + (to.x - from.x) * alpha, from.y + (to.y - from.y) * alpha)
      body.rotation = from.angle + (to.angle - from.angle) * alpha
      // A throw stretches the ball: most at its start, round at the top.
      const stretch = reduced() ? 0 : Math.min(0.07, (Math.abs(thing.vy) / world.height) * 3)
      const scale = (thing.radius * (thing.type === 'fruit' ? FRUIT_DRAWN : 1)) / PAINTED
      holder.scale.set(scale * (1 - stretch * 0.6), scale * (1 + stretch))
    }
    for (const [id, ball] of shown) {
      if (ball.seen === count.frame) continue
      ball.holder.visible = false
      free.push(ball)
      shown.delete(id)
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(root)} />
}
