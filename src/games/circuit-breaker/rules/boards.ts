/**
 * The mode "Boards": a road of devices to repair. Each board has five circuits and three lives; each life that is left is a
 * star. Numbers hide at the first tap of a circuit, so players choose how long they look.
 */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { type Plan, planOf } from './growth'
import { LIVES, type World } from './world'

export const BOARD_NAMES = [
  'radio',
  'camera',
  'robot',
  'synth',
  'rover',
  'arcade',
  'satellite',
  'mainframe',
] as const
export type BoardName = (typeof BOARD_NAMES)[number]

export const CIRCUITS = 5
/** Ticks in which the name of the board and its rules can be read, before the first circuit. */
export const NAMED_TICKS = 150
/** After the last circuit the repaired device lights up for this long, ticks; its big moment comes first. */
export const CLEARED_TICKS = 150
export const POWER_TICKS = 40

interface Board {
  /** Nodes on the path of the first and of the last circuit. */
  readonly path: readonly [first: number, last: number]
  /** Nodes that are not on the path, on the first and on the last circuit. */
  readonly decoys: readonly [first: number, last: number]
  readonly forks: number
  /** Seconds: for each circuit, and more per node of its path. */
  readonly time: readonly [base: number, perNode: number]
  /** Seconds until the numbers hide by themselves; without it they wait for the first tap. */
  readonly look?: number
}

const BOARDS: Readonly<Record<BoardName, Board>> = {
  radio: { path: [4, 5], decoys: [0, 0], forks: 0, time: [14, 2.5] },
  camera: { path: [4, 6], decoys: [0, 1], forks: 0.2, time: [12, 2.5], look: 5 },
  robot: { path: [4, 6], decoys: [1, 1], forks: 0.5, time: [11, 2.2] },
  synth: { path: [5, 7], decoys: [0, 1], forks: 0.1, time: [10, 2.2] },
  rover: { path: [5, 7], decoys: [4, 8], forks: 0.5, time: [10, 2] },
  arcade: { path: [6, 9], decoys: [2, 4], forks: 0.4, time: [8, 1.6], look: 5 },
  satellite: { path: [7, 9], decoys: [3, 5], forks: 0.4, time: [9, 1.7] },
  mainframe: { path: [8, 11], decoys: [4, 6], forks: 0.6, time: [9, 1.6] },
}

/** @param number of the board, from 1 */
export const boardNameOf = (number: number): BoardName => itemAt(BOARD_NAMES, number - 1)

/** The plan of the circuit in play. */
export function planIn({ board, level, grows }: Pick<World, 'board' | 'level' | 'grows'>): Plan {
  if (board === undefined) return planOf(level, grows)
  const { path, decoys, forks, time, look } = BOARDS[boardNameOf(board)]
  const done = (level - 1) / (CIRCUITS - 1)
  const at = ([first, last]: readonly [number, number]) => Math.round(first + (last - first) * done)
  const targets = at(path)
  return {
    nodes: targets + at(decoys),
    targets,
    forks,
    look: look === undefined ? -1 : look * TICKS_PER_SECOND,
    seconds: Math.round(time[0] + time[1] * targets),
  }
}

/** Whether all circuits of the board are connected. */
export const isCleared = ({ board, circuits }: Pick<World, 'board' | 'circuits'>): boolean =>
  board !== undefined && circuits === CIRCUITS

/** Lives last for a whole board, in other modes for one circuit. */
export const livesAt = ({ board, level, lives }: World): number =>
  board !== undefined && level > 1 ? lives : LIVES
