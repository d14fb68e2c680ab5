/** The light and the calm cells of each shift. */
import type { ShiftName } from '../rules'

export interface Look {
  /** `r, g, b` of the light in the middle of the screen. */
  readonly light: string
  /** 0xrrggbb of the cells while the system is healthy. */
  readonly cells: number
}

const USUAL: Look = { light: '76, 201, 160', cells: 0x2b4a56 }

const LOOKS: Readonly<Record<ShiftName, Look>> = {
  pixels: { light: '70, 190, 230', cells: 0x24506b },
  static: { light: '76, 201, 160', cells: 0x235a4a },
  corruption: { light: '150, 130, 255', cells: 0x3f3a78 },
  viruses: { light: '120, 210, 90', cells: 0x35592b },
  hoppers: { light: '240, 170, 80', cells: 0x5c4526 },
  swarms: { light: '230, 110, 190', cells: 0x5b2c52 },
  rush: { light: '80, 140, 255', cells: 0x26407e },
  meltdown: { light: '255, 110, 90', cells: 0x5e2e34 },
}

export const lookOf = (name: ShiftName | null): Look => (name ? LOOKS[name] : USUAL)
