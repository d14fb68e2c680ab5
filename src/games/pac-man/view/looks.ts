/** The colors of the mazes: toy walls in the evening in Classic, neon in the other modes. */
import { itemAt } from '../../../engine/core/itemAt'
import { mazeNameOf } from '../rules/mazes'
import { MAZE_NAMES, type MazeName } from '../rules/stages'
import type { World } from '../rules/world'

export interface Look {
  readonly name: string
  readonly floor: string
  /** `r, g, b` of the light in the middle, and of the glow of neon. */
  readonly light: string
  /** The tube along the walls; empty for toy walls. */
  readonly neon: string
}

const TOY: Look = { name: 'toy', floor: '#151829', light: '110, 120, 200', neon: '' }

const NEON: Readonly<Record<MazeName, Look>> = {
  harbor: { name: 'harbor', floor: '#0b1026', light: '92, 140, 255', neon: '#5b8cff' },
  orchard: { name: 'orchard', floor: '#0a1a16', light: '110, 220, 130', neon: '#58c46a' },
  theater: { name: 'theater', floor: '#190d24', light: '205, 110, 255', neon: '#b86bf0' },
  forge: { name: 'forge', floor: '#1d100c', light: '255, 150, 80', neon: '#f08a3c' },
}

/** Arcade changes its color with each level. */
export function lookOf({ arcade, road, level }: World): Look {
  if (!arcade) return TOY
  return NEON[road ? mazeNameOf(road) : itemAt(MAZE_NAMES, (level - 1) % MAZE_NAMES.length)]
}
