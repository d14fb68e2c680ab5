/** The players: people with cards on this device, and computer players that race them. */
import type { Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { texts } from '../texts/game'
import { type Cell, makeCard } from './card'
import { type Asked, findPattern, type PatternId, toGo } from './patterns'

export interface Player {
  readonly id: number
  /** Part of the state, so it is the same in every language. Shown is `nameOf`. */
  readonly name: string
  /** Five rows of five. */
  readonly card: readonly Cell[]
  readonly hasWon: boolean
  /** The id of the pattern that won. */
  readonly winningPattern: PatternId | null
  /** Marks automatically, and calls bingo with the call after the one that filled its pattern. */
  readonly computer?: true
}

/** 'Player 2', 'Computer', and with several computer players 'Computer 2'. */
export function nameOf({ id, name, computer }: Player): string {
  if (!computer) return texts.names.player(id + 1)
  // Computer players race one person, whose id is 0.
  return name === 'Computer' ? texts.names.computer : texts.names.computerNumber(id)
}

function makePlayer(id: number, name: string, random: Random): Player {
  return { id, name, card: makeCard(random), hasWon: false, winningPattern: null }
}

export function makePeople(options: Options, random: Random): Player[] {
  return Array.from({ length: Number(options.players) }, (_, id) =>
    makePlayer(id, `Player ${id + 1}`, random),
  )
}

/**
 * Creates the computer players: they race one person, while several people race each other. Created last, so that
 * cards and calls of a seed are the same without them.
 */
export function makeRivals(options: Options, people: number, random: Random): Player[] {
  const count = people > 1 ? 0 : Number(options.rivals)
  return Array.from({ length: count }, (_, i): Player => {
    const name = count === 1 ? 'Computer' : `Computer ${i + 1}`
    return { ...makePlayer(people + i, name, random), computer: true }
  })
}

/** A player with a full pattern has won. */
export function judged(player: Player, card: readonly Cell[], asked: Asked): Player {
  const pattern = findPattern(card, asked)
  return { ...player, card, hasWon: pattern !== null, winningPattern: pattern?.id ?? null }
}

export function markedWith(card: readonly Cell[], number: number): readonly Cell[] {
  return card.map((cell) => (cell.number === number ? { ...cell, marked: true } : cell))
}

/** A computer player with a full pattern, which calls bingo with the next call. */
export function isReady({ computer, card, hasWon }: Player, asked: Asked): boolean {
  return computer === true && !hasWon && toGo(card, asked) === 0
}
