/** Draws the links: metal that appears at the start of a level, and the current along completed ones. */
import type { Graphics } from 'pixi.js'
import { useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import type { CircuitNode, Event, World } from '../rules'
import { introOf, largerOf, lookOf } from './looks'
import { linkColors } from './paintings'

/** Units between two charges on a link, and their speed in units per ms. */
const GAP = 30
const PACE = 0.09
/** A connected circuit surges: its current is this much wider, and calms down in this time, ms. */
const SURGE = 0.7
const SURGE_MS = 900

interface Run {
  readonly from: CircuitNode
  readonly to: CircuitNode
}

export function SceneLinks({ world }: { readonly world: World }) {
  const copper = useRef<Graphics>(null)
  const current = useRef<Graphics>(null)
  const view = useRef({ laid: '', time: 0, fresh: 1, surge: 0, lost: [] as Run[], fade: 0 })
  const reduced = useReducedMotion()
  const runs = (): Run[] => {
    const path: Run[] = []
    for (let n = 1; n < world.progress; n++) {
      const from = world.nodes[world.sequence[n - 1] ?? -1]
      const to = world.nodes[world.sequence[n] ?? -1]
      if (from && to) path.push({ from, to })
    }
    return path
  }
  const last = useRef<Run[]>([])
  const die = () => Object.assign(view.current, { lost: last.current, fade: 1 })
  useEvents<Event>({
    node: () => {
      view.current.fresh = 0
    },
    connected: () => {
      view.current.surge = 1
    },
    wrong: die,
    reset: die,
  })
  useFrame((_alpha, ms) => {
    const { current: now } = view
    now.time += ms
    now.fresh = reduced() ? 1 : Math.min(1, now.fresh + ms / 160)
    now.fade = Math.max(0, now.fade - ms / 420)
    now.surge = reduced() ? 0 : Math.max(0, now.surge - ms / SURGE_MS)
    const larger = largerOf(world)
    const wide = larger * (1 + SURGE * now.surge)
    if (!copper.current || !current.current) return
    const grown = reduced() ? Math.ceil(introOf(world)) : introOf(world)
    const look = lookOf(world)
    const colors = linkColors(look)
    const key = `${world.level}:${grown}:${look.name}`
    if (now.laid !== key) {
      now.laid = key
      lay(copper.current, world, Math.min(1, grown * 1.6), colors)
    }
    const path = runs()
    last.current = path
    current.current.clear()
    if (now.fade > 0) {
      for (const { from, to } of now.lost) current.current.moveTo(from.x, from.y).lineTo(to.x, to.y)
      current.current.stroke({ width: 5 * larger, color: 0xef6461, alpha: now.fade * 0.8, cap: 'round' })
    }
    const end = (run: Run, n: number) => {
      const t = n === path.length - 1 ? 1 - (1 - now.fresh) ** 2 : 1
      return { x: run.from.x + (run.to.x - run.from.x) * t, y: run.from.y + (run.to.y - run.from.y) * t }
    }
    for (const [width, alpha, color] of [
      [25, 0.14, colors.current],
      [17, 0.3, colors.current],
      [10, 1, colors.current],
      [3, 0.9, colors.core],
    ] as const) {
      path.forEach((run, n) => {
        const to = end(run, n)
        current.current?.moveTo(run.from.x, run.from.y).lineTo(to.x, to.y)
      })
      if (path.length > 0) current.current.stroke({ width: width * wide, color, alpha, cap: 'round' })
    }
    if (reduced()) return
    // Charges move from node to node, in one row through all links.
    let before = (now.time * PACE) % GAP
    path.forEach((run, n) => {
      const length = Math.hypot(run.to.x - run.from.x, run.to.y - run.from.y)
      const reach = n === path.length - 1 ? length * now.fresh : length
      let far = before
      for (; far < reach; far += GAP) {
        const t = far / length
        current.current?.circle(
          run.from.x + (run.to.x - run.from.x) * t,
          run.from.y + (run.to.y - run.from.y) * t,
          3.9 * larger,
        )
      }
      before = far - length
      if (before < 0) before = 0
    })
    if (path.length > 0) current.current.fill({ color: 0xffffff })
  })
  return (
    <>
      <pixiGraphics ref={copper} draw={() => {}} />
      <pixiGraphics ref={current} draw={() => {}} />
    </>
  )
}

/** The metal of all links, drawn up to the share `grown` of its length. */
function lay(
  brush: Graphics,
  world: World,
  grown: number,
  { edge, metal, shine }: ReturnType<typeof linkColors>,
): void {
  brush.clear()
  const larger = largerOf(world)
  for (const [width, color, dy] of [
    [10, edge, 1.6],
    [7, metal, 0],
    [2.2, shine, -1.2],
  ] as const) {
    for (const { from, to } of world.links) {
      const a = world.nodes[from]
      const b = world.nodes[to]
      if (!a || !b) continue
      brush.moveTo(a.x, a.y + dy * larger)
      brush.lineTo(a.x + (b.x - a.x) * grown, a.y + (b.y - a.y) * grown + dy * larger)
    }
    brush.stroke({ width: width * larger, color, cap: 'round' })
  }
}
