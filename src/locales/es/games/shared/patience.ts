import { numberText, plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/patience/texts/game'
import type { Translation } from '../../../translation'

export const patienceTexts: Translation<typeof game.patienceTexts> = {
  options: {
    deals: {
      label: 'Repartos',
      winnable: 'Con solución',
      random: 'Al azar',
      says: {
        winnable: 'Cada reparto está comprobado: hay una forma de ganarlo.',
        random: 'Cualquier reparto. Algunos no se pueden ganar.',
      },
    },
    colors: { label: 'Palos', two: 'Dos colores', four: 'Cuatro colores' },
    index: { label: 'Símbolos de esquina', normal: 'Normales', large: 'Grandes' },
    side: { label: 'Mesa', right: 'Mano derecha', left: 'Mano izquierda' },
  },
  refusals: {
    noPasses: 'No quedan vueltas al mazo.',
    covered: 'Antes hay que mover las cartas que tiene encima.',
  },
  position: {
    onlyNumber: 'Escribe solo el número del reparto, como 617.',
    numbers: (min, max) => `Los repartos van del ${min} al ${numberText(max)}.`,
    notCards: (part) => `«${part}» no es una lista de cartas como «KSTH».`,
    twice: (card) => `${card} aparece dos veces.`,
    oneTwice: 'Una carta aparece dos veces.',
    missing: (cards) =>
      plural(cards, {
        one: 'Falta # carta de la baraja.',
        many: 'Faltan # de cartas de la baraja.',
        other: 'Faltan # cartas de la baraja.',
      }),
  },
  deal: {
    choose: 'Elegir un reparto',
    number: (deal) => `Reparto ${deal}`,
    custom: 'Reparto propio',
    winnable: 'Con solución',
    label: 'Reparto',
    hint: (min, max) =>
      `Un número de reparto (de ${min} a ${numberText(max)}), una lista de 52 cartas o una posición copiada.`,
    button: 'Repartir',
    empty: 'Escribe antes un reparto.',
    position: 'Esta posición',
    copy: 'Copiar esta posición',
    copied: 'Posición copiada.',
  },
  table: {
    stock: (cards) =>
      plural(cards, { one: 'mazo, # carta', many: 'mazo, # de cartas', other: 'mazo, # cartas' }),
    stockEmpty: 'mazo, vacío',
    stockNoPasses: 'mazo, vacío, sin más vueltas',
    stockTurn: 'mazo, vacío, pulsa para devolver el descarte',
    waste: (card, cards) =>
      plural(cards, {
        one: `${card}, descarte, # carta`,
        many: `${card}, descarte, # de cartas`,
        other: `${card}, descarte, # cartas`,
      }),
    wasteEmpty: 'descarte, vacío',
    coveredBy: (card, cards) =>
      plural(cards, {
        one: `${card}, con # carta encima`,
        many: `${card}, con # de cartas encima`,
        other: `${card}, con # cartas encima`,
      }),
  },
}
