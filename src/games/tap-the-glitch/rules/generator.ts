/** Chooses which glitch appears where: worse ones with the level, only in free slots. */
import { draw, drawInt, pick } from '../../../engine/core/math/random'
import { bossSlots, lifeTicksOf, typeOf } from './shift'
import {
  type GlitchType,
  type Grid,
  LAST_PACE,
  lifeTicksAt,
  middleOf,
  paceOf,
  TYPES,
  type World,
} from './world'

const COLORS = [0x56b4e9, 0x4cc9a0, 0xf0e442, 0xcc79a7, 0xff8a5c] as const
/** Shares of the types at level 1, and their final values. */
const FIRST = { pixel: 0.5, static: 0.3, corruption: 0.14, virus: 0.06 } as const
const LAST = { pixel: 0.28, static: 0.28, corruption: 0.26, virus: 0.18 } as const

function drawType(world: World): GlitchType {
  if (world.shift) return typeOf(world, world.shift)
  const share = Math.min(1, (paceOf(world) - 1) / (LAST_PACE - 1))
  let left = draw(world.random)
  for (const type of Object.keys(FIRST) as GlitchType[]) {
    left -= FIRST[type] + (LAST[type] - FIRST[type]) * share
    if (left < 0) return type
  }
  return 'pixel'
}

export function freeSlots(world: World, among: readonly number[]): number[] {
  const boss = world.shift?.boss
  const taken = new Set([...world.glitches.map(({ slot }) => slot), ...(boss ? bossSlots(boss, world) : [])])
  return among.filter((slot) => !taken.has(slot))
}

const everySlot = ({ cols, rows }: Grid) => Array.from({ length: cols * rows }, (_, slot) => slot)

/** Puts a glitch into one of these slots, if any is free. */
export function spawn(
  world: World,
  type: GlitchType = drawType(world),
  among: readonly number[] = everySlot(world),
): boolean {
  const free = freeSlots(world, among)
  if (free.length === 0) return false
  const slot = pick(world.random, free)
  world.glitches.push({
    id: world.nextId++,
    slot,
    ...middleOf(slot, world.cols),
    size: drawInt(world.random, 42, 60),
    type,
    colour: pick(world.random, COLORS),
    spreading: TYPES[type].spreading,
    intensity: 0,
    age: 0,
    life: world.shift ? lifeTicksOf(world, world.shift) : lifeTicksAt(paceOf(world)),
  })
  return true
}

/** The up to four slots next to a slot. */
export function besides(slot: number, { cols, rows }: Grid): number[] {
  const col = slot % cols
  const row = Math.floor(slot / cols)
  return [
    ...(col > 0 ? [slot - 1] : []),
    ...(col < cols - 1 ? [slot + 1] : []),
    ...(row > 0 ? [slot - cols] : []),
    ...(row < rows - 1 ? [slot + cols] : []),
  ]
}
