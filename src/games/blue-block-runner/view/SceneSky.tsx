/** The background: night in the dark theme, day in the light one, and the transition between them. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { useFrame } from '../../../engine/stage/clock'
import { useMedia } from '../../../ui/useMedia'
import { type Light, MARGIN, railTexture, railY, skyTexture } from './paintings/sky'

const FADE_MS = 240

/** The current theme: the visitor's choice, otherwise the system's. */
function useDaylight(): () => boolean {
  const system = useMedia('(prefers-color-scheme: light)')
  return () => {
    const { theme } = document.documentElement.dataset
    return theme ? theme === 'light' : system
  }
}

/** The night picture, with the day picture on top. */
interface Props {
  readonly part: 'sky' | 'rail'
  readonly size: Size
  /** 0 where there are no districts. */
  readonly district: number
}

export function SceneSky({ part, size, district }: Props) {
  const day = useRef<Sprite>(null)
  const daylight = useDaylight()
  const shown = useRef(Number(daylight()))
  useFrame((_alpha, ms) => {
    // A paused scene does not animate, but changes its theme at once.
    const step = ms === 0 ? 1 : ms / FADE_MS
    const goal = Number(daylight())
    shown.current += Math.max(-step, Math.min(step, goal - shown.current))
    if (!day.current) return
    day.current.alpha = shown.current
    day.current.visible = shown.current > 0
  })
  const texture = (light: Light) =>
    part === 'sky' ? skyTexture(light, size, district) : railTexture(light, size, district)
  const y = part === 'sky' ? -MARGIN : railY(size)
  return (
    <>
      <pixiSprite texture={texture('night')} x={-MARGIN} y={y} />
      <pixiSprite ref={day} texture={texture('day')} x={-MARGIN} y={y} alpha={shown.current} />
    </>
  )
}
