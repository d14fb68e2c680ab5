/** Draws a player: tilted in its direction, eyes ahead, blocks that snap on, the multiplier above. */
import { type Container, Sprite, type Texture } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { hexNumber } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { textTexture } from '../../../engine/stage/painting/text'
import { FALLEN_ALPHA } from '../../../engine/stage/parts/fallen'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Event, MAX_SPEED, multiplierOf, PLAYER_SIZE, sizeOf, type World } from '../rules'
import { blockTexture, edgeTexture, eyesTexture, HEX, haloTexture, playerTexture } from './paintings'

const SNAP_MS = 240
/** The light around the player, and its eyes, in shares of their pictures. */
const LIGHT = 1.7
const EYES = 1.3

export function ScenePlayer({ world, index }: { readonly world: World; readonly index: number }) {
  const player = itemAt(world.players, index)
  const holder = useRef<Container>(null)
  const body = useRef<Container>(null)
  const edges = useRef<Container>(null)
  const blocks = useRef<Container>(null)
  const eyes = useRef<Sprite>(null)
  const count = useRef<Sprite>(null)
  const view = useRef({ snap: 0, bump: 0, shock: 0, lean: 0, time: index * 900 })
  const between = useInterpolatedPosition(() => ({ x: player.x, y: player.y }))
  const reduced = useReducedMotion()
  const tint = hexNumber(HEX[player.colour])
  /** Pictures are painted for the usual size. */
  const large = sizeOf(player) / PLAYER_SIZE
  useEvents<Event>({
    catch: (event) => {
      if (event.player === index) view.current.snap = 1
    },
    bump: (event) => {
      if (event.player === index) view.current.bump = event.direction
    },
    blast: (event) => {
      if (event.player === index) view.current.shock = 1
    },
  })
  /** One sprite per attached block; the newest pops. */
  const stick = (node: Container, texture: Texture, snap: number) => {
    const cells = player.attachedBlocks
    while (node.children.length < cells.length) node.addChild(new Sprite({ texture, anchor: 0.5 }))
    node.children.forEach((sprite, index) => {
      const cell = cells[index]
      sprite.visible = cell !== undefined
      if (!cell) return
      sprite.position.set(cell.dx * PLAYER_SIZE, cell.dy * PLAYER_SIZE)
      sprite.scale.set(1 + (index === cells.length - 1 ? Math.sin(snap * Math.PI) * 0.45 : 0))
    })
  }
  useFrame((alpha, ms) => {
    const { current } = view
    if (!holder.current || !body.current || !edges.current || !blocks.current) return
    if (!eyes.current || !count.current) return
    holder.current.visible = player.alive || world.state === 'over'
    const safe = world.tour?.safe[index] ?? 0
    // It blinks as long as nothing hits it.
    const blinking = safe > 0 && !reduced() ? 0.62 + 0.34 * Math.sin(safe / 2.4) : safe > 0 ? 0.6 : 1
    holder.current.alpha = player.alive ? blinking : FALLEN_ALPHA
    if (!player.alive) return
    const moving = !reduced()
    current.time += ms
    current.snap = Math.max(0, current.snap - ms / SNAP_MS)
    current.shock = Math.max(0, current.shock - ms / 400)
    current.bump *= Math.max(0, 1 - ms / 110)
    const fast = player.speed / MAX_SPEED
    current.lean += (fast - current.lean) * Math.min(1, ms / 70)
    holder.current.x = between(alpha).x
    const squash = moving
      ? Math.sin(current.snap * Math.PI) * 0.22 +
        Math.abs(current.bump) * 0.2 +
        Math.sin(current.time / 260) * 0.012
      : 0
    body.current.skew.x = moving ? -current.lean * 0.22 : 0
    body.current.scale.set(large * (1 + squash * (current.snap > 0 ? 1 : -1)), large * (1 - squash))
    body.current.rotation = moving ? Math.sin(current.shock * 16) * 0.12 * current.shock : 0
    const snap = moving ? current.snap : 0
    stick(edges.current, edgeTexture(), snap)
    stick(blocks.current, blockTexture(player.colour), snap)
    eyes.current.x = current.lean * 4
    // An occasional blink.
    eyes.current.scale.y = current.time % 3100 < 110 ? 0.15 * EYES : EYES
    const times = multiplierOf(player)
    count.current.visible = times > 1 && world.state === 'run'
    count.current.texture = textTexture(`×${times}`)
    const top = Math.min(0, ...player.attachedBlocks.map(({ dy }) => dy))
    count.current.y = player.y + top * sizeOf(player) - 8 - sizeOf(player)
    count.current.scale.set(0.5 * (1 + (moving ? Math.sin(current.snap * Math.PI) * 0.5 : 0)))
  })
  return (
    <pixiContainer ref={holder}>
      <pixiSprite
        texture={haloTexture()}
        anchor={0.5}
        y={player.y}
        tint={tint}
        alpha={0.75}
        scale={large * LIGHT}
      />
      <pixiContainer ref={body} y={player.y + sizeOf(player) / 2} scale={large}>
        <pixiContainer y={-PLAYER_SIZE / 2}>
          <pixiContainer ref={edges} />
          <pixiSprite texture={edgeTexture()} anchor={0.5} />
          <pixiContainer ref={blocks} />
          <pixiSprite texture={playerTexture(player.colour)} anchor={0.5} />
          <pixiSprite ref={eyes} texture={eyesTexture()} anchor={0.5} y={-3} scale={EYES} />
        </pixiContainer>
      </pixiContainer>
      <pixiSprite ref={count} texture={textTexture('×1')} anchor={0.5} visible={false} />
    </pixiContainer>
  )
}
