/** The size of a field: the largest one with its aspect ratio that fits its area. */
import { useLayoutEffect, useState } from 'react'
import type { Size } from '../../engine/core/game/contract'

/** The size in CSS px, updated when the area changes; null until measured. `world` 'window' fills the area. */
export function useFit(area: HTMLElement | null, world: Size | 'window'): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    if (!area) return
    const measure = () => {
      const box = { width: area.clientWidth, height: area.clientHeight }
      if (box.width === 0 || box.height === 0) return
      const scale = world === 'window' ? 1 : Math.min(box.width / world.width, box.height / world.height)
      const next =
        world === 'window'
          ? box
          : { width: Math.floor(world.width * scale), height: Math.floor(world.height * scale) }
      setSize((old) => (old && old.width === next.width && old.height === next.height ? old : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    return () => observer.disconnect()
  }, [area, world])
  return size
}
