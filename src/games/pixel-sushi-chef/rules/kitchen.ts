/** Actions on the mat: adding and taking back pieces, serving rolls or throwing them away. */
import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { BONUS, disappoint, earned } from './evenings'
import type { Command } from './input'
import { moodCounts, moodOf, seen, tipFor } from './mood'
import {
  type Event,
  INGREDIENTS,
  LEVEL_POINTS,
  makes,
  type Order,
  recipeOf,
  SEAT_REST,
  type World,
} from './world'

/** A guest leaves, and the seat stays empty for a while. */
export function leave(world: World, order: Order): void {
  world.orders = world.orders.filter((each) => each !== order)
  world.rests[order.seat] = SEAT_REST
}

function add(world: World, tray: number, emit: Emit<Event>): void {
  const ingredient = INGREDIENTS[tray]
  if (!ingredient) return
  if (world.board.length >= world.rollSize) {
    emit({ type: 'full' })
    return
  }
  world.board.push(ingredient.type)
  // The event says whether a guest waits for this roll, so that the bell is ready.
  const ready = wanted(world) !== undefined
  emit({ type: 'add', kind: ingredient.type, tray, slot: world.board.length - 1, ready })
}

/** The guest whose order is on the mat; of several, the one with the least patience. */
export function wanted({ orders, board }: Pick<World, 'orders' | 'board'>): Order | undefined {
  return orders
    .filter((order) => makes(board, recipeOf(order)))
    .sort((a, b) => a.left - b.left || a.id - b.id)[0]
}

function take(world: World, slot: number, emit: Emit<Event>): void {
  const kind = world.board[slot]
  if (!kind) return
  world.board.splice(slot, 1)
  seen(world, 'back')
  emit({ type: 'back', kind, slot })
}

function clear(world: World, emit: Emit<Event>): void {
  if (world.board.length === 0) return
  world.board = []
  seen(world, 'back')
  emit({ type: 'clear' })
}

/** Serves the roll on the mat. An unfinished roll is not served. */
function serve(world: World, seat: number | null, emit: Emit<Event>): void {
  const guest = world.orders.find((each) => each.seat === seat)
  const order = guest ?? wanted(world)
  const right = order !== undefined && makes(world.board, recipeOf(order))
  // In an evening dishes are of several lengths.
  if (!right && world.board.length < world.rollSize) {
    emit({ type: 'unfinished', seat: seat ?? -1 })
    return
  }
  // A dish is not thrown away because of an empty seat.
  if (seat !== null && !guest) return
  const why = right && world.evening ? earned(world.board, order) : []
  world.board = []
  if (!right) {
    world.run = 0
    seen(world, 'wrong')
    emit({ type: 'wrong', seat: seat ?? -1 })
    return
  }
  const { id, reward } = recipeOf(order)
  leave(world, order)
  world.served++
  world.run++
  const mood = moodOf(order)
  const tip = tipFor(world, order)
  const bonus = why.reduce((sum, each) => sum + BONUS[each], 0)
  world.score += reward + tip + bonus
  if (world.evening) disappoint(world)
  emit({
    type: 'served',
    seat: order.seat,
    recipe: order.recipe,
    dish: id,
    reward,
    guest: order.guest,
    run: world.run,
    ...(moodCounts(world.pace) ? { tip, mood } : {}),
    ...(bonus > 0 ? { bonus, why: itemAt(why, 0) } : {}),
  })
  if (world.evening) return
  // Tips do not raise the level: a quick player has more guests already.
  const level = 1 + Math.floor((world.score - world.tips) / LEVEL_POINTS)
  if (level > world.level) {
    world.level = level
    emit({ type: 'level', level })
  }
}

export function act(world: World, command: Command, emit: Emit<Event>): void {
  if (command.do === 'add') add(world, command.tray, emit)
  else if (command.do === 'take') take(world, command.slot, emit)
  else if (command.do === 'back') take(world, world.board.length - 1, emit)
  else if (command.do === 'clear') clear(world, emit)
  else serve(world, command.seat, emit)
}
