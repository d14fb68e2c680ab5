/** Draws the jumper: squashed on landing, stretched in flight, looking ahead, and on both sides of the seam. */
import type { Container, Sprite } from 'pixi.js'
import { type RefObject, useRef } from 'react'
import { clamp } from '../../../engine/core/math/geometry'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Event, MAX_SPEED, WIDTH, type World } from '../rules'
import { balloonTexture, bladeTexture, capTexture, itemTexture } from './paintings/item'
import { bodyTexture, eyesTexture, footTexture, keyTexture } from './paintings/jumper'

/** How long the squash of a landing lasts. */
const SQUASH_MS = 170
/** It is drawn this much larger than its pictures, standing on the same feet. */
const LARGER = 1.18

export function SceneJumper({ world }: { readonly world: World }) {
  return (
    <>
      <Figure world={world} side={-WIDTH} />
      <Figure world={world} side={WIDTH} />
      <Figure world={world} side={0} />
    </>
  )
}

/** One copy of the jumper, shifted by `side`: what leaves at one edge enters at the other. */
function Figure({ world, side }: { readonly world: World; readonly side: number }) {
  const holder = useRef<Container>(null)
  const shape = useRef<Container>(null)
  const eyes = useRef<Sprite>(null)
  const key = useRef<Sprite>(null)
  const feet = [useRef<Sprite>(null), useRef<Sprite>(null)] as const
  const pack = useRef<Sprite>(null)
  const cap = useRef<Container>(null)
  const blades = useRef<Sprite>(null)
  const balloon = useRef<Sprite>(null)
  const view = useRef({ since: SQUASH_MS, face: 1, lookX: 0, lookY: 0, ms: 0, wind: 0 })
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => world.player)
  const squash = () => {
    view.current.since = 0
  }
  useEvents<Event>({ jump: squash, bounce: squash, spring: squash, jetpack: squash, propeller: squash })
  useFrame((alpha, ms) => {
    if (!holder.current || !shape.current || !eyes.current || !key.current) return
    const { current } = view
    const { player, flight } = world
    const at = positionAt(alpha)
    holder.current.position.set(at.x + side, at.y)
    holder.current.visible = world.state === 'play' && Math.abs(at.x + side - WIDTH / 2) < WIDTH / 2 + 40
    current.ms += ms
    current.since += ms
    const ease = Math.min(1, ms / 80)
    current.face += (player.facing - current.face) * Math.min(1, ms / 55)
    current.lookX += (Math.abs(player.vx) / MAX_SPEED - current.lookX) * ease
    current.lookY += (clamp(player.vy / 10, -1, 1) - current.lookY) * ease
    const calm = reduced()
    const landed = calm ? 0 : Math.max(0, 1 - current.since / SQUASH_MS)
    const stretch = calm ? 0 : clamp(-player.vy * 0.012, -0.1, 0.17) - 0.42 * landed * landed
    const turn = Math.abs(current.face) < 0.15 ? 0.15 * player.facing : current.face
    shape.current.scale.set(turn * (1 - stretch * 0.7), 1 + stretch)
    shape.current.rotation = calm ? 0 : (player.vx / MAX_SPEED) * 0.13
    eyes.current.position.set(5.5 + current.lookX * 3, -24 + current.lookY * 3.5)
    // Wound up by each landing, then running down.
    current.wind += ms * (0.002 + 0.016 * Math.max(0, 1 - current.since / 700))
    key.current.scale.y = calm ? 1 : 0.35 + 0.65 * Math.abs(Math.cos(current.wind))
    const swing = calm ? 0 : clamp(player.vy * 0.3, -3, 3)
    feet[0].current?.position.set(-8 - Math.max(0, swing), -4 - swing * 0.6)
    feet[1].current?.position.set(9 + Math.max(0, swing) * 0.5, -4 - Math.max(0, swing) * 0.3)
    if (pack.current) pack.current.visible = flight?.kind === 'jetpack'
    if (cap.current) cap.current.visible = flight?.kind === 'propeller'
    key.current.visible = flight?.kind !== 'jetpack'
    if (balloon.current) {
      balloon.current.visible = flight?.kind === 'balloon'
      balloon.current.rotation = calm ? 0 : Math.sin(current.ms / 300) * 0.12
    }
    const safe = world.wild && !flight ? world.wild.safe : 0
    holder.current.alpha = safe === 0 ? 1 : calm ? 0.7 : 0.75 + 0.25 * Math.cos(safe / 3)
    if (blades.current) blades.current.scale.x = calm ? 1 : Math.cos(current.ms / 28)
  })
  return (
    <pixiContainer ref={holder} scale={LARGER}>
      <pixiContainer ref={shape}>
        <pixiSprite ref={key} texture={keyTexture()} anchor={{ x: 1, y: 0.5 }} x={-12} y={-19} />
        <pixiSprite
          ref={pack}
          texture={itemTexture('jetpack')}
          anchor={0.5}
          x={-18}
          y={-18}
          visible={false}
        />
        <pixiSprite ref={feet[0]} texture={footTexture()} anchor={0.5} />
        <pixiSprite ref={feet[1]} texture={footTexture()} anchor={0.5} />
        <pixiSprite texture={bodyTexture()} anchor={{ x: 0.5, y: 1 }} y={-3} />
        <pixiSprite ref={eyes as RefObject<Sprite>} texture={eyesTexture()} anchor={0.5} />
        <pixiSprite
          ref={balloon}
          texture={balloonTexture()}
          anchor={{ x: 0.5, y: 1 }}
          y={-36}
          visible={false}
        />
        <pixiContainer ref={cap} y={-42} visible={false}>
          <pixiSprite texture={capTexture()} anchor={0.5} />
          <pixiSprite ref={blades} texture={bladeTexture()} anchor={0.5} y={-13} />
        </pixiContainer>
      </pixiContainer>
    </pixiContainer>
  )
}
