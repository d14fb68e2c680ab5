import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/sudoku/texts/dialog'
import type * as hints from '../../../games/sudoku/texts/hints'
import type * as moves from '../../../games/sudoku/texts/moves'
import type * as print from '../../../games/sudoku/texts/print'
import type * as review from '../../../games/sudoku/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  puzzle: 'Este puzle',
  copy: 'Copiar puzle',
  copied: 'Puzle copiado.',
  paste: 'Pegar un puzle',
  pasteHints: {
    classic:
      '81 dígitos, fila por fila, con 0 o . en las casillas vacías. Valen saltos de línea, cuadrículas y comas.',
    x: '81 dígitos de un X-Sudoku, fila por fila, con 0 o . en las casillas vacías.',
    killer:
      '81 dígitos, luego _ y 81 letras (una letra por jaula), luego _ y las sumas separadas por puntos.',
  },
  load: 'Cargar puzle',
  pasteEmpty: 'Pega antes un puzle.',
  loaded: 'Puzle cargado.',
  more: (puzzles) =>
    plural(puzzles, {
      one: 'El texto contiene # puzle más; solo se cargó el primero.',
      many: 'El texto contiene # de puzles más; solo se cargó el primero.',
      other: 'El texto contiene # puzles más; solo se cargó el primero.',
    }),
  type: 'Escribir un puzle',
  typeHint:
    'Elige una casilla y escribe dígitos: cada uno pasa a la casilla siguiente. 0 deja una casilla vacía, Retroceso vuelve atrás.',
  typed: {
    empty: 'Aún no hay dígitos.',
    few: (digits) => `Hacen falta más dígitos: al menos ${digits}.`,
    one: 'Una solución: se puede jugar.',
    several: 'Más de una solución. Dos de ellas difieren en las casillas marcadas.',
    unknown: 'Se tarda demasiado en averiguar cuántas soluciones hay.',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  technique: (technique) => `Técnica: ${technique}.`,
  techniques: (techniques) => `Técnicas, en este orden: ${techniques}.`,
  wrongInBox: (box) => `Un dígito del bloque ${box} está mal.`,
  oneWrongInBox: (box, digits) => `Uno de tus dígitos del bloque ${box} está mal: ${digits}.`,
  noRuleInBox: (box) =>
    `En el bloque ${box} no ayuda ninguna regla, pero a una casilla le quedan pocos dígitos.`,
  remove: (cell, digit) => `${cell}: no puede ser ${digit}. Quítalo.`,
  is: (cell, digit) => `${cell}: es ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell}: prueba ${digit}. La cuadrícula tiene más de una solución; ${digit} lleva a una de ellas.`,
  tryDigit: (cell, digit) =>
    `${cell}: prueba ${digit}. No hay una razón sencilla: cualquier otro dígito lleva a una contradicción.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  fill: 'Todas las notas',
  clear: (row, column) => `Borrado en la fila ${row}, columna ${column}`,
  digit: (digit, row, column) => `${digit} en la fila ${row}, columna ${column}`,
  note: (digit, row, column) => `Nota ${digit} en la fila ${row}, columna ${column}`,
  noteRemoved: (digit, row, column) => `Nota ${digit} quitada de la fila ${row}, columna ${column}`,
  digits: (digit, cells) =>
    plural(cells, {
      one: `${digit} en # casilla`,
      many: `${digit} en # de casillas`,
      other: `${digit} en # casillas`,
    }),
  notes: (digit, cells) =>
    plural(cells, {
      one: `Nota ${digit} en # casilla`,
      many: `Nota ${digit} en # de casillas`,
      other: `Nota ${digit} en # casillas`,
    }),
  notesRemoved: (digit, cells) =>
    plural(cells, {
      one: `Nota ${digit} quitada de # casilla`,
      many: `Nota ${digit} quitada de # de casillas`,
      other: `Nota ${digit} quitada de # casillas`,
    }),
  center: (digit, row, column) => `Nota central ${digit} en la fila ${row}, columna ${column}`,
  centerRemoved: (digit, row, column) => `Nota central ${digit} quitada de la fila ${row}, columna ${column}`,
  centers: (digit, cells) =>
    plural(cells, {
      one: `Nota central ${digit} en # casilla`,
      many: `Nota central ${digit} en # de casillas`,
      other: `Nota central ${digit} en # casillas`,
    }),
  centersRemoved: (digit, cells) =>
    plural(cells, {
      one: `Nota central ${digit} quitada de # casilla`,
      many: `Nota central ${digit} quitada de # de casillas`,
      other: `Nota central ${digit} quitada de # casillas`,
    }),
  color: (color, row, column) => `Fila ${row}, columna ${column}: ${color}`,
  colorRemoved: (row, column) => `Color quitado de la fila ${row}, columna ${column}`,
  colored: (color, cells) =>
    plural(cells, {
      one: `# casilla: ${color}`,
      many: `# de casillas: ${color}`,
      other: `# casillas: ${color}`,
    }),
  colorsRemoved: (cells) =>
    plural(cells, {
      one: 'Color quitado de # casilla',
      many: 'Color quitado de # de casillas',
      other: 'Color quitado de # casillas',
    }),
  cleared: (cells) =>
    plural(cells, {
      one: 'Borrado en # casilla',
      many: 'Borrado en # de casillas',
      other: 'Borrado en # casillas',
    }),
}

export const printTexts: Translation<typeof print.printTexts> = {
  rules: {
    classic: 'Cada fila, columna y bloque contiene del 1 al 9 una vez.',
    x: 'Cada fila, columna, bloque y diagonal contiene del 1 al 9 una vez.',
    killer:
      'Cada fila, columna y bloque contiene del 1 al 9 una vez. Cada jaula suma su número, sin repeticiones.',
  },
  oneOfSeveral: 'Una de varias soluciones',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  correct: 'Casillas correctas',
  unit: (cells) => ` de ${cells}`,
  proven: (cell, digit) => `${cell}: es ${digit}; cualquier otro dígito lleva a una contradicción.`,
  guess: (cell) => `${cell}: aún no se podía deducir, pero otras casillas sí; fue suerte.`,
  summary: { wrong: 'Dígitos erróneos', guesses: 'Adivinadas', avoidable: 'Evitables' },
}
