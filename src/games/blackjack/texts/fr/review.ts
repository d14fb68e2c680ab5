import { numberText } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  value: 'Valeur de la mise',
  loss: {
    one: 'coûte # % de la mise',
    many: 'coûte # % de la mise',
    other: 'coûte # % de la mise',
  },
  insurance: 'L’assurance paie 2 pour 1, mais seules quatre cartes sur treize valent 10.',
  better: (decision, total, dealer) =>
    `Mieux en moyenne : ${decision}. Ta main : ${total}. Carte du croupier : ${dealer}.`,
  betterSoft: (decision, total, dealer) =>
    `Mieux en moyenne : ${decision}. Ta main : ${total} souple. Carte du croupier : ${dealer}.`,
  rounds: 'Manches',
  decisions: 'Décisions',
  cost: 'Coût des erreurs',
  costOf: (percent) => `${numberText(percent, 1)} % d’une mise`,
}
