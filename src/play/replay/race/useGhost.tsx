/** Draws the opponent's ghost over the scene. */
import { type ReactNode, useMemo } from 'react'
import { Ghost } from '../../../engine/stage/parts/Ghost'
import type { RealtimeSession } from '../../session/realtime/realtimeSession'

export function useGhost(play: RealtimeSession, seen: boolean): ReactNode {
  const { ghost } = play.game
  return useMemo(() => {
    if (!seen || !ghost) return null
    const parts = () => {
      const { rival, world, size } = play
      // In a field of another size its positions would be wrong.
      const fits = rival?.world && rival.size?.width === size.width && rival.size.height === size.height
      return fits ? ghost.parts(rival.world, world) : []
    }
    return <Ghost of={parts} color={ghost.color} shape={ghost.shape} />
  }, [seen, ghost, play])
}
