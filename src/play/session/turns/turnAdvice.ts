/** Advice for the player: hints on request, and warnings before a move. Both count as help. */
import { ref } from 'valtio'
import type { TurnGame } from '../../../engine/core/game/contract'
import { freshPress } from '../../../engine/input/freshPress'
import { toast } from '../../../ui/toasts/toast'
import { sessionTexts } from '../../texts/session'
import type { Session } from '../core/session'
import type { TurnScheduler } from './turnScheduler'
import type { TurnView } from './turnView'

/** The second half of a double press, which the system counts only for a mouse, does not confirm a move, ms. */
const DOUBLE_PRESS_MS = 300

export class TurnAdvice {
  readonly #game: TurnGame
  readonly #session: Session
  readonly #view: TurnView
  readonly #current: { readonly state: unknown }
  readonly #scheduler: Pick<TurnScheduler, 'advise'>
  readonly #onHelp: () => void
  /** Hints that were given for the current state. */
  #given = 0
  /** When the last warning was shown. */
  #warnedAt = 0

  /** `onHelp` is called when help was taken. */
  constructor(
    game: TurnGame,
    session: Session,
    view: TurnView,
    current: { readonly state: unknown },
    scheduler: Pick<TurnScheduler, 'advise'>,
    onHelp: () => void,
  ) {
    this.#game = game
    this.#session = session
    this.#view = view
    this.#current = current
    this.#scheduler = scheduler
    this.#onHelp = onHelp
  }
  /** The game has another state. */
  stateChanged(): void {
    this.#given = 0
  }
  /** Asks the computer. The board marks the move, the status line gives the reason. */
  async hint(): Promise<void> {
    const session = this.#session
    const found = await this.#scheduler.advise(this.#given + 1)
    if (found?.kind === 'failed') {
      toast(sessionTexts.noHint, { kind: 'bad' })
      session.say(sessionTexts.noHint)
    }
    if (found?.kind !== 'hint') return
    // A hint in several parts counts once.
    if (this.#given++ === 0) session.view.hints++
    this.#onHelp()
    const { move, look = [] } = found
    const shown = look.length > 0 ? null : move
    this.#view.hint = typeof shown === 'object' && shown !== null ? ref(shown) : shown
    this.#view.look = look
    toast(found.text, { topic: 'hint' })
    session.say(found.text)
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
    const { warned } = this.#view
    const now = performance.now()
    if (warned && JSON.stringify(warned.move) === JSON.stringify(move))
      return now - this.#warnedAt < DOUBLE_PRESS_MS || freshPress.isDouble() ? '' : null
    const text = this.#game.warn?.(this.#current.state, move, this.#session.view.options) ?? null
    if (text === null) return null
    this.#warnedAt = now
    this.#view.warned = ref({ move, text })
    return text
  }
}
