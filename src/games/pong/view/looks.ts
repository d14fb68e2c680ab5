/** The colors of the courts: the indoor court, and the neon ones of the ladder, each with the floor of its rival. */
import type { RivalName } from '../rules'

export interface Look {
  /** From the upper wall to the lower one. */
  readonly ground: readonly [string, string, string]
  /** `r, g, b` of the lines; neon lines glow. */
  readonly line: string
  readonly isNeon: boolean
  /** Whose court it is. */
  readonly rival?: RivalName
}

const INDOORS: Look = {
  ground: ['#3d665f', '#325651', '#284846'],
  line: '243, 241, 234',
  isNeon: false,
}

const neon = (rival: RivalName, ground: Look['ground'], line: string): Look => ({
  ground,
  line,
  isNeon: true,
  rival,
})

const LADDER: Readonly<Record<RivalName, Look>> = {
  dot: neon('dot', ['#0d1c3a', '#0a1730', '#081226'], '90, 200, 255'),
  echo: neon('echo', ['#0d2b2c', '#0a2324', '#071b1c'], '90, 255, 205'),
  curl: neon('curl', ['#26123c', '#1f0e32', '#180a28'], '205, 130, 255'),
  smash: neon('smash', ['#331420', '#2a1019', '#200b13'], '255, 120, 140'),
  ace: neon('ace', ['#2c230c', '#241c09', '#1b1506'], '255, 214, 90'),
}

export const lookOf = (name: RivalName | null): Look => (name ? LADDER[name] : INDOORS)
