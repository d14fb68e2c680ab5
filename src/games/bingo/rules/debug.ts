/** Owns the print of bingo cards: one below the other, marked numbers in brackets. */
import { printGrid } from '../../../engine/core/math/grid'
import { type Cell, SIZE } from './card'

interface Cards {
  readonly players: readonly { readonly name: string; readonly card: readonly Cell[] }[]
}

export function debug({ players }: Cards): string {
  const print = (card: readonly Cell[]) =>
    printGrid(SIZE, SIZE, (row, col) => {
      const { number, marked } = card[row * SIZE + col] as Cell
      return marked ? `(${number})` : `${number} `
    })
  return players.map(({ name, card }) => `${name}\n${print(card)}`).join('\n\n')
}
