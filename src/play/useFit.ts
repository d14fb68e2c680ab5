/** Owns the size of a field: the largest of its shape that fits the room it has. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from '../engine/core/contract'

/** CSS pixels; null until measured. `world` 'window' takes the whole room. */
export function useFit(room: RefObject<HTMLElement | null>, world: Size | 'window'): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => {
      const box = { width: element.clientWidth, height: element.clientHeight }
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
    observer.observe(element)
    return () => observer.disconnect()
  }, [room, world])
  return size
}
