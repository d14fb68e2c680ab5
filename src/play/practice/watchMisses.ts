/** Notices wrong moves and hints in a game. */
import { subscribe } from 'valtio'
import type { TurnSession } from '../session/turns/turnSession'

export type Miss = 'mistake' | 'hint'

/**
 * @param onMiss - called with the number of moves before the wrong move, or before the hint; once for a hint in several
 * parts
 * @returns how to stop
 */
export function watchMisses(play: TurnSession, onMiss: (miss: Miss, at: number) => void): () => void {
  const { boardView: view, game } = play
  const { mistakes = [] } = game.practice ?? {}
  let { turn } = view.board
  let hinted = false
  return subscribe(view, () => {
    const { board, hint, highlighted } = view
    if (board.turn !== turn) {
      turn = board.turn
      hinted = false
      // Steps back have no previous state.
      const moved = board.previous !== null
      if (moved && board.events.some(({ type }) => mistakes.includes(type)))
        onMiss('mistake', play.length - 1)
    } else if (!hinted && (hint !== null || highlighted.length > 0)) {
      hinted = true
      onMiss('hint', play.length)
    }
  })
}
