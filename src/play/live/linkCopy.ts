/** Keeps a turn-based live game in the address, so that it can continue by link after the connection or the page ends. */

import type { OptionValues, TurnGame } from '../../engine/core/game/contract'
import type { TurnInput } from '../../engine/core/replay/replay'
import { keepMatch } from '../../engine/storage/values/matches'
import { playTurn } from '../byLink/judgeTurn'
import { linkRecord } from '../byLink/linkRecord'
import { clearFragment, fragmentOf, putFragment } from '../opening/fragment'
import { pack } from '../replay/pack'

interface Kept {
  readonly id: string
  readonly game: TurnGame
  readonly options: OptionValues
  readonly seed: number
  readonly seat: 0 | 1
}

/** Several moves at once are written once, ms. */
const AFTER_MS = 200

export class LinkCopy {
  readonly #kept: Kept
  /** The moves so far; null before the board is there, and after the end. */
  #input: (() => TurnInput) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(kept: Kept) {
    this.#kept = kept
  }
  /** Whether there is a move to continue from. */
  get started(): boolean {
    return this.#input !== null && this.#input().steps !== ''
  }
  /** A move was made. The address follows soon; a later move in it is known by `keep`. */
  update(input: () => TurnInput): void {
    this.#input = input
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      if (!this.started) return
      void pack(linkRecord(this.#kept, input())).then((text) => {
        if (this.#input) putFragment(fragmentOf('turn', text))
      })
    }, AFTER_MS)
  }
  /** Makes it a game by link on this device, which the address opens. Returns whether it did. */
  keep(): boolean {
    const { id, game, seed, seat } = this.#kept
    const judged = this.#input && playTurn(linkRecord(this.#kept, this.#input()), game)
    if (!judged || !('turn' in judged)) return false
    keepMatch(id, seed, { seat, moves: [...judged.turn.moves] })
    return true
  }
  close(): void {
    this.#input = null
    clearTimeout(this.#timer)
    clearFragment('turn')
  }
}
