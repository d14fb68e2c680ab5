/** The board, and the result of the game that has just ended, for the components of a group. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { groupView } from '../opening/group'
import { usePlay } from '../session/core/usePlay'
import { type Board, boardView, type Candidate, candidateOf, loadBoard } from './board'
import type { Failure } from './prove'

/** Null until the entries are proved. */
export function useBoard(): Board | null {
  const { game } = usePlay().session
  const { start } = useSnapshot(groupView)
  useEffect(() => {
    if (start) void loadBoard(game)
  }, [game, start])
  return useSnapshot(boardView).board as Board | null
}

/** The result of the game that has just ended, or why it cannot be added; null without one, and until it is proved. */
export function useCandidate(board: Board | null): Candidate | Failure | 'tooLong' | null {
  const { entry, session } = usePlay()
  const { phase, outcome } = useSnapshot(session.view)
  const [found, setFound] = useState<Candidate | Failure | 'tooLong' | null>(null)
  const ended = phase === 'over' && outcome !== null && session.bests.counts
  useEffect(() => {
    setFound(null)
    const { start } = groupView
    if (!ended || !board || !start) return
    let gone = false
    void candidateOf(entry.path, session.game, start, board.rows, session.replay()).then((next) => {
      if (!gone) setFound(next)
    })
    return () => {
      gone = true
    }
  }, [entry, session, ended, board])
  return found
}
