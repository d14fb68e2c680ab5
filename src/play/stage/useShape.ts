/** The shape of a field: the window's, unless the visitor chose one. Rotating the screen pauses the game. */
import { useLayoutEffect, useRef } from 'react'
import type { OptionValues, RealtimeGame } from '../../engine/core/game/contract'
import { type QuarterTurns, type Shape, turnsOf } from '../../engine/core/game/shape'
import { useMedia } from '../../ui/useMedia'
import type { Session } from '../session/core/session'

interface Options {
  readonly game: RealtimeGame
  readonly session: Session
  readonly options: OptionValues
  /** The address names the shape, so the game keeps it. */
  readonly fixed: boolean
}

/** Passes the shape to the session. @returns how the field is rotated */
export function useShape({ game, session, options, fixed }: Options): QuarterTurns {
  const upright = useMedia('(orientation: portrait)')
  const shape: Shape =
    options.field === 'wide' || options.field === 'upright' ? options.field : upright ? 'upright' : 'wide'
  const shown = useRef<{ readonly session: Session; readonly shape: Shape } | null>(null)
  useLayoutEffect(() => {
    if (!game.upright) return
    // Playing is impossible while the phone is being rotated.
    const before = shown.current?.session === session ? shown.current.shape : null
    if (before !== null && before !== shape) session.pause('turned')
    if (before !== null || !fixed) session.setShape(shape)
    shown.current = { session, shape }
  }, [game, session, shape, fixed])
  const seat = session.live?.kind === 'ticks' ? session.live.seat : null
  const turned = turnsOf(game, options, shape, seat)
  useLayoutEffect(() => {
    session.view.turned = turned
  }, [session, turned])
  return turned
}
