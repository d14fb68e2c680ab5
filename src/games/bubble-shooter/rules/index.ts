/**
 * The rules of Bubble Shooter: shoot, clear three of a color, drop loose bubbles. The line or the last bubble ends the
 * game.
 */
import type { Emit, Hud, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { square } from '../../../engine/core/math/exactMath'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { aim } from './aim'
import { floating } from './board'
import {
  boardOf,
  FALL_FOR_BOMB,
  FEW_ROWS,
  GREAT_DROP,
  measuresOf,
  missesOn,
  RUN_FOR_RAINBOW,
  rowsAbove,
  STAR_POINTS,
  starsFor,
} from './boards'
import { debug } from './debug'
import { wayOf } from './flight'
import { addRow, allColors, colorsLeft, drawColor, startBoard } from './generator'
import { BOMB, isSpecial, landingOf, RAINBOW } from './special'
import {
  type Action,
  BUFFER_TICKS,
  type Bubble,
  colsOf,
  type Event,
  FIRST_MISSES,
  LOST_TICKS,
  lineOf,
  MIN_MISSES,
  middleOf,
  POINTS,
  POP_GAP,
  POP_MOST,
  speedOf,
  WIN_POINTS,
  WON_TICKS,
  type World,
} from './world'

export * from './boards'
export * from './special'
export * from './world'

function fire(world: World, emit: Emit<Event>): void {
  const { path, to } = wayOf(world.bubbles, world.parity, world.angle, world)
  const start = itemAt(path, 0)
  world.flight = {
    id: world.nextId++,
    color: world.loaded,
    path,
    to,
    leg: 0,
    gone: 0,
    x: start.x,
    y: start.y,
  }
  world.loaded = world.next
  world.next = drawColor(world)
  world.shots++
  world.shotsHere++
  world.buffer = 0
  emit({ type: 'fire', x: start.x, y: start.y, color: world.flight.color, angle: world.angle })
}

function swap(world: World, emit: Emit<Event>): void {
  if (world.state !== 'play') return
  const { loaded, next } = world
  world.loaded = next
  world.next = loaded
  emit({ type: 'swap' })
}

/** Moves the flying bubble along its path. */
function fly(world: World, emit: Emit<Event>): void {
  const { flight } = world
  if (!flight) return
  flight.gone += speedOf(world)
  for (;;) {
    const a = itemAt(flight.path, flight.leg)
    const b = itemAt(flight.path, flight.leg + 1)
    const length = Math.sqrt(square(b.x - a.x) + square(b.y - a.y))
    if (flight.gone < length) {
      flight.x = a.x + ((b.x - a.x) * flight.gone) / length
      flight.y = a.y + ((b.y - a.y) * flight.gone) / length
      return
    }
    flight.gone -= length
    flight.leg++
    if (flight.leg === flight.path.length - 1) {
      land(world, emit)
      return
    }
    emit({ type: 'bounce', x: b.x, y: b.y })
  }
}

/** The bubble comes to rest. What it clears is removed from the board at once, and disappears one by one. */
function land(world: World, emit: Emit<Event>): void {
  const { flight, parity } = world
  if (!flight) return
  const { to, color, id, path } = flight
  const from = itemAt(path, -2)
  world.flight = null
  world.version++
  const bubble: Bubble = { id, color, ...to, ...middleOf(to.row, to.col, parity) }
  const { landed, group, bursts } = landingOf(world.bubbles, bubble, parity, world.width)
  world.bubbles.push(landed)
  emit({ type: 'land', id, x: landed.x, y: landed.y, dx: landed.x - from.x, dy: landed.y - from.y })
  if (color === BOMB) emit({ type: 'bomb', x: landed.x, y: landed.y })
  if (bursts) clear(world, group, emit)
  else {
    world.run = 0
    miss(world, emit)
  }
  lower(world, emit)
  // Only colors that are left can be shot.
  const left = colorsLeft(world.bubbles)
  if (left.length > 0) {
    const gone = (ready: number) => !isSpecial(ready) && !left.includes(ready)
    if (gone(world.loaded)) world.loaded = drawColor(world)
    if (gone(world.next)) world.next = drawColor(world)
  } else world.state = 'clearing'
  const low = world.bubbles.find(({ y }) => y > lineOf(world))
  if (!low) return
  world.state = 'lost'
  world.wait = LOST_TICKS
  emit({ type: 'sunk', x: low.x, y: low.y })
}

/** Brings down the rows that wait above a board, whenever few hang. */
function lower(world: World, emit: Emit<Event>): void {
  const { above = 0, board } = world
  const hanging = () => Math.max(-1, ...world.bubbles.map(({ row }) => row)) + 1
  while (world.above && hanging() < FEW_ROWS) {
    world.above--
    addRow(world, allColors(measuresOf(board, world).colors))
  }
  if (world.above !== undefined && world.above < above) emit({ type: 'row' })
}

function clear(world: World, group: readonly Bubble[], emit: Emit<Event>): void {
  world.run++
  const gone = new Set(group)
  const rest = world.bubbles.filter((bubble) => !gone.has(bubble))
  const loose = floating(rest, world.parity, world.width)
  const fallen = new Set(loose)
  world.bubbles = rest.filter((bubble) => !fallen.has(bubble))
  const gap = Math.max(1, Math.min(POP_GAP, Math.floor(POP_MOST / group.length)))
  const wait = group.length * gap
  const leave = ({ id, x, y, color }: Bubble) => ({ id, x, y, color })
  group.forEach((bubble, n) => {
    world.leaving.push({ ...leave(bubble), falls: false, n, count: group.length, wait: n * gap })
  })
  const lowest = Math.max(...loose.map(({ row }) => row))
  loose
    .sort((a, b) => b.row - a.row || a.col - b.col)
    .forEach((bubble, n) => {
      // From the bottom up: the lowest bubbles fall first.
      const own = wait + (lowest - bubble.row) * 2
      world.leaving.push({ ...leave(bubble), falls: true, n, count: loose.length, wait: own })
    })
  emit({ type: 'clear', count: group.length, loose: loose.length, run: world.run })
  if (world.board === 0) return
  if (loose.length >= GREAT_DROP) emit({ type: 'drop', loose: loose.length })
  const special = loose.length >= FALL_FOR_BOMB ? BOMB : world.run % RUN_FOR_RAINBOW === 0 ? RAINBOW : null
  if (special === null || isSpecial(world.next)) return
  world.next = special
  emit({ type: 'special', bomb: special === BOMB })
}

/** Lays a board out instead of the single field, and loads its colors. */
function setUp(world: World, board: number): void {
  const misses = missesOn(board)
  world.board = board
  world.bubbles = boardOf(board, world, () => world.nextId++)
  world.above = rowsAbove(board, world)
  world.whole = world.bubbles.length + world.above * colsOf(0, 0, world.width)
  world.rows = misses !== null
  world.allowed = misses ?? FIRST_MISSES
  world.loaded = drawColor(world)
  world.next = drawColor(world)
}

/** Stars and points for a board that is clear. */
function reward(world: World, emit: Emit<Event>): void {
  const stars = starsFor(world.whole, world.board, world.shotsHere)
  world.stars = stars
  const points = stars * STAR_POINTS
  world.score += points
  emit({ type: 'cleared', points, stars, board: world.board })
}

function miss(world: World, emit: Emit<Event>): void {
  if (!world.rows || ++world.misses < world.allowed) return
  world.misses = 0
  // On a board the ceiling keeps its pace.
  if (world.board === 0) world.allowed = Math.max(MIN_MISSES, world.allowed - 1)
  addRow(world)
  emit({ type: 'row' })
}

/** Pops and drops bubbles that are due. */
function leave(world: World, emit: Emit<Event>): void {
  if (world.leaving.length === 0) return
  world.leaving = world.leaving.filter((bubble) => {
    if (bubble.wait-- > 0) return true
    const { falls, id, x, y, color, n, count } = bubble
    world.score += POINTS
    emit({ type: falls ? 'fall' : 'pop', id, x, y, color, n, count, run: world.run })
    return false
  })
}

function end(world: World, emit: Emit<Event>): void {
  if (world.state === 'clearing') {
    if (world.leaving.length > 0) return
    world.state = 'won'
    world.wait = WON_TICKS
    if (world.board > 0) reward(world, emit)
    else {
      world.score += WIN_POINTS
      emit({ type: 'cleared', points: WIN_POINTS })
    }
  } else if (--world.wait <= 0) {
    // After a last shot that cleared much but lost, its points still count.
    if (world.leaving.length > 0) return
    world.state = 'over'
  }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed, { width, height }) {
    const random = createRandom(seed)
    const bubbles = startBoard(random, { width, height })
    const world: World = {
      width,
      height,
      random,
      board: 0,
      whole: bubbles.length,
      shotsHere: 0,
      stars: 0,
      rows: options.ceiling === 'rows',
      always: options.ceiling === 'rows',
      state: 'play',
      wait: 0,
      parity: 0,
      bubbles,
      leaving: [],
      flight: null,
      loaded: 0,
      next: 0,
      angle: 0,
      heldFor: 0,
      seen: null,
      finger: -1,
      buffer: 0,
      score: 0,
      shots: 0,
      run: 0,
      misses: 0,
      allowed: FIRST_MISSES,
      nextId: bubbles.length,
      version: 0,
    }
    world.loaded = drawColor(world)
    world.next = drawColor(world)
    if (options.mode === 'boards') setUp(world, Number(options.board))
    return world
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    const wish = aim(world, input)
    if (wish.swap === 'first') swap(world, emit)
    world.buffer = wish.fire ? BUFFER_TICKS : Math.max(0, world.buffer - 1)
    if (world.state === 'play' && world.flight) fly(world, emit)
    if (world.state === 'play' && !world.flight && world.buffer > 0) fire(world, emit)
    if (wish.swap === 'then') swap(world, emit)
    leave(world, emit)
    if (world.state !== 'play') end(world, emit)
  },

  hud({ score, bubbles, leaving, rows, allowed, misses, board, above }): Hud<Stat> {
    const shown = {
      Score: score,
      ...(board > 0 && { Board: board }),
      ...(above ? { 'Rows above': above } : { Bubbles: bubbles.length + leaving.length }),
    }
    return rows ? { ...shown, 'New row in': allowed - misses } : shown
  },

  outcome({ state, score, shots, bubbles, board, stars }): Outcome<Stat> | null {
    if (state !== 'over') return null
    const results = { 'Final Score': score, Shots: shots, ...(board > 0 && { Stars: stars }) }
    if (bubbles.length > 0) return { result: 'lost', title: texts.ends.over, results }
    if (board > 0) return { result: 'won', title: texts.ends.board(board, stars), results }
    return {
      result: 'won',
      title: texts.ends.won,
      detail: texts.ends.bonus(WIN_POINTS),
      results,
    }
  },

  debug,
}
