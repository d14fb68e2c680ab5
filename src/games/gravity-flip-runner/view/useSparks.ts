/** Owns what flies on a track at what happens there: dust, sparks, words and shakes. */
import type { RefObject } from 'react'
import type { GameEvent } from '../../../engine/core/game/contract'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import type { BurstsHandle } from '../../../engine/stage/parts/Bursts'
import type { FloatersHandle } from '../../../engine/stage/parts/Floaters'
import type { ShakeHandle } from '../../../engine/stage/parts/Shake'
import type { Power } from '../rules'
import { POWER_COLORS } from './paintings/thing'
import type { Track } from './track'

const NAMES: Readonly<Record<Power, string>> = { shield: 'Shield', slow: 'Slow', magnet: 'Magnet' }

interface Props {
  readonly track: Track
  readonly bursts: RefObject<BurstsHandle | null>
  readonly floaters: RefObject<FloatersHandle | null>
  readonly shake: RefObject<ShakeHandle | null>
}

export function useSparks({ track, bursts, floaters, shake }: Props): void {
  const { width, hue, zoom, mine } = track
  const burst: BurstsHandle['burst'] = (...all) => bursts.current?.burst(...all)
  const float = (text: string, x: number, y: number, size: number, color: number, ms?: number) =>
    floaters.current?.float(text, x, y, { size: size * zoom, color, ms })
  const dust = (x: number, y: number, up: boolean) =>
    burst(x, y, {
      color: 0xb9c6da,
      count: 7,
      speed: 120,
      size: 7,
      life: 340,
      gravity: 0,
      shape: 'circle',
      angle: up ? Math.PI * 0.75 : -Math.PI * 0.75,
      spread: 1.3,
    })
  /** A runner is out: it flies to pieces. */
  const crash = ({ x, y }: GameEvent) => {
    shake.current?.shake(10, 300)
    for (const color of [tint(hue), tint('paper'), tint('orange')])
      burst(x as number, y as number, { color, count: 16, speed: 330, size: 9, life: 750 })
  }
  const told: Readonly<Record<string, (event: GameEvent) => void>> = {
    flip: ({ x, y, up }) => dust(x as number, (y as number) + (up ? 16 : -16), false),
    land: ({ x, y }) => dust(x as number, y as number, (y as number) < 200),
    coin: ({ x, y }) => {
      burst(x as number, y as number, {
        color: tint('yellow'),
        count: 7,
        speed: 150,
        size: 7,
        life: 380,
        shape: 'star',
      })
      float('+10', x as number, (y as number) - 12, 18, tint('yellow'))
    },
    power: ({ power, x, y }) => {
      const color = hexNumber(POWER_COLORS[power as Power])
      burst(x as number, y as number, { color, count: 20, speed: 230, size: 9, shape: 'circle' })
      float(`${NAMES[power as Power]} +50`, (x as number) + 40, (y as number) - 24, 26, color, 1000)
    },
    faded: ({ power, x, y }) => {
      const color = hexNumber(POWER_COLORS[power as Power])
      float(`${NAMES[power as Power]} is over`, (x as number) + 50, (y as number) - 40, 20, color, 900)
    },
    shieldBroke: ({ x, y }) => {
      shake.current?.shake(7, 220)
      burst(x as number, y as number, { color: tint('sky'), count: 30, speed: 320, size: 10 })
    },
    faster: ({ distance }) => float(String(distance), width / 2, 110, 40, tint('green'), 1100),
    out: crash,
    crash,
  }
  useEvents(
    Object.fromEntries(
      Object.entries(told).map(([type, tell]) => [type, (event: GameEvent) => mine(event) && tell(event)]),
    ),
  )
}
