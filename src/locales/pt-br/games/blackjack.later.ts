import { numberText } from '../../../engine/core/text'
import type * as hints from '../../../games/blackjack/texts/hints'
import type * as moves from '../../../games/blackjack/texts/moves'
import type * as review from '../../../games/blackjack/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  ranks: ['ás', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'valete', 'dama', 'rei'],
  weak: (dealer) => `Veja a carta do crupiê (${dealer}): é fraca, ele estoura muitas vezes com ela.`,
  strong: (dealer) => `Veja a carta do crupiê (${dealer}): é forte, ele costuma chegar a 17 com ela.`,
  decision: (decision, total, dealer) => `${decision}. Sua mão: ${total}. Carta do crupiê: ${dealer}.`,
  decisionSoft: (decision, total, dealer) =>
    `${decision}. Sua mão: ${total} suave. Carta do crupiê: ${dealer}.`,
  why: {
    splitAlways: 'Divida sempre os ases e sempre os oitos: como par, formam uma mão fraca.',
    split: 'Divida este par: contra esta carta, duas mãos valem mais que uma.',
    surrender: 'Não importa como você jogue, esta mão perde em média mais da metade da aposta.',
    doubleSoft:
      'Com esta carta, o crupiê estoura muitas vezes, e nenhuma carta estoura uma mão suave: dobre a aposta.',
    double: 'As cartas que valem dez são as mais comuns e deixam esta mão forte: dobre a aposta.',
    standSoft: 'Esta mão suave é boa o bastante contra esta carta.',
    standSevens: 'Você tem dois dos quatro setes, então 21 é menos provável: parar é um pouco melhor.',
    standHigh: 'De 17 para cima, outra carta atrapalha mais do que ajuda.',
    stand: 'Quando mostra de 2 a 6, o crupiê estoura muitas vezes: pare.',
    hitSoft: 'Nenhuma carta estoura uma mão suave: o ás pode valer 1.',
    hitLow: 'Nenhuma carta estoura uma mão de 11 ou menos.',
    hitHigh: 'Quando mostra 7 ou mais, o crupiê costuma chegar a 17: com menos que isso, peça.',
    hit: 'Só uma carta que vale dez estoura 12, e um 2 ou 3 do crupiê não é tão fraco que valha parar.',
  },
  ace: 'Veja o ás do crupiê: a carta fechada vale dez?',
  insurance:
    'O seguro paga 2 para 1, mas só quatro de cada treze cartas valem dez: menos de uma em cada três.',
  noInsurance: 'Sem seguro: ele custa mais do que devolve.',
  count: (count) => `A contagem atual é ${count}.`,
  counting: 'Veja cada carta dada: de 2 a 6 contam +1, de 7 a 9 contam 0, dezes e ases −1.',
  smallBet: 'Veja sua aposta: uma pequena dura mais.',
  chip: (value) => `Aposte ${value} e dê as cartas.`,
  deal: 'Dê as cartas quando quiser.',
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  bet: (stake) => `Aposta: ${stake}`,
  count: (count) => `Contagem ${count}`,
  dealt: (totals) => `Cartas dadas: ${totals.join(', ')}`,
  hit: (total) => `Pedir: ${total}`,
  double: (total) => `Dobrar: ${total}`,
  clear: 'Aposta retirada',
  bets: 'De volta às apostas',
  insure: 'Seguro',
  decline: 'Sem seguro',
  stand: 'Parar',
  split: 'Dividir',
  surrender: 'Desistir',
  leave: 'Saída da mesa',
  dealer: (total) => `O crupiê tem ${total}`,
  push: 'Empate',
  even: 'Zero a zero',
  won: (amount) => `Ganho: ${amount}`,
  lost: (amount) => `Perda: ${amount}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
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
