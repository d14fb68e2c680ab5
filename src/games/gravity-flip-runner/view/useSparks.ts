/** The effects of a track's events: dust, sparks, words and shakes. */
import type { RefObject } from 'react'
import type { EventOf } from '../../../engine/core/game/contract'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import type { BurstsHandle } from '../../../engine/stage/parts/Bursts'
import type { FloatersHandle } from '../../../engine/stage/parts/Floaters'
import type { ShakeHandle } from '../../../engine/stage/parts/Shake'
import type { Event, OnTrack } from '../rules'
import { texts } from '../texts/game'
import { POWER_COLORS } from './paintings/thing'
import type { Track } from './track'

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
  /** A runner is out: it bursts into pieces. */
  const crash = ({ x, y }: EventOf<Event, 'crash' | 'out'>) => {
    shake.current?.shake(10, 300)
    for (const color of [tint(hue), tint('paper'), tint('orange')])
      burst(x, y, { color, count: 16, speed: 330, size: 9, life: 750 })
  }
  /** Handles only the events of this track. */
  const own =
    <Each extends OnTrack>(listener: (event: Each) => void) =>
    (event: Each) => {
      if (mine(event)) listener(event)
    }
  useEvents<Event>({
    flip: own(({ x, y, up }) => dust(x, y + (up ? 16 : -16), false)),
    land: own(({ x, y }) => dust(x, y, y < 200)),
    coin: own(({ x, y }) => {
      burst(x, y, {
        color: tint('yellow'),
        count: 7,
        speed: 150,
        size: 7,
        life: 380,
        shape: 'star',
      })
      float('+10', x, y - 12, 18, tint('yellow'))
    }),
    power: own(({ power, x, y }) => {
      const color = hexNumber(POWER_COLORS[power])
      burst(x, y, { color, count: 20, speed: 230, size: 9, shape: 'circle' })
      float(texts.track.power[power], x + 40, y - 24, 26, color, 1000)
    }),
    faded: own(({ power, x, y }) => {
      const color = hexNumber(POWER_COLORS[power])
      float(texts.track.faded[power], x + 50, y - 40, 20, color, 900)
    }),
    shieldBroke: own(({ x, y }) => {
      shake.current?.shake(7, 220)
      burst(x, y, { color: tint('sky'), count: 30, speed: 320, size: 10 })
    }),
    faster: own(({ distance }) => float(String(distance), width / 2, 110, 40, tint('green'), 1100)),
    hurt: ({ x, y }) => {
      shake.current?.shake(8, 240)
      for (const color of [tint(hue), tint('orange')])
        burst(x, y, { color, count: 14, speed: 300, size: 9, life: 600 })
    },
    streak: ({ count, points }) => {
      float(`+${points}`, width / 2, 150, 64, tint('yellow'), 1100)
      float(texts.track.streak(count), width / 2, 200, 28, tint('paper'), 1100)
    },
    finish: ({ stars }) => {
      float(texts.track.stars(stars), width / 2, 190, 72, tint('yellow'), 1600)
      for (const [n, color] of [tint('yellow'), tint('green'), tint('sky')].entries())
        burst(width * (0.3 + 0.2 * n), 200, {
          color,
          count: 20,
          speed: 320,
          size: 11,
          life: 900,
          shape: 'star',
        })
    },
    out: own(crash),
    crash: own(crash),
  })
}
