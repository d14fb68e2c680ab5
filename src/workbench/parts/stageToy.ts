/** A small world for the stage components: moving things, and a beat. */
import type { GameEvent, Size } from '../../engine/core/game/contract'

export const STAGE: Size = { width: 960, height: 540 }
/** Ticks from one beat to the next. */
const BEAT = 75

export interface Toy {
  tick: number
  /** Moves back and forth, turning. */
  runner: { id: string; x: number; y: number; angle: number }
  /** Moves in a circle. */
  comet: { x: number; y: number }
  /** How far the animal is out of its hole, 0 to 1. */
  up: number
}

export function createToy(): Toy {
  return { tick: 0, runner: { id: 'runner', x: 60, y: 150, angle: 0 }, comet: { x: 0, y: 0 }, up: 0 }
}

/** Runs one tick; emits 'beat' at intervals, with its number. */
export function moveToy(toy: Toy, emit: (event: GameEvent) => void): void {
  toy.tick++
  const turn = toy.tick / 60
  toy.runner.x = 160 + Math.sin(turn * 1.3) * 100
  toy.runner.angle = turn * 2
  toy.comet.x = 480 + Math.cos(turn * 2) * 90
  toy.comet.y = 150 + Math.sin(turn * 2) * 70
  toy.up = (1 + Math.sin(turn * 1.7)) / 2
  if (toy.tick % BEAT === 0) emit({ type: 'beat', count: toy.tick / BEAT })
}
