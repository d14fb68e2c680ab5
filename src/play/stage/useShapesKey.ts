/** The switch for what a game describes without a page. For developers. */
import { useEffect, useState } from 'react'

/** No game and no page uses this key. */
const KEY = 'F2'

/** F2 shows and hides it. */
export function useShapesKey(): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key === KEY && !event.repeat) setShown((before) => !before)
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [])
  return shown
}
