/** Owns taking moves back and doing them again: how far back the play may go, and what a restart put aside. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { Session } from '../core/session'
import type { AtHand } from './currentGame'
import type { TurnLinked } from './turnLinked'
import type { Course } from './turnScheduler'

export interface Undoing {
  readonly session: Session
  readonly hand: AtHand
  readonly course: Course
  readonly linked: TurnLinked
  /** Another state stands there; `news` says why. */
  jumped(news: string): void
}

export class TurnUndo {
  readonly #game: TurnGame
  readonly #play: Undoing

  constructor(game: TurnGame, play: Undoing) {
    this.#game = game
    this.#play = play
  }
  get undoable(): boolean {
    const { hand, linked } = this.#play
    const { sent } = linked
    return sent === null ? this.#game.undo !== false && hand.canUndo : hand.history.length > sent
  }
  undo(): void {
    const { session, hand, course, jumped } = this.#play
    const { phase } = session.view
    if (!this.undoable || (phase !== 'playing' && phase !== 'over')) return
    course.halt()
    if (hand.history.undo()) session.view.undone++
    else {
      const at = hand.bringBack()
      if (at !== null) course.clock.set(at)
    }
    jumped('Move taken back.')
  }
  redo(): void {
    const { session, hand, course, jumped } = this.#play
    if (session.view.phase !== 'playing' || !hand.history.canRedo) return
    course.halt()
    hand.history.redo()
    jumped('Move done again.')
  }
}
