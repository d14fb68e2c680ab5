/** Prints bingo cards one below the other, with marked numbers in brackets. */
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { type Cell, SIZE } from './card'

interface Cards {
  readonly players: readonly { readonly name: string; readonly card: readonly Cell[] }[]
}

export function debug({ players }: Cards): string {
  const print = (card: readonly Cell[]) =>
    printGrid(SIZE, SIZE, (row, col) => {
      const { number, marked } = itemAt(card, row * SIZE + col)
      return marked ? `(${number})` : `${number} `
    })
  return players.map(({ name, card }) => `${name}\n${print(card)}`).join('\n\n')
}
