/** The frame loop: reads gamepads, runs ticks, and draws the scene. It stops while the page is hidden. */
import { type RefObject, useEffect } from 'react'
import type { Stage } from '../../engine/stage/stage'
import type { RealtimeSession } from '../session/realtime/realtimeSession'

/**
 * A scene is still while it is paused, or behind a dialog of the start panel: after a few frames it is drawn at
 * intervals only, for late textures and resizes.
 */
const FRAMES_AFTER_PAUSE = 4
const PAUSED_FRAMES_A_DRAWING = 12

/** The input, whose pads are read once a frame. */
export type PadsRef = RefObject<{ poll(): void } | null>

const isStill = ({ view }: RealtimeSession): boolean =>
  view.phase === 'paused' || (view.phase === 'ready' && document.querySelector('dialog:modal') !== null)

export function useFrameLoop(play: RealtimeSession, stage: Stage | null, pads: PadsRef): void {
  useEffect(() => {
    if (!stage) return
    let last = performance.now()
    let still = 0
    let { size } = play
    let id = requestAnimationFrame(frame)
    function frame(now: number) {
      id = requestAnimationFrame(frame)
      const gap = now - last
      last = now
      pads.current?.poll()
      still = isStill(play) && play.size === size ? still + 1 : 0
      size = play.size
      if (still > FRAMES_AFTER_PAUSE && still % PAUSED_FRAMES_A_DRAWING !== 0) return
      if (play.view.phase === 'playing') stage?.countFrame(gap)
      play.frame(gap)
      stage?.draw()
    }
    const stopContext = stage.onContext(() => {
      still = 0
    })
    return () => {
      cancelAnimationFrame(id)
      stopContext()
    }
  }, [play, stage, pads])
}
