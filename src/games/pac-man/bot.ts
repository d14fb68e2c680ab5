/** A simple bot for Pac-Man: goes to the nearest dot that it reaches before any ghost; otherwise it flees. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import { pow } from '../../engine/core/math/exactMath'
import { OPPOSITE } from '../../engine/core/math/grid'
import { ghostStep, playerStep } from './rules/arcade'
import { BESIDE, COLS, cellAt, DOORSTEP, isOpen, type Position, ROWS, step, waysFrom } from './rules/maze'
import { type Action, FRUIT_TICKS, type World } from './rules/world'

/** It must be at a cell this many ticks before a ghost. */
const LEAD = 16
/** A ghost farther away than this many cells is no danger. */
const FAR = 40

/** For each cell, the ticks until a dangerous ghost can be there; ghosts never reverse by themselves. */
function dangerOf(world: World): number[] {
  const danger = new Array<number>(COLS * ROWS).fill(9999)
  for (const ghost of world.ghosts) {
    if (ghost.place === 'eyes' || ghost.place === 'pen') continue
    const pace = ghostStep(ghost, world)
    const calm = ghost.frightened ? world.power : 0
    const from = isOpen(ghost.row, ghost.col) ? ghost : DOORSTEP
    const next = step(from, ghost.facing)
    const begin = isOpen(next.row, next.col) && !ghost.turnBack ? next : from
    const seen = new Uint8Array(COLS * ROWS)
    if (begin !== from) seen[cellAt(from.row, from.col)] = 1
    const mark = (cell: number, ticks: number) => {
      danger[cell] = Math.min(itemAt(danger, cell), Math.max(ticks, calm))
    }
    if (!ghost.frightened) mark(cellAt(from.row, from.col), ghost.clock < ghost.pace / 2 ? 0 : 9999)
    let open = [cellAt(begin.row, begin.col)]
    for (let steps = 0; open.length > 0 && steps < FAR; steps++) {
      const further: number[] = []
      for (const cell of open) {
        if (seen[cell]) continue
        seen[cell] = 1
        mark(cell, ghost.pace - ghost.clock + steps * pace)
        for (const next of itemAt(BESIDE, cell)) further.push(next)
      }
      open = further
    }
  }
  return danger
}

function dotValue(world: World, cell: number, steps: number): number {
  const kind = world.dots[cell]
  const prey = world.ghosts.some(
    (ghost) =>
      ghost.frightened &&
      ghost.place === 'maze' &&
      world.power > 90 &&
      cellAt(ghost.row, ghost.col) === cell &&
      steps < 9,
  )
  if (prey) return 14
  if (world.fruit > FRUIT_TICKS / 6 && cell === cellAt(12, 9)) return 6
  return kind ? 1 : 0
}

/** Breadth-first search from the player's next cell: the first direction of the best safe path. */
export function decide(world: World): Action {
  const { player } = world
  const from: Position = player.moving ? step(player, player.facing) : player
  const start = player.moving ? player.pace - player.clock : 0
  const pace = playerStep(world)
  const danger = dangerOf(world)
  let best: { direction: Action; value: number } | null = null
  for (const first of waysFrom(from)) {
    const seen = new Uint8Array(COLS * ROWS)
    seen[cellAt(from.row, from.col)] = 1
    const begin = step(from, first)
    let open = [cellAt(begin.row, begin.col)]
    let value = player.moving && first === OPPOSITE[player.facing] ? -0.6 : 0
    let room = 0
    for (let steps = 1; open.length > 0 && steps < 40; steps++) {
      const further: number[] = []
      const weight = pow(steps + 1, 1.6)
      for (const cell of open) {
        if (seen[cell]) continue
        seen[cell] = 1
        if (itemAt(danger, cell) <= start + steps * pace + LEAD) continue
        room++
        value += (dotValue(world, cell, steps) * 12) / weight
        for (const next of itemAt(BESIDE, cell)) further.push(next)
      }
      open = further
    }
    if (room < 14) value -= (14 - room) * 20
    value += Math.min(90, itemAt(danger, cellAt(begin.row, begin.col))) * 0.002
    if (!best || value > best.value) best = { direction: first, value }
  }
  return best?.direction ?? player.facing
}

export const bot: RealtimeBot<World, Action> = (world) => {
  const { player } = world
  if (world.state !== 'play') return {}
  // It decides in the middle of each step, in time for the next corner; immediately if it does not move.
  if (player.moving && Math.floor(player.clock) !== 3) return {}
  const direction = decide(world)
  return direction === player.facing && player.moving ? {} : { hold: [direction] }
}
