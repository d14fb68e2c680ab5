/** Shows where each ghost is heading, for players who want to learn them: a mark in its color, and a dotted line to it. */
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { useFrame } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import { headingOf } from '../rules/ghosts'
import { CELL } from '../rules/maze'
import { mazeOf } from '../rules/mazes'
import { NAMES, type Name, type World } from '../rules/world'
import { markTexture, trailTexture } from './paintings/actors'

/** Dots of a line, and ms in which a mark covers most of the way to its new cell. */
const DOTS = 7
const EASE_MS = 70

interface Mark {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly name: Name
  readonly isDot: boolean
}

export function SceneTargets({ world }: { readonly world: World }) {
  const marks = useRef<Mark[]>([])
  const places = useRef(new Map<Name, { x: number; y: number }>())
  const { cols, rows } = mazeOf(world)
  useFrame((_alpha, ms) => {
    const { state, ghosts } = world
    const shown = state === 'ready' || state === 'play' ? ghosts : []
    marks.current = shown.flatMap((ghost) => {
      const { name, place, frightened } = ghost
      if (place !== 'maze' || frightened) return []
      const { row, col } = headingOf(name, world)
      // Targets ahead of the player may lie outside of the maze.
      const to = {
        x: (clamp(col, 0, cols - 1) + 0.5) * CELL,
        y: (clamp(row, 0, rows - 1) + 0.5) * CELL,
      }
      const at = places.current.get(name) ?? to
      const ease = 1 - Math.exp(-ms / EASE_MS)
      const x = at.x + (to.x - at.x) * ease
      const y = at.y + (to.y - at.y) * ease
      places.current.set(name, { x, y })
      const id = NAMES.indexOf(name) * (DOTS + 1)
      const dots = Array.from({ length: DOTS }, (_, n) => {
        const share = (n + 1) / (DOTS + 1)
        return {
          id: id + 1 + n,
          x: ghost.x + (x - ghost.x) * share,
          y: ghost.y + (y - ghost.y) * share,
          name,
          isDot: true,
        }
      })
      return [{ id, x, y, name, isDot: false }, ...dots]
    })
  })
  return (
    <Entities<Mark>
      of={() => marks.current}
      texture={({ name, isDot }) => (isDot ? trailTexture(name) : markTexture(name))}
      style={(sprite, { id, isDot }) => {
        sprite.alpha = isDot ? 0.8 : 1
        // Marks on one cell differ in their turn, so that none covers another.
        sprite.rotation = isDot ? 0 : (itemAt([0, 1, 2, 3], id / (DOTS + 1)) * Math.PI) / 8
      }}
    />
  )
}
