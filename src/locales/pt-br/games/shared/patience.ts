import { numberText, plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/patience/texts/game'
import type { Translation } from '../../../translation'

export const patienceTexts: Translation<typeof game.patienceTexts> = {
  options: {
    deals: {
      label: 'Distribuição',
      winnable: 'Com solução',
      random: 'Aleatória',
      says: {
        winnable: 'Cada distribuição foi verificada: existe um jeito de vencer.',
        random: 'Qualquer distribuição. Algumas não têm solução.',
      },
    },
    colors: { label: 'Naipes', two: 'Duas cores', four: 'Quatro cores' },
    index: { label: 'Símbolos nos cantos', normal: 'Normais', large: 'Grandes' },
    side: { label: 'Mesa', right: 'Mão direita', left: 'Mão esquerda' },
  },
  refusals: {
    noPasses: 'Não há mais passadas pelo monte.',
    covered: 'As cartas em cima desta precisam sair antes.',
  },
  position: {
    onlyNumber: 'Escreva só o número da distribuição, como 617.',
    numbers: (min, max) => `As distribuições são numeradas de ${min} a ${numberText(max)}.`,
    notCards: (part) => `“${part}” não é uma lista de cartas como “KSTH”.`,
    twice: (card) => `${card} aparece duas vezes.`,
    oneTwice: 'Uma carta aparece duas vezes.',
    missing: (cards) =>
      plural(cards, {
        one: 'Falta # carta do baralho.',
        many: 'Faltam # de cartas do baralho.',
        other: 'Faltam # cartas do baralho.',
      }),
  },
  deal: {
    choose: 'Escolher distribuição',
    number: (deal) => `Distribuição ${deal}`,
    custom: 'Distribuição própria',
    winnable: 'Com solução',
    label: 'Distribuição',
    hint: (min, max) =>
      `O número de uma distribuição (${min} a ${numberText(max)}), uma lista de 52 cartas ou uma posição copiada.`,
    button: 'Dar cartas',
    empty: 'Digite uma distribuição antes.',
    position: 'Esta posição',
    copy: 'Copiar esta posição',
    copied: 'Posição copiada.',
  },
  table: {
    stock: (cards) =>
      plural(cards, { one: 'monte, # carta', many: 'monte, # de cartas', other: 'monte, # cartas' }),
    stockEmpty: 'monte, vazio',
    stockNoPasses: 'monte, vazio, sem mais passadas',
    stockTurn: 'monte, vazio, toque para devolver o descarte',
    waste: (card, cards) =>
      plural(cards, {
        one: `${card}, descarte, # carta`,
        many: `${card}, descarte, # de cartas`,
        other: `${card}, descarte, # cartas`,
      }),
    wasteEmpty: 'descarte, vazio',
    coveredBy: (card, cards) =>
      plural(cards, {
        one: `${card}, com # carta em cima`,
        many: `${card}, com # de cartas em cima`,
        other: `${card}, com # cartas em cima`,
      }),
  },
}
