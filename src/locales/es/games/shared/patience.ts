import { numberText, plural } from '../../../../engine/core/text'
import type * as game from '../../../../games/shared/patience/texts/game'
import type * as run from '../../../../games/shared/patience/texts/run'
import type * as hints from '../../../../games/shared/patience/texts/runHints'
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
    notRead:
      'Esto no es un reparto ni una posición. Pega un número de reparto, una lista de 52 cartas (como KS 10H) o una posición copiada.',
    places: (cards) =>
      `Esta posición necesita ${numberText(cards)} lugares en la mesa: una carta, o «-» para uno vacío.`,
    hangs: 'Una carta de esta posición está sobre un lugar vacío.',
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
  controls: {
    draw: 'Robar',
  },
  status: {
    draw: (card, left) =>
      plural(left, {
        one: `${card}. Queda # carta en el mazo.`,
        many: `${card}. Quedan # de cartas en el mazo.`,
        other: `${card}. Quedan # cartas en el mazo.`,
      }),
    turn: 'El descarte vuelve al mazo.',
  },
  captions: {
    Start: 'cartas repartidas',
    draw: 'carta robada',
    turn: 'el descarte vuelve al mazo',
  },
  ends: {
    won: 'Ganas',
    lost: 'No quedan jugadas',
    wonIn: (moves) =>
      plural(moves, {
        one: 'Victoria en # jugada.',
        many: 'Victoria en # de jugadas.',
        other: 'Victoria en # jugadas.',
      }),
    dealWonIn: (deal, moves) =>
      plural(moves, {
        one: `Reparto ${deal} ganado en # jugada.`,
        many: `Reparto ${deal} ganado en # de jugadas.`,
        other: `Reparto ${deal} ganado en # jugadas.`,
      }),
  },
  moves: {
    turned: 'El descarte vuelve al mazo',
    drew: (card) => `Sale ${card}`,
  },
}

export const runTexts: Translation<typeof run.runTexts> = {
  corner: {
    label: 'Ases y reyes',
    on: 'Se siguen',
    off: 'No se siguen',
    says: {
      on: 'Un as va sobre un rey, y un rey sobre un as.',
      off: 'Sobre un as solo va un 2, y sobre un rey solo una reina.',
    },
  },
  status: {
    take: (card, left) =>
      plural(left, {
        one: `${card} al descarte. Queda # carta en la mesa.`,
        many: `${card} al descarte. Quedan # de cartas en la mesa.`,
        other: `${card} al descarte. Quedan # cartas en la mesa.`,
      }),
  },
  captions: { take: 'carta al descarte' },
  refusals: {
    notNext: 'Al descarte solo va una carta un rango mayor o menor.',
    stockEmpty: 'El mazo está vacío.',
  },
  ends: {
    left: (cards) =>
      plural(cards, {
        one: 'Queda # carta en la mesa.',
        many: 'Quedan # de cartas en la mesa.',
        other: 'Quedan # cartas en la mesa.',
      }),
    leftUndo: (cards) =>
      plural(cards, {
        one: 'Queda # carta en la mesa. Deshaz jugadas para probar otro camino.',
        many: 'Quedan # de cartas en la mesa. Deshaz jugadas para probar otro camino.',
        other: 'Quedan # cartas en la mesa. Deshaz jugadas para probar otro camino.',
      }),
  },
  moves: { took: (card) => `${card} al descarte` },
}

export const runHintTexts: Translation<typeof hints.runHintTexts> = {
  nothing: 'Ya no se pueden retirar más cartas. Deshaz jugadas para probar otro camino.',
  where: {
    opens: 'Mira la carta resaltada: libera otras.',
    table: 'Mira la carta resaltada: va al descarte.',
    stock: 'Mira el mazo: su siguiente carta ayuda más.',
  },
  takeWins: (card, other) => `Pon ${card} sobre ${other}. Así aún se puede ganar la partida.`,
  takeBest: (card, other, left) =>
    plural(left, {
      one: `Pon ${card} sobre ${other}. El mejor camino encontrado deja # carta.`,
      many: `Pon ${card} sobre ${other}. El mejor camino encontrado deja # de cartas.`,
      other: `Pon ${card} sobre ${other}. El mejor camino encontrado deja # cartas.`,
    }),
  drawWins: 'Roba del mazo. Así aún se puede ganar la partida.',
  drawBest: (left) =>
    plural(left, {
      one: 'Roba del mazo. El mejor camino encontrado deja # carta.',
      many: 'Roba del mazo. El mejor camino encontrado deja # de cartas.',
      other: 'Roba del mazo. El mejor camino encontrado deja # cartas.',
    }),
}
