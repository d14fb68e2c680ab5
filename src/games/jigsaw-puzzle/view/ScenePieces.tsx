/** Draws the pieces: they follow the pointer, lift, cast shadows, glow when they snap, and hop at the end. */
import { Container, Sprite } from 'pixi.js'
import { useEffect, useMemo } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Event, INTRO_TICKS, isHidden, type Piece, type World } from '../rules/world'
import type { Atlas } from './sceneAtlas'

/** How quickly the display follows the world, ms: a held piece immediately, others with a glide. */
const FOLLOW_MS = 12
const GLIDE_MS = 45
const GLOW_MS = 620
const HOP_MS = 420

interface Shown {
  readonly shadow: Sprite
  readonly halo: Sprite
  readonly body: Sprite
  readonly shine: Sprite
  x: number
  y: number
  angle: number
  turn: number
  lift: number
  /** 1 when just put down, then falling to 0. */
  thud: number
  glow: number
  /** Counts down to a hop, then through it; ms. */
  hop: number
  z: number
}

interface Props {
  readonly world: World
  readonly atlas: Atlas
}

const QUARTER = Math.PI / 2

export function ScenePieces({ world, atlas }: Props) {
  const holder = useMemo(() => new Container({ sortableChildren: true }), [])
  const shown = useMemo(
    () => world.pieces.map((piece) => show(world, piece, atlas, holder)),
    [world, atlas, holder],
  )
  const reduced = useReducedMotion()
  useEffect(() => () => void holder.destroy({ children: true }), [holder])
  useEffect(
    () => () => {
      for (const { shadow, halo, body, shine } of shown)
        for (const sprite of [shadow, halo, body, shine]) if (!sprite.destroyed) sprite.destroy()
    },
    [shown],
  )

  const group = (id: number) => {
    const one = world.pieces[id]
    return world.pieces.filter((piece) => piece.group === one?.group)
  }
  const each = (id: number, change: (view: Shown) => void) => {
    for (const piece of group(id)) change(itemAt(shown, piece.id))
  }
  useEvents<Event>({
    lay: ({ piece }) => each(piece, (view) => (view.thud = 1)),
    snap: ({ piece }) => each(piece, (view) => Object.assign(view, { glow: 1, thud: 1 })),
    join: ({ piece }) => each(piece, (view) => Object.assign(view, { glow: 0.75, thud: 1 })),
    complete: () => {
      if (reduced()) return
      for (const piece of world.pieces)
        itemAt(shown, piece.id).hop = HOP_MS + (piece.row + piece.col) * 55 + 80
    },
  })
  useFrame((_alpha, ms) => {
    const { held } = world
    const anchor = held ? itemAt(world.pieces, held.piece) : null
    const lead = anchor ? itemAt(shown, anchor.id) : null
    const still = reduced()
    for (const piece of world.pieces) {
      const view = itemAt(shown, piece.id)
      const inHand = anchor !== null && piece.group === anchor.group
      const marked = world.byKeys && world.state === 'play' && world.cursor === piece.id && !piece.placed
      move(world, piece, view, inHand && held?.by !== 'keys' ? FOLLOW_MS : GLIDE_MS, still, ms)
      const wish = inHand ? 1 : world.hover === piece.id || marked ? 0.35 : 0
      view.lift += (wish - view.lift) * (still ? 1 : ease(ms, 55))
      view.thud = Math.max(0, view.thud - ms / 200)
      view.glow = Math.max(0, view.glow - ms / GLOW_MS)
      view.hop = Math.max(0, view.hop - ms)
      paintPiece(piece, view, inHand && lead ? lead : view, still)
      view.halo.visible = marked || (inHand && piece === anchor)
      view.halo.tint = marked ? tint('yellow') : 0xffffff
      view.halo.alpha = marked ? 1 : 0.5
      const hidden = isHidden(world, piece)
      view.body.alpha += ((hidden ? 0 : 1) - view.body.alpha) * (still ? 1 : ease(ms, 70))
      view.shadow.alpha *= view.body.alpha
      view.body.visible = view.body.alpha > 0.004
      view.shadow.visible = view.shadow.alpha > 0.004
      layer(view, piece.placed && view.hop === 0 && view.glow === 0 ? 0 : piece.z || 1)
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(holder)} />
}

const ease = (ms: number, pace: number) => 1 - Math.exp(-ms / pace)

function show(world: World, piece: Piece, atlas: Atlas, holder: Container): Shown {
  const outline = itemAt(atlas.outlines, piece.id)
  const make = (texture = outline) => holder.addChild(new Sprite({ texture, anchor: 0.5 }))
  const [shadow, halo, body, shine] = [make(), make(), make(itemAt(atlas.pieces, piece.id)), make()]
  shadow.tint = 0x080512
  shine.blendMode = 'add'
  shine.tint = 0xfff3cf
  const { turn } = piece
  // In the intro it starts from its place in the picture; a puzzle that is resumed never shows it there.
  const isWhole = world.state === 'intro'
  const [x, y] = isWhole ? [piece.homeX, piece.homeY] : [piece.x, piece.y]
  return {
    shadow,
    halo,
    body,
    shine,
    x,
    y,
    angle: isWhole ? 0 : turn * QUARTER,
    turn,
    lift: 0,
    thud: 0,
    glow: 0,
    hop: 0,
    z: -1,
  }
}

/** Its displayed position: flying apart at first, then following the world. */
function move(world: World, piece: Piece, view: Shown, pace: number, still: boolean, ms: number): void {
  if (world.state === 'intro') {
    const share = 1 - world.wait / INTRO_TICKS
    const t = still ? 0 : clamp((share - 0.22 - ((piece.id * 7) % 11) * 0.028) / 0.5, 0, 1)
    const progress = t * t * (3 - 2 * t)
    view.x = piece.homeX + (piece.x - piece.homeX) * progress
    view.y = piece.homeY + (piece.y - piece.homeY) * progress
    const short = piece.turn === 3 ? -1 : piece.turn
    view.angle = short * QUARTER * progress + Math.sin(progress * Math.PI) * 0.25 * (piece.id % 2 ? 1 : -1)
    view.lift = Math.sin(progress * Math.PI)
    view.turn = short
    return
  }
  const near = still ? 1 : ease(ms, pace)
  view.x += (piece.x - view.x) * near
  view.y += (piece.y - view.y) * near
  // The shortest way to its rotation, however often it was turned.
  const rest = (((piece.turn - view.turn) % 4) + 4) % 4
  view.turn += rest === 3 ? -1 : rest
  view.angle += (view.turn * QUARTER - view.angle) * (still ? 1 : ease(ms, 50))
}

/** A group grows around the held piece, so that no gap opens. */
function paintPiece(piece: Piece, view: Shown, lead: Shown, still: boolean): void {
  const hop = view.hop > 0 && view.hop < HOP_MS ? Math.sin((1 - view.hop / HOP_MS) * Math.PI) : 0
  const high = Math.max(view.lift, hop)
  const thud = still ? 0 : Math.sin(view.thud * Math.PI) * 0.06
  const scale = 1 + (still ? 0 : 0.07 * high) - thud
  const x = lead.x + (view.x - lead.x) * scale
  const y = lead.y + (view.y - lead.y) * scale - (still ? 0 : hop * 9)
  for (const sprite of [view.shadow, view.halo, view.body, view.shine]) {
    sprite.position.set(x, y)
    sprite.rotation = view.angle
    sprite.scale.set(scale)
  }
  view.halo.scale.set(scale * 1.05)
  const deep = Math.min(piece.width, piece.height) / 100
  view.shadow.position.set(x + (2 + 9 * high) * deep, y + (4 + 15 * high) * deep)
  view.shadow.alpha = piece.placed && high < 0.02 ? 0 : 0.55 - 0.17 * high
  view.shine.alpha = view.glow * view.glow * 0.75
  view.shine.visible = view.glow > 0
}

/** All shadows of a layer are below all its pieces: joined pieces cast none on each other. */
function layer(view: Shown, z: number): void {
  if (view.z === z) return
  view.z = z
  view.shadow.zIndex = z * 4
  view.halo.zIndex = z * 4 + 1
  view.body.zIndex = z * 4 + 2
  view.shine.zIndex = z * 4 + 3
}
