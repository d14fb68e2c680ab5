/** Bursts: small pieces that fly off, fall and fade. With reduced motion there are none; scenes show fades instead. */
import type { Sprite } from 'pixi.js'
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import { itemAt } from '../../core/itemAt'
import { useFrame, useReducedMotion } from '../clock'
import { paint } from '../painting/paint'
import { SpritePool } from './pool'

export interface Burst {
  /** 0xrrggbb. */
  readonly color: number
  readonly count?: number
  /** Units per second. Each piece gets a random share from a half to all of it. */
  readonly speed?: number
  /** Size of a piece in units. */
  readonly size?: number
  /** How long a piece lives, ms. */
  readonly life?: number
  /** Downward acceleration, units per second². */
  readonly gravity?: number
  readonly shape?: 'square' | 'circle' | 'star' | undefined
  /** Radians: the direction of the pieces, and the width of their fan. In all directions when left out. */
  readonly angle?: number | undefined
  readonly spread?: number | undefined
}

export interface BurstsHandle {
  burst(x: number, y: number, burst: Burst): void
}

interface Piece {
  sprite: Sprite
  vx: number
  vy: number
  spin: number
  age: number
  life: number
  gravity: number
  scale: number
}

/** More pieces at once cannot be told apart. */
const MAX_PIECES = 240

/** One per scene. `burst(x, y, how)` of its handle takes world units. */
export function Bursts({ ref }: { readonly ref: Ref<BurstsHandle> }) {
  const pool = useMemo(() => new SpritePool(), [])
  const pieces = useMemo<Piece[]>(() => [], [])
  const reduced = useReducedMotion()
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  useImperativeHandle(ref, () => ({
    burst(
      x,
      y,
      {
        color,
        count = 10,
        speed = 160,
        size = 8,
        life = 450,
        gravity = 300,
        shape = 'square',
        angle,
        spread = Math.PI / 2,
      },
    ) {
      if (reduced()) return
      for (let i = 0; i < count && pieces.length < MAX_PIECES; i++) {
        // Scenes may use Math.random: nothing of this reaches the rules.
        const direction =
          angle === undefined ? Math.random() * Math.PI * 2 : angle + (Math.random() - 0.5) * spread
        const pace = speed * (0.5 + Math.random() * 0.5)
        const sprite = pool.take(pieceTexture(shape))
        sprite.position.set(x, y)
        sprite.tint = color
        const scale = (size / 16) * (0.6 + Math.random() * 0.6)
        sprite.scale.set(scale)
        pieces.push({
          sprite,
          scale,
          gravity,
          age: 0,
          vx: Math.cos(direction) * pace,
          vy: Math.sin(direction) * pace,
          spin: (Math.random() - 0.5) * 12,
          life: life * (0.7 + Math.random() * 0.6),
        })
      }
    },
  }))
  useFrame((_alpha, ms) => {
    const seconds = ms / 1000
    for (let i = pieces.length - 1; i >= 0; i--) {
      const piece = itemAt(pieces, i)
      piece.age += ms
      if (piece.age >= piece.life) {
        pool.give(piece.sprite)
        pieces.splice(i, 1)
        continue
      }
      piece.vy += piece.gravity * seconds
      piece.sprite.x += piece.vx * seconds
      piece.sprite.y += piece.vy * seconds
      piece.sprite.rotation += piece.spin * seconds
      const left = 1 - piece.age / piece.life
      piece.sprite.alpha = Math.min(1, left * 2)
      piece.sprite.scale.set(piece.scale * (0.4 + 0.6 * left))
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}

function pieceTexture(shape: NonNullable<Burst['shape']>) {
  return paint(`piece:${shape}`, 16, 16, (brush) => {
    brush.fillStyle = '#fff'
    brush.beginPath()
    if (shape === 'square') brush.roundRect(1, 1, 14, 14, 3)
    else if (shape === 'circle') brush.arc(8, 8, 7, 0, Math.PI * 2)
    else {
      for (let i = 0; i < 10; i++) {
        const radius = i % 2 ? 3.4 : 8
        const angle = (i * Math.PI) / 5 - Math.PI / 2
        brush.lineTo(8 + Math.cos(angle) * radius, 8 + Math.sin(angle) * radius)
      }
    }
    brush.fill()
  })
}
