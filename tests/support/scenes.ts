/** Scenes without a browser: their parts are mounted and moved as on the stage, and nothing is drawn. */
import './canvas'
import { createRoot, extend } from '@pixi/react'
import { Container, Graphics, Sprite } from 'pixi.js'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Role } from '../../src/engine/stage/painting/outlines'
import { roleOf } from '../../src/engine/stage/painting/paint'

extend({ Container, Graphics, Sprite })
const root = createRoot(document.createElement('canvas'))
// An application without a renderer would start one.
root.applicationState.app.renderer = {} as never

/** Shows `node` in place of what was shown before. Returns its container as soon as there is something in it. */
export async function showScene(node: ReactNode): Promise<Container> {
  const { stage } = root.applicationState.app
  const render = async (what: ReactNode, isDone: () => boolean) => {
    await root.render(what, {})
    await vi.waitUntil(isDone, { interval: 1, timeout: 10_000 })
  }
  await render(null, () => stage.children.length === 0)
  await render(node, () => stage.children.length > 0)
  return stage
}

/** A visible sprite or shape. */
export interface Figure {
  /** The key of its painting, if it has one. */
  readonly name: string
  readonly role: Role
  readonly alpha: number
  /** Its center and two more of its points, in units of the scene. */
  readonly points: readonly number[]
}

/** How far the two other points are from the center, units. */
const ARM = 20

/** All visible sprites and shapes in `container`. */
export function figuresIn(container: Container): Map<Container, Figure> {
  const found = new Map<Container, Figure>()
  const collect = (each: Container, above: number) => {
    const alpha = above * each.alpha
    if (!each.visible || alpha < 0.01) return
    if (each instanceof Sprite || each instanceof Graphics) {
      const { a, b, c, d, tx, ty } = each.getGlobalTransform()
      const points = [tx, ty, tx + ARM * a, ty + ARM * b, tx + ARM * c, ty + ARM * d]
      const texture = each instanceof Sprite ? each.texture : null
      const role = texture ? roleOf(texture) : 'figure'
      found.set(each, { name: texture?.label || 'shape', role, alpha, points })
    }
    for (const child of each.children) collect(child, alpha)
  }
  collect(container, 1)
  return found
}

/** How far a figure has moved, in units; 0 for a pooled one that has faded out and appears again elsewhere. */
export function movedBy(before: Figure, now: Figure): number {
  if (now.alpha < before.alpha / 2) return 0
  return Math.max(...now.points.map((value, i) => Math.abs(value - (before.points[i] as number))))
}
