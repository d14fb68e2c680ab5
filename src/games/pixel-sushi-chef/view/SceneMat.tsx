/**
 * Draws the mat between bin and bell: pieces that land one by one, the bell when a roll is ready, and the bin's lid.
 */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { type Event, LONGEST_ROLL, layoutOf, slotsOf, type World, wanted } from '../rules'
import { bellTexture, binTexture, lidTexture, matTexture } from './paintings'
import { foodTexture } from './paintings/foods'

const SLOTS = Array.from({ length: LONGEST_ROLL }, (_, slot) => slot)
/** The glow around the ready bell. */
const LIGHT = 0xffdc8c
const FLY_MS = 130
const LAND_MS = 180
const PIECE_SCALE = 1.12

interface Piece {
  fromX: number
  fromY: number
  age: number
}

export function SceneMat({ world }: { readonly world: World }) {
  const bar = layoutOf(world)
  const { bell: bellAt, bin, mat: matAt, slotY, spots, trays } = bar
  const pieces = useRef<(Sprite | null)[]>([])
  const ways = useRef<Piece[]>([]).current
  const mat = useRef<Container>(null)
  const bell = useRef<Sprite>(null)
  const glow = useRef<Sprite>(null)
  const lid = useRef<Sprite>(null)
  const view = useRef({ roll: 0, ring: 0, lid: 0, no: 0, glow: 0, time: 0 })
  const reduced = useReducedMotion()
  useEvents<Event>({
    add: ({ tray: from, slot }) => {
      const tray = trays[from]
      if (tray) ways[slot] = { fromX: tray.x, fromY: tray.y - 22, age: 0 }
    },
    back: ({ slot }) => {
      ways.splice(slot, 1)
      // Pieces to its right move up.
      const { xs } = slotsOf(bar, world.rollSize)
      // Not for…of: a position without a piece is a hole in the list.
      ways.forEach((way, index) => {
        if (index >= slot) Object.assign(way, { fromX: itemAt(xs, index + 1), fromY: slotY, age: 0 })
      })
    },
    clear: () => {
      ways.length = 0
      view.current.lid = 1
    },
    full: () => {
      view.current.no = 1
    },
    unfinished: () => {
      view.current.no = 1
    },
    served: () => {
      ways.length = 0
      Object.assign(view.current, { roll: 1, ring: 1 })
    },
    shift: () => {
      ways.length = 0
    },
    wrong: () => {
      ways.length = 0
      Object.assign(view.current, { lid: 1, ring: 0.5 })
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    const moving = !reduced()
    current.time += ms
    current.roll = Math.max(0, current.roll - ms / 260)
    current.ring = Math.max(0, current.ring - ms / 420)
    current.lid = Math.max(0, current.lid - ms / 380)
    current.no = Math.max(0, current.no - ms / 300)
    const slots = slotsOf(bar, world.rollSize)
    pieces.current.forEach((sprite, slot) => {
      const kind = world.board[slot]
      if (!sprite) return
      sprite.visible = kind !== undefined
      if (!kind) return
      sprite.texture = foodTexture(kind)
      const way = ways[slot]
      if (way) way.age += ms
      const t = way && moving ? Math.min(1, way.age / FLY_MS) : 1
      const x = itemAt(slots.xs, slot)
      const fromX = way?.fromX ?? x
      const fromY = way?.fromY ?? slotY
      const lift = fromY > slotY ? 46 : 0
      sprite.position.set(fromX + (x - fromX) * t, fromY + (slotY - fromY) * t - Math.sin(t * Math.PI) * lift)
      const landed = way && moving ? Math.min(1, Math.max(0, way.age - FLY_MS) / LAND_MS) : 1
      const squash = t < 1 ? -0.1 : Math.sin(landed * Math.PI) * 0.22 * (1 - landed)
      const size = PIECE_SCALE * slots.scale
      sprite.scale.set(size * (1 + squash), size * (1 - squash))
    })
    if (mat.current) {
      mat.current.scale.set(1, moving ? 1 - Math.sin(current.roll * Math.PI) * 0.3 : 1)
      mat.current.x = matAt.x + matAt.width / 2 + (moving ? Math.sin(current.no * 18) * 6 * current.no : 0)
    }
    const ready = wanted(world) !== undefined && world.state === 'play'
    current.glow += (Number(ready) - current.glow) * Math.min(1, ms / 90)
    if (glow.current) {
      glow.current.alpha = current.glow * (moving ? 0.8 + 0.2 * Math.sin(current.time / 130) : 1)
      glow.current.visible = current.glow > 0.02
    }
    if (bell.current) {
      const nod = moving ? Math.sin(current.ring * Math.PI * 5) * 0.16 * current.ring : 0
      const bounce = moving && ready ? Math.abs(Math.sin(current.time / 190)) * 0.05 : 0
      const over = spots[world.cursor]?.target.kind === 'bell' ? 0.05 : 0
      bell.current.rotation = nod
      bell.current.scale.set(1 + over - bounce * 0.5, 1 + over + bounce)
    }
    if (lid.current) {
      const hop = moving ? Math.sin(current.lid * Math.PI) : 0
      lid.current.y = bin.y - 28 - hop * 22
      lid.current.rotation = -hop * 0.35
    }
  })
  return (
    <>
      <pixiContainer ref={mat} x={matAt.x + matAt.width / 2} y={matAt.y + matAt.height / 2}>
        <pixiSprite texture={matTexture(matAt)} anchor={0.5} />
      </pixiContainer>
      <pixiSprite texture={binTexture()} anchor={0.5} x={bin.x} y={bin.y + 14} />
      <pixiSprite ref={lid} texture={lidTexture()} anchor={0.5} x={bin.x} y={bin.y - 28} />
      <pixiSprite
        ref={glow}
        texture={glowTexture()}
        tint={LIGHT}
        anchor={0.5}
        scale={1.5}
        x={bellAt.x}
        y={bellAt.y}
        visible={false}
      />
      <pixiSprite
        ref={bell}
        texture={bellTexture()}
        anchor={{ x: 0.5, y: 0.9 }}
        x={bellAt.x}
        y={bellAt.y + 50}
      />
      {SLOTS.map((slot) => (
        <pixiSprite
          key={slot}
          ref={(node) => {
            pieces.current[slot] = node
          }}
          texture={foodTexture('rice')}
          anchor={0.5}
          visible={false}
        />
      ))}
    </>
  )
}
