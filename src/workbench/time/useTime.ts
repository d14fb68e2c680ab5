/** What both kinds of games share under the bar of time: playing, speed, breakpoint, changed rules, and faults. */
import { useState } from 'react'
import { type Difference, firstDifference, type Recording } from './recording'
import { useBreakpoint } from './useBreakpoint'

export function useTime() {
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const breakpoint = useBreakpoint()
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
        setFault(placeOf(error))
        console.error(error)
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

/** The message of an error and the files that it came from. Its lines are those of the compiled files. */
function placeOf(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const files = [...stack.matchAll(/at (\S+) \(?\S*?\/(src\/[^?:)]+)/g)].map(
    ([, name, file]) => `  ${name} in ${file}`,
  )
  return [message, ...files.slice(0, 3), 'The console shows the lines.'].join('\n')
}
