/** Advice for the player: hints on request, and warnings before a move. Both count as help. */
import { ref } from 'valtio'
import { freshPress } from '../../../engine/input/freshPress'
import { sessionTexts } from '../../texts/session'
import type { Computer } from './computer'
import type { TurnSession } from './turnSession'

/** The second half of a double press, which the system counts only for a mouse, does not confirm a move, ms. */
const DOUBLE_PRESS_MS = 300

export class TurnAdvice {
  readonly #session: TurnSession
  readonly #computer: Computer
  readonly #onHelp: () => void
  /** Hints that were given for the current state. */
  #given = 0
  /** When the last warning was shown. */
  #warnedAt = 0

  /** `onHelp` is called when help was taken. */
  constructor(session: TurnSession, computer: Computer, onHelp: () => void) {
    this.#session = session
    this.#computer = computer
    this.#onHelp = onHelp
  }
  stateChanged(): void {
    this.#given = 0
  }
  /** Asks the computer. The board marks the move, and the words are shown at their place and announced. */
  async hint(): Promise<void> {
    const session = this.#session
    const found = await this.#computer.hint(session.state, this.#given + 1)
    if (found?.kind === 'failed') this.#say(sessionTexts.noHint)
    if (found?.kind !== 'hint') return
    // A hint in several parts counts once.
    if (this.#given++ === 0) session.view.hints++
    this.#onHelp()
    const { move, highlighted = [] } = found
    const shown = highlighted.length > 0 ? null : move
    session.boardView.hint = typeof shown === 'object' && shown !== null ? ref(shown) : shown
    session.boardView.highlighted = highlighted
    this.#say(found.text)
  }
  #say(text: string): void {
    this.#session.boardView.hintText = text
    this.#session.say(text)
  }
  /** Whether a move waits for a second press, after a warning. */
  holds(move: unknown): boolean {
    const session = this.#session
    const text = this.#warning(move)
    if (text) {
      session.view.hints++
      this.#onHelp()
      session.emit({ type: 'Warned' })
      session.say(text)
    }
    return text !== null
  }

  /** The warning about `move`; '' if it was shown a moment ago; null if the move can be made. */
  #warning(move: unknown): string | null {
    const { game, state, view, boardView } = this.#session
    const { warned } = boardView
    const now = performance.now()
    if (warned && JSON.stringify(warned.move) === JSON.stringify(move))
      return now - this.#warnedAt < DOUBLE_PRESS_MS || freshPress.isDouble() ? '' : null
    const text = game.warn?.(state, move, view.options) ?? null
    if (text === null) return null
    this.#warnedAt = now
    boardView.warned = ref({ move, text })
    return text
  }
}
