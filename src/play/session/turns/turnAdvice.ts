/** Owns what the visitor of a turn play is told of moves: a hint that was asked for, and words before a move counts. Both are help, and counted. */
import { ref } from 'valtio'
import type { TurnGame } from '../../../engine/core/game/contract'
import { toast } from '../../../ui/toasts/toast'
import type { Session } from '../core/session'
import type { TurnView } from './boardView'
import type { AtHand } from './currentGame'
import { Caution } from './moveWarning'
import type { Course } from './turnScheduler'

const NO_HINT = 'No hint could be found. Try again.'

export interface Advised {
  readonly session: Session
  readonly view: TurnView
  readonly course: Course
  readonly hand: AtHand
  /** Help was taken. */
  helped(): void
}

export class TurnAdvice {
  readonly #play: Advised
  readonly #caution: Caution
  /** Hints that were given for the state of now. */
  #given = 0

  constructor(game: TurnGame, play: Advised) {
    this.#play = play
    this.#caution = new Caution(game, play.view)
  }
  /** Another state stands there. */
  stateChanged(): void {
    this.#given = 0
  }
  /** Asks the bot; the board marks the move, the status line says why. */
  async hint(): Promise<void> {
    const { session, view, course } = this.#play
    const found = await course.advise(this.#given + 1)
    if (found?.kind === 'failed') {
      toast(NO_HINT, { kind: 'bad' })
      session.say(NO_HINT)
    }
    if (found?.kind !== 'hint') return
    // Told in parts it is one hint.
    if (this.#given++ === 0) session.view.hints++
    this.#play.helped()
    const { move, look = [] } = found
    const shown = look.length > 0 ? null : move
    view.hint = typeof shown === 'object' && shown !== null ? ref(shown) : shown
    view.look = look
    toast(found.text, { topic: 'hint' })
    session.say(found.text)
  }
  /** Whether a move waits for a second press while its player is told what speaks against it. */
  holds(move: unknown): boolean {
    const { session, hand } = this.#play
    const text = this.#caution.before(hand.state, move, session.view.options)
    if (text) {
      session.view.hints++
      this.#play.helped()
      session.tell({ type: 'Warned' })
      session.say(text)
    }
    return text !== null
  }
}
