/** A delayed value. */
import { useEffect, useState } from 'react'

/** @returns `value`, changed `ms` later; at once for 0 */
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
