/** The light and the calm cells of each shift. */
import type { ShiftName } from '../rules'

export interface Look {
  /** `r, g, b` of the light in the middle of the screen. */
  readonly light: string
  /** 0xrrggbb of the cells while the system is healthy. */
  readonly cells: number
}

const USUAL: Look = { light: '76, 201, 160', cells: 0x35606f }

const LOOKS: Readonly<Record<ShiftName, Look>> = {
  pixels: { light: '70, 190, 230', cells: 0x2f6a8e },
  static: { light: '76, 201, 160', cells: 0x2d7560 },
  corruption: { light: '150, 130, 255', cells: 0x544d9e },
  viruses: { light: '120, 210, 90', cells: 0x467538 },
  hoppers: { light: '240, 170, 80', cells: 0x7a5c32 },
  swarms: { light: '230, 110, 190', cells: 0x793b6d },
  rush: { light: '80, 140, 255', cells: 0x3457a8 },
  meltdown: { light: '255, 150, 60', cells: 0x7a4630 },
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
