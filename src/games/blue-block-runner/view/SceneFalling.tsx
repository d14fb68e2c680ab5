/** Draws falling things: obstacles that tilt, spin and spark, and shining blocks. */
import { useRef } from 'react'
import { hexNumber, tint, tone } from '../../../engine/core/palette'
import { useFrame, useReducedMotion, useTick } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Collectible, type Obstacle, PLAYER_SIZE, TOUR_SIZE, type World } from '../rules'
import { blockTexture, HEX, haloTexture } from './paintings'
import { obstacleTexture, PICTURE, STREAK, sparkTexture, streakTexture } from './paintings/obstacles'

/** The end of the fuse, for a bomb painted at full size. */
const FUSE = { x: 24, y: -30 } as const

/** Through the districts, things are drawn a little larger than they are, yet so that those side by side stay apart. */
const GROWN = 1.04
const GLOWS = { normal: 'vermilion', zigzag: 'yellow', spinningTriangle: 'pink', bomb: 'orange' } as const
const HALO = 96

/** Blocks this near to each other, in sizes, leave no way between them. */
const BESIDE = 1.2

/** The blocks of a crowd that are open neither to a side nor below: only those around it look at the player. */
function deepIn({ obstacles, width, height }: World): ReadonlySet<number> {
  const blocks = obstacles.filter(({ type }) => type === 'normal')
  const found = blocks.filter(({ id, x, y, size }) => {
    const reach = size * BESIDE
    let left = x < reach
    let right = x > width - reach
    let below = y > height - 2 * reach
    for (const other of blocks) {
      const dx = other.x - x
      const dy = other.y - y
      if (other.id === id || Math.abs(dx) > reach || Math.abs(dy) > reach) continue
      if (Math.abs(dy) < size / 2) {
        left ||= dx < 0
        right ||= dx > 0
      } else below ||= dy > 0
    }
    return left && right && below
  })
  return new Set(found.map(({ id }) => id))
}

/** Blocks deep inside of a wall are darker than its front. */
const IN_SHADE = 0x8f8894

export function SceneFalling({ world }: { readonly world: World }) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  /** Blocks that show their backs. */
  const deep = useRef<ReadonlySet<number>>(new Set())
  useTick(() => {
    if (world.tour) deep.current = deepIn(world)
  })
  const grown = world.tour ? GROWN : 1
  const large = grown * (world.tour ? TOUR_SIZE / PLAYER_SIZE : 1)
  const beat = (id: number) => (reduced() ? 0 : Math.sin(time.current / 190 + id))
  return (
    <>
      {world.tour && (
        <>
          <Entities<Obstacle>
            of={() => world.obstacles}
            texture={() => streakTexture()}
            style={(sprite, { type, size }) => {
              const scale = size / PICTURE
              sprite.tint = tint(GLOWS[type])
              sprite.alpha = 0.34
              sprite.scale.set(scale)
              sprite.y -= (STREAK / 2) * scale
            }}
          />
          <Entities<Collectible>
            of={() => world.collectibles}
            texture={() => streakTexture()}
            style={(sprite, { colour }) => {
              const scale = TOUR_SIZE / PICTURE
              sprite.tint = hexNumber(HEX[colour])
              sprite.alpha = 0.7
              sprite.scale.set(scale)
              sprite.y -= (STREAK / 2) * scale
            }}
          />
          <Entities<Obstacle>
            of={() => world.obstacles}
            texture={() => haloTexture()}
            style={(sprite, { type, size, id }) => {
              sprite.tint = tint(GLOWS[type])
              sprite.alpha = 0.5 + beat(id) * 0.1
              sprite.scale.set((size / HALO) * 1.9)
            }}
          />
        </>
      )}
      <Entities<Obstacle>
        of={() => world.obstacles}
        texture={({ type }) => obstacleTexture(type)}
        style={(sprite, { type, size, vx, id }) => {
          const isBack = type === 'normal' && deep.current.has(id)
          sprite.texture = obstacleTexture(isBack ? 'back' : type)
          sprite.tint = isBack ? IN_SHADE : 0xffffff
          sprite.scale.set((size / PICTURE) * grown)
          // A zigzag tilts in its direction; a bomb rocks.
          if (type === 'zigzag') sprite.rotation = reduced() ? 0 : vx * 0.09
          else if (type === 'bomb') sprite.rotation = beat(id) * 0.12
        }}
      />
      <Entities<Obstacle>
        of={() => world.obstacles.filter(({ type }) => type === 'bomb')}
        texture={() => sparkTexture()}
        style={(sprite, { size, id }) => {
          const scale = (size / PICTURE) * grown
          const rock = beat(id) * 0.12
          sprite.x += (FUSE.x - FUSE.y * -rock) * scale
          sprite.y += (FUSE.y + FUSE.x * rock) * scale
          sprite.rotation = reduced() ? 0 : time.current / 160
          sprite.scale.set(scale * (1 + beat(id * 3 + 1) * 0.2))
        }}
      />
      {/* In front of all obstacles: what can be caught is always seen, and shines on them. */}
      <Entities<Collectible>
        of={() => world.collectibles}
        texture={() => haloTexture()}
        style={(sprite, { colour, id }) => {
          sprite.tint = hexNumber(tone(HEX[colour], 0.6))
          sprite.alpha = 0.75 + beat(id) * 0.15
          sprite.scale.set(large * (0.72 + beat(id) * 0.07))
        }}
      />
      <Entities<Collectible>
        of={() => world.collectibles}
        texture={({ colour }) => blockTexture(colour)}
        style={(sprite, { id }) => {
          sprite.rotation = beat(id) * 0.16
          sprite.scale.set(large)
        }}
      />
    </>
  )
}
