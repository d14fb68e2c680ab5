/** Steers a game by tilting the device, and shows a message where that is not possible. */
import { useEffect, useMemo } from 'react'
import type { RealtimeGame } from '../../engine/core/game/contract'
import { createTilt, type NoTilt, type Tilt } from '../../engine/input/tilt'
import { sensitivityNow } from '../../engine/storage/values/settings'
import { toast } from '../../ui/toasts/toast'
import type { RealtimeSession } from '../session/realtime/realtimeSession'

const WORDS: Readonly<Record<NoTilt, readonly [text: string, detail: string]>> = {
  none: ['No tilt sensor answers here', 'Steer by touch or keys: the play goes on.'],
  refused: [
    'The tilt sensor was not allowed',
    'Steer by touch or keys. It can be allowed in the settings of the browser.',
  ],
}

/** Null in games that are not steered so. */
export function useTilt(game: RealtimeGame, play: RealtimeSession): Tilt | null {
  const tilt = useMemo(() => {
    const { tilt: asked } = game
    if (!asked) return null
    const missing = (why: NoTilt) => {
      const [text, detail] = WORDS[why]
      toast(text, { kind: 'bad', detail, topic: 'tilt' })
    }
    return createTilt(asked, () => asked.when(play.session.view.options), missing, sensitivityNow)
  }, [game, play])
  useEffect(() => () => tilt?.stop(), [tilt])
  return tilt
}
