/** A value that follows another one after a delay. */
import { useEffect, useState } from 'react'

/** The value, followed at once or after `ms`. */
export function useDelayed<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (ms === 0) {
      setShown(value)
      return
    }
    const timer = setTimeout(() => setShown(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return ms === 0 ? value : shown
}
