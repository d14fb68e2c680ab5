import { numberText } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  value: 'Valor de la apuesta',
  loss: {
    one: 'cuesta el #\u00a0% de la apuesta',
    many: 'cuesta el #\u00a0% de la apuesta',
    other: 'cuesta el #\u00a0% de la apuesta',
  },
  insurance: 'El seguro paga 2 a 1, pero solo cuatro de cada trece cartas son dieces.',
  better: (decision, total, dealer) =>
    `Mejor de media: ${decision}. Tu mano: ${total}. Carta del crupier: ${dealer}.`,
  betterSoft: (decision, total, dealer) =>
    `Mejor de media: ${decision}. Tu mano: ${total} blando. Carta del crupier: ${dealer}.`,
  rounds: 'Rondas',
  decisions: 'Decisiones',
  cost: 'Precio de los errores',
  costOf: (percent) => `${numberText(percent, 1)}\u00a0% de una apuesta`,
}
