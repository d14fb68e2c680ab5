import { numberText } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  value: 'Valeur de la mise',
  loss: {
    one: 'coûte #\u202f% de la mise',
    many: 'coûte #\u202f% de la mise',
    other: 'coûte #\u202f% de la mise',
  },
  insurance: 'L’assurance paie 2 pour 1, mais seules quatre cartes sur treize valent 10.',
  better: (decision, total, dealer) =>
    `Mieux en moyenne\u00a0: ${decision}. Ta main\u00a0: ${total}. Carte du croupier\u00a0: ${dealer}.`,
  betterSoft: (decision, total, dealer) =>
    `Mieux en moyenne\u00a0: ${decision}. Ta main\u00a0: ${total} souple. Carte du croupier\u00a0: ${dealer}.`,
  rounds: 'Manches',
  decisions: 'Décisions',
  cost: 'Coût des erreurs',
  costOf: (percent) => `${numberText(percent, 1)}\u202f% d’une mise`,
}
