/** Owns the moves of a play in words, one line each, for the list beside its board. */
import type { DescribeMove, TurnGame } from '../../engine/core/game/contract'
import { statusText } from '../session/events/announce'
import type { History } from '../session/turns/history'

export interface MoveLine {
  /** How many moves have been made when it has: where a press on it leads. */
  readonly at: number
  readonly text: string
}

/**
 * The moves that have words: the game's own (`tell`), else what the status line said of them. What happens by itself and
 * says nothing has no line.
 */
export function linesOf(
  game: TurnGame,
  history: History<unknown, unknown>,
  tell?: DescribeMove<unknown, unknown>,
): MoveLine[] {
  const lines: MoveLine[] = []
  let before = history.initial
  for (let i = 0; i < history.length; i++) {
    const step = history.step(i)
    if (!step) break
    const text = tell
      ? tell(before, step.move, step.state)
      : step.events.map((event) => statusText(game, event)).find(Boolean)
    if (text) lines.push({ at: i + 1, text: text.replace(/\.$/, '') })
    before = step.state
  }
  return lines
}

/** The words of the move that led to the moment `at`; '' where it has none. */
export function textAt(lines: readonly MoveLine[], at: number): string {
  const line = lines[lineAt(lines, at)]
  return line?.at === at ? line.text : ''
}

/** The line of the moment `at`: the last one that has been made; -1 before the first. */
export function lineAt(lines: readonly MoveLine[], at: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] as MoveLine).at <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
