import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/klondike/texts/game'
import type * as moves from '../../../games/klondike/texts/moves'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    kind: {
      label: 'Variante',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      says: {
        klondike: 'Roba del mazo y da la vuelta a las cartas.',
        freecell: 'Forma las bases con todas las cartas boca arriba y cuatro celdas libres.',
      },
    },
    draw: {
      label: 'Robar',
      1: 'Una carta',
      3: 'Tres cartas',
      says: { 3: 'Solo se puede jugar la carta de arriba de las tres.' },
    },
    passes: { label: 'Vueltas al mazo', 1: 'Una', 3: 'Tres', any: 'Sin límite' },
    scoring: {
      label: 'Puntos',
      standard: 'Estándar',
      vegas: 'Vegas',
      none: 'Ninguno',
      says: {
        vegas:
          'Cada reparto cuesta 52 $ y cada carta en una base paga 5 $. Tu saldo se conserva. Los casinos permiten una vuelta al mazo o, si se roban tres cartas, tres. Aquí decides tú.',
        none: 'Se cuentan las jugadas.',
      },
    },
    timed: {
      label: 'Con tiempo',
      on: 'Sí',
      off: 'No',
      says: {
        on: 'Con los puntos estándar, pierdes 2 puntos cada 10 segundos, y ganar rápido da un extra.',
      },
    },
    auto: {
      label: 'Llevar a las bases',
      off: 'A mano',
      on: 'Automático',
      says: { on: 'Las cartas que ya no necesitas en las columnas van solas a las bases.' },
    },
  },
  controls: {
    pick: 'Tomar o soltar',
    waste: 'Descarte',
    foundation: 'Base',
    columns: 'Columnas: origen, destino',
    column: (column) => `Columna ${column}`,
    cells: 'Celdas libres',
    cell: (cell) => `Celda libre ${cell}`,
  },
  stats: { Score: 'Puntos', Time: 'Tiempo', Moves: 'Jugadas' },
  best: { time: 'Mejor tiempo', score: 'Más puntos', moves: 'Menos jugadas' },
  status: {
    move: (move) => `${move}.`,
    home: (card) => `${card} a su base.`,
    back: (card, column) => `${card} de vuelta a la columna ${column}.`,
    open: (card, column) => `${card} boca arriba en la columna ${column}.`,
  },
  captions: {
    move: 'carta colocada',
    home: 'carta en su base',
    back: 'carta devuelta',
    open: 'carta boca arriba',
  },
  howTo: [
    'Arrastra o pulsa cartas para ordenar cada palo del as al rey.',
    'En las columnas, las cartas bajan de uno en uno alternando colores.',
    'Pulsa una carta para llevarla al mejor sitio o arrástrala a donde quieras.',
  ],
  refusals: {
    tooMany: (max) =>
      plural(max, {
        one: 'Ahora solo se puede mover # carta a la vez. Vacía una celda libre o una columna para mover más.',
        many: 'Ahora solo se pueden mover # de cartas a la vez. Vacía una celda libre o una columna para mover más.',
        other:
          'Ahora solo se pueden mover # cartas a la vez. Vacía una celda libre o una columna para mover más.',
      }),
    tooManyToEmpty: (max) =>
      plural(max, {
        one: 'Ahora solo se puede mover # carta a la vez a una columna vacía. Vacía una celda libre o una columna para mover más.',
        many: 'Ahora solo se pueden mover # de cartas a la vez a una columna vacía. Vacía una celda libre o una columna para mover más.',
        other:
          'Ahora solo se pueden mover # cartas a la vez a una columna vacía. Vacía una celda libre o una columna para mover más.',
      }),
    cardStays: 'Esta carta no puede ir a ningún sitio ahora.',
    cardsStay: 'Estas cartas no pueden ir a ningún sitio ahora.',
    oneCard: 'En una celda libre cabe una carta.',
    cellFull: 'Esta celda libre está ocupada.',
    onlyKing: 'Solo un rey puede empezar una columna vacía.',
  },
  ends: {
    onFoundations: (cards) =>
      plural(cards, {
        one: 'Hay # carta en las bases.',
        many: 'Hay # de cartas en las bases.',
        other: 'Hay # cartas en las bases.',
      }),
    onFoundationsUndo: (cards) =>
      plural(cards, {
        one: 'Hay # carta en las bases. Deshaz jugadas para probar otro camino.',
        many: 'Hay # de cartas en las bases. Deshaz jugadas para probar otro camino.',
        other: 'Hay # cartas en las bases. Deshaz jugadas para probar otro camino.',
      }),
  },
  position: {
    notRead:
      'Esto no es un reparto ni una posición. Pega un número de reparto, una lista de 52 cartas (como KS 10H), una mesa con una línea por columna o una posición copiada.',
    lastDown: 'La última carta de una columna debe estar boca arriba.',
    allFaceUp: 'En FreeCell, todas las cartas están boca arriba.',
    fourCells: 'FreeCell tiene cuatro celdas libres: cuatro cartas o «-» si está vacía.',
    cardForm: (unreadable) => `${unreadable} Una carta es un valor y un palo, como KS o 10H.`,
    foundationForm: (unreadable) => `${unreadable} Las bases se escriben como H-3 S-A.`,
    format: (format) => `Esto es ${format}, que aquí no se puede leer. Pega una línea por columna.`,
    severalBoards: 'Este texto tiene varias mesas. Pega una de ellas.',
    freecellBoard: 'Esta es una mesa de FreeCell. Elige FreeCell para jugarla.',
    oneLine:
      'Escribe las 52 cartas en una línea, en el orden en que se reparten, para que quede claro dónde está cada una.',
    columnsOrRows:
      '¿Estas líneas son las columnas o las filas de la mesa? Escribe ocho líneas, una por columna, o siete líneas, una por fila desde arriba.',
  },
  table: {
    klondike: 'Mesa de Klondike',
    freecell: 'Mesa de FreeCell',
    foundation: (card) => `${card}, base`,
    foundationsEmpty: {
      spades: 'base de picas, vacía',
      hearts: 'base de corazones, vacía',
      diamonds: 'base de diamantes, vacía',
      clubs: 'base de tréboles, vacía',
    },
    cell: (card, cell) => `${card}, celda libre ${cell}`,
    cellEmpty: (cell) => `celda libre ${cell}, vacía`,
    columnEmpty: 'columna vacía',
    onFaceDown: (card, cards) =>
      plural(cards, {
        one: `${card}, sobre # carta boca abajo`,
        many: `${card}, sobre # de cartas boca abajo`,
        other: `${card}, sobre # cartas boca abajo`,
      }),
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  toFoundation: {
    spades: (card) => `${card} a la base de picas`,
    hearts: (card) => `${card} a la base de corazones`,
    diamonds: (card) => `${card} a la base de diamantes`,
    clubs: (card) => `${card} a la base de tréboles`,
  },
  toCell: (card, cell) => `${card} a la celda libre ${cell}`,
  toColumn: (card, column) => `${card} a la columna ${column}`,
  severalToColumn: (card, more, column) =>
    plural(more, {
      one: `${card} y # carta más a la columna ${column}`,
      many: `${card} y # de cartas más a la columna ${column}`,
      other: `${card} y # cartas más a la columna ${column}`,
    }),
}
