import { numberText } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  value: 'Valor da aposta',
  loss: { one: 'custa #% da aposta', many: 'custa #% da aposta', other: 'custa #% da aposta' },
  insurance: 'O seguro paga 2 para 1, mas só quatro de cada treze cartas valem dez.',
  better: (decision, total, dealer) =>
    `Melhor em média: ${decision}. Sua mão: ${total}. Carta do crupiê: ${dealer}.`,
  betterSoft: (decision, total, dealer) =>
    `Melhor em média: ${decision}. Sua mão: ${total} suave. Carta do crupiê: ${dealer}.`,
  rounds: 'Rodadas',
  decisions: 'Decisões',
  cost: 'Custo dos erros',
  costOf: (percent) => `${numberText(percent, 1)}% de uma aposta`,
}
