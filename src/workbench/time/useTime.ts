/** What both kinds of games share under the bar of time: playing, speed, breakpoint, changed rules, and faults. */
import { useState } from 'react'
import type { Game } from '../../engine/core/game/contract'
import { BadBytes } from '../../engine/core/replay/bytes'
import { placeOf } from './place'
import { type Difference, firstDifference, type Recording } from './recording'
import { useBreakpoint } from './useBreakpoint'

export function useTime(game: Game) {
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const breakpoint = useBreakpoint(game)
  const [difference, setDifference] = useState<Difference | null>()
  const [fault, setFault] = useState<string | null>(null)
  return {
    playing,
    setPlaying,
    speed,
    setSpeed,
    breakpoint,
    /** Null if nothing differs by the new rules; undefined if the rules are those of the start. */
    difference,
    /** What the rules or the view threw; null if nothing. */
    fault,
    /** An error stops the time and is shown. */
    guarded(act: () => void) {
      try {
        act()
      } catch (error) {
        setPlaying(false)
        console.error(error)
        const cause = causeOf(error)
        setFault(cause.message)
        void placeOf(cause).then((place) => setFault((shown) => (shown === cause.message ? place : shown)))
      }
    },
    /** Goes to the same moment by new rules, and shows where they differ. Throws what they throw. */
    compare(before: Recording, after: Recording) {
      setDifference(firstDifference(before, after, before.at))
      after.seek(before.at)
      setFault(null)
    },
  }
}

export type Time = ReturnType<typeof useTime>

/** What the rules threw: `engine/core/replay/replayPlayer.ts` takes it for damaged input. */
function causeOf(error: unknown): Error {
  const cause = error instanceof BadBytes ? (error.cause ?? error) : error
  return cause instanceof Error ? cause : new Error(String(cause))
}
