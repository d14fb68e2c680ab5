/** The light and the calm cells of each shift. */
import type { ShiftName } from '../rules'

export interface Look {
  /** `r, g, b` of the light in the middle of the screen. */
  readonly light: string
  /** 0xrrggbb of the cells while the system is healthy. */
  readonly cells: number
}

const USUAL: Look = { light: '76, 201, 160', cells: 0x35606f }

/** All are cool: what is warm is a glitch. */
const LOOKS: Readonly<Record<ShiftName, Look>> = {
  pixels: { light: '70, 160, 200', cells: 0x27506a },
  static: { light: '70, 180, 150', cells: 0x265c50 },
  corruption: { light: '120, 120, 230', cells: 0x3e4080 },
  viruses: { light: '100, 180, 100', cells: 0x34583a },
  hoppers: { light: '90, 190, 210', cells: 0x255a66 },
  swarms: { light: '150, 110, 210', cells: 0x4a3a72 },
  rush: { light: '80, 130, 230', cells: 0x2f4a8c },
  meltdown: { light: '150, 170, 195', cells: 0x454f5e },
}

export const lookOf = (name: ShiftName | null): Look => (name ? LOOKS[name] : USUAL)

/** Of two colors, 0xrrggbb, `part` of the second. */
export function mix(from: number, to: number, part: number): number {
  let mixed = 0
  for (const shift of [16, 8, 0]) {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255]
    mixed |= Math.round(a + (b - a) * part) << shift
  }
  return mixed
}

/** The light as a number, 0xrrggbb. */
export const hueOf = ({ light }: Look): number =>
  light.split(', ').reduce((hue, part) => hue * 256 + Number(part), 0)
