/** Owns whether the figure of another's play is seen in a race, and loading how it is drawn when it is. */
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { OptionValues, RealtimeGame, Size } from '../../engine/core/contract'
import type { Ghost } from '../../engine/stage/Ghost'
import type { Opponent } from './race'

interface Racing {
  readonly rival: Opponent | null
  readonly world: unknown
  readonly size: Size
}

/** By the visitor's choice; else in a race that was asked for, and not beside a best play that happened to be kept. */
export function ghostSeen({ ghost }: OptionValues, asked: boolean): boolean {
  return ghost === 'on' || (ghost !== 'off' && asked)
}

/** What is drawn over the scene; null where nobody is seen. */
export function useGhost(play: Racing, { ghost }: RealtimeGame, seen: boolean): ReactNode {
  const [Part, setPart] = useState<ComponentType<ComponentProps<typeof Ghost>> | null>(null)
  const wanted = seen && ghost !== undefined
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import('../../engine/stage/Ghost').then(
      (module) => !gone && setPart(() => module.Ghost),
      // Who cannot be loaded is not seen: the race goes on.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return useMemo(() => {
    if (!Part || !wanted || !ghost) return null
    const parts = () => {
      const { rival, world, size } = play
      // In a field of another size it would stand in other places.
      const fits = rival?.world && rival.size?.width === size.width && rival.size.height === size.height
      return fits ? ghost.parts(rival.world, world) : []
    }
    return <Part of={parts} color={ghost.color} shape={ghost.shape} />
  }, [Part, wanted, ghost, play])
}
