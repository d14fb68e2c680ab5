/** The moves of a replay in words, one line each. */
import type { DescribeMove, TurnGame } from '../../../engine/core/game/contract'
import { statusText } from '../../session/events/announce'
import type { History } from '../../session/turns/history'

export interface MoveLine {
  /** The number of moves after it. */
  readonly at: number
  readonly text: string
}

/**
 * The moves in words, by `describe` or as the status line announced them. An automatic move without words has no
 * line.
 */
export function linesOf(
  game: TurnGame,
  history: History,
  describe?: DescribeMove<unknown, unknown>,
): MoveLine[] {
  const lines: MoveLine[] = []
  let before = history.initial
  for (let i = 0; i < history.length; i++) {
    const step = history.step(i)
    if (!step) break
    const text = describe
      ? describe(before, step.move, step.state)
      : step.events.map((event) => statusText(game, event)).find(Boolean)
    if (text) lines.push({ at: i + 1, text: text.replace(/\.$/, '') })
    before = step.state
  }
  return lines
}

/** The text of the move that led to the moment `at`; '' if it has none. */
export function textAt(lines: readonly MoveLine[], at: number): string {
  const line = lines[lineAt(lines, at)]
  return line?.at === at ? line.text : ''
}

/** The index of the last line at the moment `at`; -1 before the first. */
export function lineAt(lines: readonly MoveLine[], at: number): number {
  return lines.findLastIndex((line) => line.at <= at)
}
