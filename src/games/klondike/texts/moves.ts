/** How moves of Klondike are written, without a period. Cards are names such as 'King of hearts'. */
import { plural } from '../../../engine/core/text'

export const moveTexts = {
  toFoundation: {
    spades: (card: string) => `${card} to the spades foundation`,
    hearts: (card: string) => `${card} to the hearts foundation`,
    diamonds: (card: string) => `${card} to the diamonds foundation`,
    clubs: (card: string) => `${card} to the clubs foundation`,
  },
  /** @param cell - a letter, A to D */
  toCell: (card: string, cell: string) => `${card} to free cell ${cell}`,
  toColumn: (card: string, column: number) => `${card} to column ${column}`,
  /** @param more - how many cards lie on the first one and move with it */
  severalToColumn: (card: string, more: number, column: number) =>
    plural(more, {
      one: `${card} and # more card to column ${column}`,
      other: `${card} and # more cards to column ${column}`,
    }),
}
