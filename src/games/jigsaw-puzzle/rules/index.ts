/**
 * The rules of Jigsaw Puzzle: pieces snap within 20 px of their target; the picture is complete when all are placed.
 */
import type { Hud, Input, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { createRandom, drawBetween, drawInt, shuffled } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { cutPicture, shapeOf } from './generator'
import { moveTo } from './groups'
import { handleKeys } from './keys'
import { layOut, slotsOf, type ToolId } from './layout'
import { handlePointers } from './pointing'
import {
  type Action,
  END_TICKS,
  type Event,
  gridOf,
  INTRO_TICKS,
  isZoomed,
  type Piece,
  starsOf,
  type World,
} from './world'

export * from './world'

/** Random offset of pieces in the tray, as a share of their size. */
const JITTER = 0.07

function start(options: Options, seed: number, size: Size): World {
  const [cols, rows] = gridOf(options)
  const random = createRandom(seed)
  const turns = options.rotation === 'on'
  const own = options.picture === 'own'
  const tools: ToolId[] = ['ghost', 'edges']
  if (isZoomed({ cols, rows })) tools.push('zoom')
  if (turns) tools.push('turn')
  if (own) tools.push('choose')
  const layout = layOut(size, cols, rows, tools)
  const { board } = layout
  const cut = cutPicture(seed, cols, rows, board.width, board.height)
  const slots = shuffled(random, slotsOf(layout, cols, rows))
  const width = board.width / cols
  const height = board.height / rows
  const pieces = slots.map((slot, id): Piece => {
    const row = Math.floor(id / cols)
    const col = id % cols
    return {
      id,
      row,
      col,
      shape: shapeOf(cut, row, col),
      homeX: board.x + (col + 0.5) * width,
      homeY: board.y + (row + 0.5) * height,
      width,
      height,
      x: slot.x + drawBetween(random, -JITTER, JITTER) * width,
      y: slot.y + drawBetween(random, -JITTER, JITTER) * height,
      turn: turns ? drawInt(random, 0, 3) : 0,
      placed: false,
      group: id,
      z: id + 1,
    }
  })
  const world: World = {
    seed,
    random,
    cols,
    rows,
    layout,
    pieces,
    turns,
    own,
    state: 'intro',
    wait: INTRO_TICKS,
    ticks: 0,
    moves: 0,
    placed: 0,
    topZ: pieces.length,
    run: 0,
    sinceSnap: 0,
    ghost: options.preview === 'on',
    edges: false,
    held: null,
    cursor: 0,
    byKeys: false,
    hover: -1,
    repeat: { dx: 0, dy: 0, ticks: 0, count: 0 },
    tool: null,
  }
  for (const piece of pieces) moveTo(world, piece, piece.x, piece.y)
  return world
}

const busy = (input: Input<Action>) =>
  input.pointers.some(({ pressed }) => pressed) || ACTIONS.some((action) => input.pressed(action))

const ACTIONS: readonly Action[] = [
  'up',
  'down',
  'left',
  'right',
  'hold',
  'turnLeft',
  'turnRight',
  'ghost',
  'edges',
  'choose',
]

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step(world, input, emit) {
    if (world.state === 'end') {
      world.wait = Math.max(0, world.wait - 1)
      return
    }
    if (world.state === 'intro') {
      if (world.wait === INTRO_TICKS) emit({ type: 'scatter' })
      if (--world.wait > 0 && !busy(input)) return
      world.wait = 0
      world.state = 'play'
    }
    world.ticks++
    world.sinceSnap++
    handlePointers(world, input.pointers, emit)
    handleKeys(world, input, emit)
    if (world.placed < world.pieces.length) return
    world.state = 'end'
    world.wait = END_TICKS
    emit({ type: 'complete' })
  },
  hud: ({ ticks, moves, placed, pieces }): Hud<Stat> => ({
    Time: Math.floor(ticks / 60),
    Moves: moves,
    Placed: `${placed}/${pieces.length}`,
  }),
  outcome(world): Outcome<Stat> | null {
    if (world.state !== 'end' || world.wait > 0) return null
    const Time = Math.floor(world.ticks / 60)
    return {
      result: 'won',
      title: texts.ends.won,
      said: texts.ends.moves(world.pieces.length, world.moves),
      results: { Time, Moves: world.moves, Stars: starsOf(world.pieces.length) },
    }
  },
}
