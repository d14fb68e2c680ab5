/** The space that an element offers, in CSS pixels; null until measured. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { zoomOf } from '../../../ui/input/zoomOf'

interface Space {
  readonly width: number
  readonly height: number
}

export function useSize(target: RefObject<HTMLElement | null>): Space | null {
  const [size, setSize] = useState<Space | null>(null)
  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      const zoom = zoomOf(element)
      const [width, height] = [box.width / zoom, box.height / zoom]
      if (width === 0 || height === 0) return
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return size
}
