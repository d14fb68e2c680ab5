/**
 * The mode "Mazes": a road of twelve stages, three in each maze, of two rounds each. Each of the three lives that is left
 * at the end is a star.
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Road } from './world'

export const MAZE_NAMES = ['harbor', 'orchard', 'theater', 'forge'] as const
export type MazeName = (typeof MAZE_NAMES)[number]

/** Speeds in percent, in which the table of Arcade was published: of the player, of ghosts, frightened, in the tunnel. */
export interface Pace {
  readonly player: number
  readonly ghost: number
  readonly fright: number
  readonly tunnel: number
}

interface Stage {
  readonly maze: MazeName
  /** Ghosts of the first and of the second round. */
  readonly ghosts: readonly [number, number]
  readonly pace: Pace
  /** Seconds of a power. */
  readonly power: number
  /** Seconds of scatter and of chase, which alternate without end. */
  readonly scatter: number
  readonly chase: number
}

/** Lives and rounds of a stage, and how many stages each maze has. */
export const ROAD_LIVES = 3
export const ROUNDS = 2
export const STAGES_A_MAZE = 3
/** Dots of a round after which fruit appears. */
export const ROAD_FRUIT_AFTER = [35, 75] as const
/** Ticks of the scene between two rounds, unless a press ends it. */
export const SCENE_TICKS = 270

const pace = (player: number, ghost: number): Pace => ({
  player,
  ghost,
  fright: Math.round(ghost * 0.62),
  tunnel: Math.round(ghost * 0.54),
})

const STAGES: readonly Stage[] = [
  { maze: 'harbor', ghosts: [2, 3], pace: pace(70, 52), power: 8, scatter: 8, chase: 12 },
  { maze: 'harbor', ghosts: [3, 4], pace: pace(73, 58), power: 7.5, scatter: 8, chase: 14 },
  { maze: 'harbor', ghosts: [4, 4], pace: pace(76, 64), power: 7, scatter: 7, chase: 16 },
  { maze: 'orchard', ghosts: [3, 4], pace: pace(80, 69), power: 6.5, scatter: 7, chase: 16 },
  { maze: 'orchard', ghosts: [4, 4], pace: pace(83, 74), power: 6, scatter: 7, chase: 18 },
  { maze: 'orchard', ghosts: [4, 4], pace: pace(86, 78), power: 5.5, scatter: 6, chase: 18 },
  { maze: 'theater', ghosts: [4, 4], pace: pace(90, 86), power: 4.5, scatter: 6, chase: 20 },
  { maze: 'theater', ghosts: [4, 4], pace: pace(93, 91), power: 4, scatter: 5, chase: 22 },
  { maze: 'theater', ghosts: [4, 4], pace: pace(96, 95), power: 3.5, scatter: 5, chase: 24 },
  { maze: 'forge', ghosts: [4, 4], pace: pace(98, 98), power: 3.5, scatter: 5, chase: 24 },
  { maze: 'forge', ghosts: [4, 4], pace: pace(101, 103), power: 3, scatter: 5, chase: 26 },
  { maze: 'forge', ghosts: [4, 4], pace: pace(104, 109), power: 2.5, scatter: 4, chase: 28 },
]
export const STAGES_COUNT = STAGES.length

/** @param number of the stage, from 1 */
export const stageOf = (number: number): Stage => itemAt(STAGES, number - 1)

export const newRoad = (stage: number, upright: boolean): Road => ({ stage, upright, round: 1, waits: true })

export const ghostsIn = ({ stage, round }: Road): number => itemAt(stageOf(stage).ghosts, round - 1)

/** Ticks of a power, and of a wave of scatter (even) or chase (odd). */
export const powerIn = ({ stage }: Road): number => Math.round(60 * stageOf(stage).power)
export const waveIn = (wave: number, { stage }: Road): number =>
  60 * (wave % 2 === 0 ? stageOf(stage).scatter : stageOf(stage).chase)
