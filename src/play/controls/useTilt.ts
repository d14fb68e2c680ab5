/** Steers a game by tilting the device, and shows a message where that is not possible. */
import { useEffect, useMemo } from 'react'
import { createTilt, type NoTilt, type Tilt } from '../../engine/input/tilt'
import { sensitivityNow } from '../../engine/storage/values/settings'
import { toast } from '../../ui/toasts/toast'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import { frameTexts } from '../texts/frame'

/** Says why tilting does not work. */
export function showNoTilt(why: NoTilt): void {
  const { text, detail } = frameTexts.tilt[why]
  toast(text, { kind: 'bad', detail, topic: 'tilt' })
}

/** Null in games that are not steered by tilting. */
export function useTilt(play: RealtimeSession): Tilt | null {
  const tilt = useMemo(() => {
    const { tilt: asked } = play.game
    if (!asked) return null
    const { id, value } = asked.option
    return createTilt(asked, () => play.view.options[id] === value, showNoTilt, sensitivityNow)
  }, [play])
  useEffect(() => () => tilt?.stop(), [tilt])
  return tilt
}
