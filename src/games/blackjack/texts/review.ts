/** Texts of the review of Blackjack. Decisions are those of `controls` in `game.ts`, ranks those of `hints.ts`. */
import { numberText, type PluralForms } from '../../../engine/core/text'

export const reviewTexts = {
  value: 'Value of the bet',
  loss: { one: 'costs #% of the bet', other: 'costs #% of the bet' } as PluralForms,
  insurance: 'Insurance pays 2 to 1, but only four in thirteen cards are tens.',
  better: (decision: string, total: number, dealer: string) =>
    `Better on average: ${decision}. Your hand: ${total}. Dealer’s card: ${dealer}.`,
  betterSoft: (decision: string, total: number, dealer: string) =>
    `Better on average: ${decision}. Your hand: soft ${total}. Dealer’s card: ${dealer}.`,
  rounds: 'Rounds',
  decisions: 'Decisions',
  cost: 'Cost of mistakes',
  costOf: (percent: number) => `${numberText(percent, 1)}% of a bet`,
}
