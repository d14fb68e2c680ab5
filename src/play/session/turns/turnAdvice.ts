/** Advice for the player: hints on request, and warnings before a move. Both count as help. */
import { ref } from 'valtio'
import type { Hint, TurnGame } from '../../../engine/core/game/contract'
import { freshPress } from '../../../engine/input/freshPress'
import { sessionTexts } from '../../texts/session'
import type { SessionParts } from '../core/parts'
import type { Computer } from './computer'
import type { CurrentGame } from './currentGame'
import type { TurnView } from './turnView'

/** The second half of a double press, which the system counts only for a mouse, does not confirm a move, ms. */
const DOUBLE_PRESS_MS = 300

export class TurnAdvice {
  readonly #parts: SessionParts<TurnGame>
  readonly #boardView: TurnView
  readonly #current: CurrentGame
  readonly #computer: Computer
  readonly #onHelp: () => void
  /** Hints that were given for the current state. */
  #given = 0
  /** When the last warning was shown. */
  #warnedAt = 0

  /** `onHelp` is called when help was taken. */
  constructor(
    parts: SessionParts<TurnGame>,
    boardView: TurnView,
    current: CurrentGame,
    computer: Computer,
    onHelp: () => void,
  ) {
    this.#parts = parts
    this.#boardView = boardView
    this.#current = current
    this.#computer = computer
    this.#onHelp = onHelp
  }
  onState(): void {
    this.#given = 0
  }
  /** Asks the computer. The board marks the move, and the words are shown at their place and announced. */
  async hint(): Promise<void> {
    const found = await this.#computer.hint(this.#current.state, this.#given + 1)
    if (found?.kind === 'failed') this.#say(sessionTexts.noHint)
    if (found?.kind !== 'hint') return
    // A hint in several parts counts once.
    if (this.#given++ === 0) this.#parts.view.hints++
    this.#onHelp()
    const { move, highlighted = [], part } = found
    const shown = highlighted.length > 0 ? null : move
    this.#boardView.hint = typeof shown === 'object' && shown !== null ? ref(shown) : shown
    this.#boardView.highlighted = highlighted
    this.#say(found.text, part)
  }
  #say(text: string, part: Hint<unknown>['part'] = undefined): void {
    this.#boardView.hintText = text
    this.#boardView.hintPart = part ?? null
    this.#parts.eventLog.say(text)
  }
  /** Whether a move waits for a second press, after a warning. */
  holds(move: unknown): boolean {
    const text = this.#warning(move)
    if (text) {
      const { view, eventLog } = this.#parts
      view.hints++
      this.#onHelp()
      eventLog.emit({ type: 'Warned' })
      eventLog.say(text)
    }
    return text !== null
  }

  /** The warning about `move`; '' if it was shown a moment ago; null if the move can be made. */
  #warning(move: unknown): string | null {
    const { game, view } = this.#parts
    const { warned } = this.#boardView
    const now = performance.now()
    if (warned && JSON.stringify(warned.move) === JSON.stringify(move))
      return now - this.#warnedAt < DOUBLE_PRESS_MS || freshPress.isDouble() ? '' : null
    const text = game.warn?.(this.#current.state, move, view.options) ?? null
    if (text === null) return null
    this.#warnedAt = now
    this.#boardView.warned = ref({ move, text })
    return text
  }
}
