import { plural } from '../../../../engine/core/text'
import type { stepTexts as english } from '../steps'

export const stepTexts: typeof english = {
  cell: (row, column) => `fila ${row}, columna ${column}`,
  cellTitle: (row, column) => `Fila ${row}, columna ${column}`,
  boxes: [
    'superior izquierdo',
    'superior central',
    'superior derecho',
    'central izquierdo',
    'central',
    'central derecho',
    'inferior izquierdo',
    'inferior central',
    'inferior derecho',
  ],
  corners: ['superior izquierda', 'superior derecha'],
  lookAt: {
    row: (row) => `Mira la fila ${row}.`,
    column: (column) => `Mira la columna ${column}.`,
    box: (box) => `Mira el bloque ${box}.`,
    diagonal: (corner) => `Mira la diagonal desde la esquina ${corner}.`,
    cage: (sum, at) => `Mira la jaula de ${sum} en ${at}.`,
  },
  lookAtRows: (rows) => `Mira las filas ${rows}.`,
  lookAtColumns: (columns) => `Mira las columnas ${columns}.`,
  twice: {
    row: (row, digit) => `Este sudoku tiene dos veces el ${digit} en la fila ${row}.`,
    column: (column, digit) => `Este sudoku tiene dos veces el ${digit} en la columna ${column}.`,
    box: (box, digit) => `Este sudoku tiene dos veces el ${digit} en el bloque ${box}.`,
    diagonal: (corner, digit) =>
      `Este sudoku tiene dos veces el ${digit} en la diagonal desde la esquina ${corner}.`,
    cage: (sum, at, digit) => `Este sudoku tiene dos veces el ${digit} en la jaula de ${sum} en ${at}.`,
  },
  lastCell: {
    row: (row) => `Es la última casilla de la fila ${row}.`,
    column: (column) => `Es la última casilla de la columna ${column}.`,
    box: (box) => `Es la última casilla del bloque ${box}.`,
    diagonal: (corner) => `Es la última casilla de la diagonal desde la esquina ${corner}.`,
  },
  noOtherDigit: 'Ahí no es posible ningún otro dígito.',
  fitsNowhereElse: {
    row: (row, digit) => `En la fila ${row}, el ${digit} no cabe en otro sitio.`,
    column: (column, digit) => `En la columna ${column}, el ${digit} no cabe en otro sitio.`,
    box: (box, digit) => `En el bloque ${box}, el ${digit} no cabe en otro sitio.`,
    diagonal: (corner, digit) =>
      `En la diagonal desde la esquina ${corner}, el ${digit} no cabe en otro sitio.`,
  },
  lockedInBox: {
    row: (row, box, digit) =>
      `En la fila ${row}, el ${digit} solo cabe dentro del bloque ${box}, así que no puede estar en otro sitio de ese bloque.`,
    column: (column, box, digit) =>
      `En la columna ${column}, el ${digit} solo cabe dentro del bloque ${box}, así que no puede estar en otro sitio de ese bloque.`,
    diagonal: (corner, box, digit) =>
      `En la diagonal desde la esquina ${corner}, el ${digit} solo cabe dentro del bloque ${box}, así que no puede estar en otro sitio de ese bloque.`,
  },
  lockedInLine: {
    row: (row, box, digit) =>
      `En el bloque ${box}, el ${digit} solo cabe dentro de la fila ${row}, así que no puede estar en otro sitio de esa fila.`,
    column: (column, box, digit) =>
      `En el bloque ${box}, el ${digit} solo cabe dentro de la columna ${column}, así que no puede estar en otro sitio de esa columna.`,
    diagonal: (corner, box, digit) =>
      `En el bloque ${box}, el ${digit} solo cabe en la diagonal desde la esquina ${corner}, así que no puede estar en otro sitio de esa diagonal.`,
  },
  nakedPair: {
    row: (row, digits) =>
      `En la fila ${row}, dos casillas solo pueden llevar ${digits}, así que ninguna otra de ahí puede llevarlos.`,
    column: (column, digits) =>
      `En la columna ${column}, dos casillas solo pueden llevar ${digits}, así que ninguna otra de ahí puede llevarlos.`,
    box: (box, digits) =>
      `En el bloque ${box}, dos casillas solo pueden llevar ${digits}, así que ninguna otra de ahí puede llevarlos.`,
    diagonal: (corner, digits) =>
      `En la diagonal desde la esquina ${corner}, dos casillas solo pueden llevar ${digits}, así que ninguna otra de ahí puede llevarlos.`,
  },
  nakedTriple: {
    row: (row, digits) =>
      `En la fila ${row}, tres casillas solo pueden llevar ${digits}, así que ninguna otra de ahí puede llevarlos.`,
    column: (column, digits) =>
      `En la columna ${column}, tres casillas solo pueden llevar ${digits}, así que ninguna otra de ahí puede llevarlos.`,
    box: (box, digits) =>
      `En el bloque ${box}, tres casillas solo pueden llevar ${digits}, así que ninguna otra de ahí puede llevarlos.`,
    diagonal: (corner, digits) =>
      `En la diagonal desde la esquina ${corner}, tres casillas solo pueden llevar ${digits}, así que ninguna otra de ahí puede llevarlos.`,
  },
  hiddenPair: {
    row: (row, digits) =>
      `En la fila ${row}, ${digits} solo caben en dos casillas, así que en ellas no cabe nada más.`,
    column: (column, digits) =>
      `En la columna ${column}, ${digits} solo caben en dos casillas, así que en ellas no cabe nada más.`,
    box: (box, digits) =>
      `En el bloque ${box}, ${digits} solo caben en dos casillas, así que en ellas no cabe nada más.`,
    diagonal: (corner, digits) =>
      `En la diagonal desde la esquina ${corner}, ${digits} solo caben en dos casillas, así que en ellas no cabe nada más.`,
  },
  hiddenTriple: {
    row: (row, digits) =>
      `En la fila ${row}, ${digits} solo caben en tres casillas, así que en ellas no cabe nada más.`,
    column: (column, digits) =>
      `En la columna ${column}, ${digits} solo caben en tres casillas, así que en ellas no cabe nada más.`,
    box: (box, digits) =>
      `En el bloque ${box}, ${digits} solo caben en tres casillas, así que en ellas no cabe nada más.`,
    diagonal: (corner, digits) =>
      `En la diagonal desde la esquina ${corner}, ${digits} solo caben en tres casillas, así que en ellas no cabe nada más.`,
  },
  inside: {
    row: (row, made, whole, rest, cells) =>
      `Las jaulas dentro de la fila ${row} suman ${made} de ${whole}; quedan ${rest} para ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `Las jaulas dentro de la columna ${column} suman ${made} de ${whole}; quedan ${rest} para ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `Las jaulas dentro del bloque ${box} suman ${made} de ${whole}; quedan ${rest} para ${cells}.`,
  },
  insideRows: (rows, made, whole, rest, cells) =>
    `Las jaulas dentro de las filas ${rows} suman ${made} de ${whole}; quedan ${rest} para ${cells}.`,
  insideColumns: (columns, made, whole, rest, cells) =>
    `Las jaulas dentro de las columnas ${columns} suman ${made} de ${whole}; quedan ${rest} para ${cells}.`,
  covering: {
    row: (row, made, whole, rest, cells) =>
      `Las jaulas que cubren la fila ${row} suman ${made}: los ${rest} que pasan de ${whole} están en ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `Las jaulas que cubren la columna ${column} suman ${made}: los ${rest} que pasan de ${whole} están en ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `Las jaulas que cubren el bloque ${box} suman ${made}: los ${rest} que pasan de ${whole} están en ${cells}.`,
  },
  coveringRows: (rows, made, whole, rest, cells) =>
    `Las jaulas que cubren las filas ${rows} suman ${made}: los ${rest} que pasan de ${whole} están en ${cells}.`,
  coveringColumns: (columns, made, whole, rest, cells) =>
    `Las jaulas que cubren las columnas ${columns} suman ${made}: los ${rest} que pasan de ${whole} están en ${cells}.`,
  fishInColumns: (technique, columns, digit, rows) =>
    `${technique}: en las columnas ${columns}, el ${digit} solo está en las filas ${rows}, así que no puede estar en otro sitio de esas filas.`,
  fishInRows: (technique, rows, digit, columns) =>
    `${technique}: en las filas ${rows}, el ${digit} solo está en las columnas ${columns}, así que no puede estar en otro sitio de esas columnas.`,
  skyscraper: (digit, cell, other) =>
    `Rascacielos: el ${digit} está en ${cell} o en ${other}, así que no puede estar en una casilla que vea las dos.`,
  xyWing: (pivot, digit, cell, other) =>
    `XY-Wing: lleve el dígito que lleve ${pivot}, el ${digit} está en ${cell} o en ${other}, así que no puede estar en una casilla que vea las dos.`,
  onlyCellOfCage: (sum, at) => `Es la única casilla de la jaula de ${sum} en ${at}.`,
  lastCellOfCage: (sum, at, others, rest) =>
    `Las otras casillas de la jaula de ${sum} en ${at} suman ${others}; quedan ${rest}.`,
  cageSum: (sum, at, cells, rest, digits) =>
    plural(cells, {
      one: `En la jaula de ${sum} en ${at}, # casilla solo puede sumar ${rest} con ${digits}.`,
      many: `En la jaula de ${sum} en ${at}, # de casillas solo pueden sumar ${rest} con ${digits}.`,
      other: `En la jaula de ${sum} en ${at}, # casillas solo pueden sumar ${rest} con ${digits}.`,
    }),
  cageCombinations: (rest, sum, at, cell, digits) =>
    `Para sumar ${rest} en el resto de la jaula de ${sum} en ${at}, ${cell} solo puede ser ${digits}.`,
  requiredInCage: (sum, at, digit) =>
    `En la jaula de ${sum} en ${at}, una casilla tiene que ser ${digit}, así que ninguna otra que vea todos sus sitios posibles puede ser ${digit}.`,
  techniques: {
    'Full house': 'Última casilla',
    'Hidden single': 'Único oculto',
    'Naked single': 'Único visible',
    'Locked candidates': 'Dígitos bloqueados',
    'Naked pair': 'Par visible',
    'Naked triple': 'Trío visible',
    'Hidden pair': 'Par oculto',
    'Hidden triple': 'Trío oculto',
    'X-Wing': 'X-Wing',
    Swordfish: 'Pez espada',
    Skyscraper: 'Rascacielos',
    'XY-Wing': 'XY-Wing',
    'Last cell of a cage': 'Última casilla de una jaula',
    'Cage sum': 'Suma de jaula',
    'Cage combinations': 'Combinaciones de jaula',
    'Required in a cage': 'Obligado en una jaula',
    'Rule of 45': 'Regla del 45',
  },
}
