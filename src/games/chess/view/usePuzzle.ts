/** Sets the puzzle of a game, or each one of a run. Their lists load when the first puzzle is needed. */
import { useEffect, useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { loadWithMessage } from '../../../ui/loading/loadErrors'
import type { Move, State } from '../rules'
import { tacticAt } from '../rules/tactics'
import { texts } from '../texts/game'

/** Puzzles used in this visit: none repeats until all have been used. */
const given = new Set<string>()

/** Picks a puzzle by seed, or the next one that has not been used. */
export function pickPuzzle(puzzles: readonly string[], seed: number, seen: ReadonlySet<string>): string {
  const first = seed % puzzles.length
  const ring = [...puzzles.slice(first), ...puzzles.slice(0, first)]
  return ring.find((puzzle) => !seen.has(puzzle)) ?? itemAt(ring, 0)
}

export function usePuzzle(state: State, active: boolean, play: (move: Move) => void): void {
  const latest = useRef(play)
  latest.current = play
  const { run } = state
  const { seed, mate = 0 } = state.puzzle ?? {}
  const waits = active && (run ? run.phase === 'waiting' : seed !== undefined && state.moves.length === 0)
  useEffect(() => {
    if (!waits) return
    let gone = false
    const pick = async () => {
      if (run) return tacticAt((await import('../data/tactics')).tactics, run)
      const { puzzles } = await import('../data/puzzles')
      return pickPuzzle(itemAt(puzzles, mate - 1), seed ?? 0, given)
    }
    void loadWithMessage(texts.board.puzzles, pick()).then((puzzle) => {
      if (gone || !puzzle) return
      if (!run) given.add(puzzle)
      latest.current({ puzzle })
    })
    return () => {
      gone = true
    }
  }, [waits, seed, mate, run])
}
