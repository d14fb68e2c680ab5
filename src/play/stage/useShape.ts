/** The shape of a field: the window's, unless the visitor chose one. Rotating the screen pauses the game. */
import { useLayoutEffect, useRef } from 'react'
import type { OptionValues } from '../../engine/core/game/contract'
import { type QuarterTurns, type Shape, turnsOf } from '../../engine/core/game/shape'
import { useMedia } from '../../ui/useMedia'
import type { RealtimeSession } from '../session/realtime/realtimeSession'

/**
 * Passes the shape to the play.
 *
 * @param fixed - the address names the shape, so the game keeps it
 * @returns how the field is rotated
 */
export function useShape(play: RealtimeSession, options: OptionValues, fixed: boolean): QuarterTurns {
  const { game } = play
  const upright = useMedia('(orientation: portrait)')
  const shape: Shape =
    options.field === 'wide' || options.field === 'upright' ? options.field : upright ? 'upright' : 'wide'
  const shown = useRef<{ readonly play: RealtimeSession; readonly shape: Shape } | null>(null)
  useLayoutEffect(() => {
    if (!game.upright) return
    // Playing is impossible while the phone is being rotated.
    const before = shown.current?.play === play ? shown.current.shape : null
    if (before !== null && before !== shape) play.pause('turned')
    if (before !== null || !fixed) play.setShape(shape)
    shown.current = { play, shape }
  }, [game, play, shape, fixed])
  const turned = turnsOf(game, options, shape, play.policy.seat)
  useLayoutEffect(() => {
    play.view.turned = turned
  }, [play, turned])
  return turned
}
