import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/spider/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    suits: {
      label: 'Número de palos',
      1: 'Un palo',
      2: 'Dos palos',
      4: 'Cuatro palos',
      says: {
        1: 'Todas las cartas son picas: buena para empezar.',
        2: 'Picas y corazones: solo las cartas de un palo van juntas.',
        4: 'Todos los palos de dos barajas: solo las cartas de un palo van juntas.',
      },
    },
  },
  controls: {
    pick: 'Tomar o soltar',
    columns: 'Columnas: origen, destino',
    column: (column) => `Columna ${column}`,
    deal: 'Repartir diez cartas',
  },
  stats: { Score: 'Puntos', Runs: 'Series', Time: 'Tiempo', Moves: 'Jugadas' },
  best: { score: 'Más puntos', time: 'Mejor tiempo', moves: 'Menos jugadas' },
  status: {
    move: (move) => `${move}.`,
    draw: (left) =>
      plural(left, {
        one: 'Diez cartas repartidas. Queda # reparto.',
        many: 'Diez cartas repartidas. Quedan # de repartos.',
        other: 'Diez cartas repartidas. Quedan # repartos.',
      }),
    open: (card, column) => `${card} boca arriba en la columna ${column}.`,
    run: (king, runs) =>
      plural(runs, {
        one: `${king} hasta el as: # serie de 8 completa.`,
        many: `${king} hasta el as: # de series de 8 completas.`,
        other: `${king} hasta el as: # series de 8 completas.`,
      }),
  },
  captions: {
    move: 'carta colocada',
    draw: 'diez cartas repartidas',
    open: 'carta boca arriba',
    run: 'serie completa',
  },
  howTo: [
    'Pon cartas sobre una un rango mayor. Las series de un palo van juntas.',
    'Una serie de un palo del rey al as sale de la mesa. Con ocho ganas.',
    'El mazo reparte diez cartas, pero no si hay una columna vacía.',
  ],
  refusals: {
    fillFirst: 'Pon una carta en cada columna vacía antes de repartir.',
    stockEmpty: 'El mazo está vacío.',
    notOneRun: 'Solo una serie de un palo va junta, cada carta un rango menor.',
    cardStays: 'Esta carta no puede ir a ningún sitio ahora.',
    cardsStay: 'Estas cartas no pueden ir a ningún sitio ahora.',
    oneHigher: 'Las cartas van sobre una un rango mayor o en una columna vacía.',
  },
  ends: {
    runs: (runs) =>
      plural(runs, {
        one: '# serie de 8 completa.',
        many: '# de series de 8 completas.',
        other: '# series de 8 completas.',
      }),
    runsUndo: (runs) =>
      plural(runs, {
        one: '# serie de 8 completa. Deshaz jugadas para probar otro camino.',
        many: '# de series de 8 completas. Deshaz jugadas para probar otro camino.',
        other: '# series de 8 completas. Deshaz jugadas para probar otro camino.',
      }),
  },
  position: {
    notRead:
      'Esto no es un reparto ni una posición. Pega un número de reparto, como 617, o una posición copiada.',
    lastDown: 'La última carta de una columna debe estar boca arriba.',
    stock: 'El mazo reparte diez cartas cada vez, 50 como mucho.',
    complete: 'Aún hay una serie completa en la mesa.',
    tooOften: (card) => `${card} aparece demasiadas veces.`,
    otherSuit: (card) => `${card} no está en esta partida. Elige otro número de palos para jugarla.`,
  },
  moves: {
    toColumn: (card, column) => `${card} a la columna ${column}`,
    severalToColumn: (card, more, column) =>
      plural(more, {
        one: `${card} y # carta más a la columna ${column}`,
        many: `${card} y # de cartas más a la columna ${column}`,
        other: `${card} y # cartas más a la columna ${column}`,
      }),
    dealt: 'Diez cartas repartidas',
  },
  dealHint: (min, max) => `Un número de reparto (de ${min} a ${numberText(max)}) o una posición copiada.`,
  table: {
    label: 'Mesa de Spider',
    stock: (deals) =>
      plural(deals, {
        one: 'mazo, queda # reparto',
        many: 'mazo, quedan # de repartos',
        other: 'mazo, quedan # repartos',
      }),
    columnEmpty: 'columna vacía',
    onFaceDown: (card, cards) =>
      plural(cards, {
        one: `${card}, sobre # carta boca abajo`,
        many: `${card}, sobre # de cartas boca abajo`,
        other: `${card}, sobre # cartas boca abajo`,
      }),
  },
}
