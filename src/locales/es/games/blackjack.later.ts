import { numberText } from '../../../engine/core/text'
import type * as hints from '../../../games/blackjack/texts/hints'
import type * as moves from '../../../games/blackjack/texts/moves'
import type * as review from '../../../games/blackjack/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  ranks: ['as', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jota', 'reina', 'rey'],
  weak: (dealer) => `Mira la carta del crupier (${dealer}): es débil, con ella se pasa a menudo.`,
  strong: (dealer) => `Mira la carta del crupier (${dealer}): es fuerte, con ella suele llegar a 17.`,
  decision: (decision, total, dealer) => `${decision}. Tu mano: ${total}. Carta del crupier: ${dealer}.`,
  decisionSoft: (decision, total, dealer) =>
    `${decision}. Tu mano: ${total} blando. Carta del crupier: ${dealer}.`,
  why: {
    splitAlways: 'Divide siempre los ases y los ochos: juntos son una mano floja.',
    split: 'Divide esta pareja: contra esta carta, dos manos valen más que una.',
    surrender: 'Juegues como juegues, esta mano pierde de media más de la mitad de su apuesta.',
    doubleSoft:
      'Con esta carta el crupier se pasa a menudo, y con una mano blanda no te pasas: dobla la apuesta.',
    double: 'Los dieces son las cartas más frecuentes y hacen fuerte esta mano: dobla la apuesta.',
    standSoft: 'Esta mano blanda basta contra esta carta.',
    standSevens: 'Tienes dos de los cuatro sietes, así que 21 es menos probable: plantarse es un poco mejor.',
    standHigh: 'A partir de 17, otra carta perjudica más veces de las que ayuda.',
    stand: 'Si muestra de 2 a 6, el crupier se pasa a menudo: plántate.',
    hitSoft: 'Con una mano blanda no te pasas: su as puede contar 1.',
    hitLow: 'Con 11 o menos, ninguna carta hace que te pases.',
    hitHigh: 'Si muestra 7 o más, el crupier suele llegar a 17: pide con cualquier mano menor.',
    hit: 'Con 12 solo te pasas con un diez, y un 2 o un 3 del crupier no es tan débil como para plantarse.',
  },
  ace: 'Mira el as del crupier: ¿es un diez la carta oculta?',
  insurance:
    'El seguro paga 2 a 1, pero solo cuatro de cada trece cartas son dieces: menos de una de cada tres.',
  noInsurance: 'Sin seguro: cuesta más de lo que devuelve.',
  count: (count) => `El conteo actual es ${count}.`,
  counting:
    'Mira cada carta repartida: del 2 al 6 cuentan +1, del 7 al 9 cuentan 0, los dieces y los ases −1.',
  smallBet: 'Mira tu apuesta: una pequeña dura más.',
  chip: (value) => `Apuesta ${value} y reparte.`,
  deal: 'Reparte cuando quieras.',
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  bet: (stake) => `Apuesta: ${stake}`,
  count: (count) => `Conteo ${count}`,
  dealt: (totals) => `Reparto: ${totals.join(', ')}`,
  hit: (total) => `Pedir: ${total}`,
  double: (total) => `Doblar: ${total}`,
  clear: 'Apuesta borrada',
  bets: 'Vuelta a las apuestas',
  insure: 'Seguro',
  decline: 'Sin seguro',
  stand: 'Plantarse',
  split: 'Dividir',
  surrender: 'Rendirse',
  leave: 'Salida de la mesa',
  dealer: (total) => `El crupier tiene ${total}`,
  push: 'Empate',
  even: 'Igual',
  won: (amount) => `Ganancia: ${amount}`,
  lost: (amount) => `Pérdida: ${amount}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
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
