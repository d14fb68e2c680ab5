import { plural } from '../../../engine/core/text'
import type * as colors from '../../../games/sudoku/texts/colors'
import type * as game from '../../../games/sudoku/texts/game'
import type * as steps from '../../../games/sudoku/texts/steps'
import type { Translation } from '../../translation'

const CAGE_FORM =
  'Un Killer Sudoku son 81 dígitos, luego _ y 81 letras (una letra por jaula), luego _ y las sumas separadas por puntos.'
const ONLY_DIGITS = 'Pega solo los 81 dígitos del puzle.'
const CELL_FORM = 'Una casilla es un dígito del 1 al 9; una casilla vacía es 0 . * _ x - o ?.'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Dificultad',
      classic: 'Clásico',
      easy: 'Fácil',
      medium: 'Medio',
      hard: 'Difícil',
      expert: 'Experto',
    },
    kind: {
      label: 'Variante',
      classic: 'Sudoku',
      x: 'X-Sudoku',
      killer: 'Killer',
      says: {
        x: 'Cada diagonal también contiene del 1 al 9 una vez.',
        killer: 'Cada jaula suma su número, sin repeticiones.',
      },
    },
    check: { label: 'Errores', off: 'Ocultos', on: 'A la vista y contados' },
    practice: {
      label: 'Técnica',
      off: 'No',
      says: {
        locked:
          'En un bloque, un dígito solo cabe en una fila o columna. Quítalo de las demás casillas de esa fila o columna. También funciona al revés: en una fila o columna, el dígito solo cabe en un bloque.',
        'naked-pair':
          'Dos casillas de una fila, columna o bloque tienen las mismas dos notas y ninguna más. Los dos dígitos van ahí. Quítalos de las demás casillas.',
        'hidden-pair':
          'En una fila, columna o bloque, dos dígitos solo caben en las mismas dos casillas. Los dos van ahí. Quita todas las demás notas de esas dos casillas.',
        'naked-triple':
          'Tres casillas de una fila, columna o bloque tienen en total notas de solo tres dígitos. Esos dígitos van ahí. Quítalos de las demás casillas.',
        'hidden-triple':
          'En una fila, columna o bloque, tres dígitos solo caben en las mismas tres casillas. Los tres van ahí. Quita todas las demás notas de esas tres casillas.',
        'x-wing':
          'En dos filas, un dígito solo cabe en las mismas dos columnas. Quítalo de las demás casillas de esas columnas. También funciona con filas y columnas cambiadas.',
        skyscraper:
          'En dos filas o dos columnas, un dígito solo cabe en dos casillas de cada una, y dos de las cuatro están en línea. Una de las otras dos lleva el dígito. Quítalo de todas las casillas que vean las dos.',
        'xy-wing':
          'Una casilla con dos notas ve otras dos casillas con dos notas. Cada una comparte una nota con ella, y su otra nota es la misma. Quita esa nota de todas las casillas que vean las dos.',
        swordfish:
          'En tres filas, un dígito solo cabe en las mismas tres columnas. Quítalo de las demás casillas de esas columnas. También funciona con filas y columnas cambiadas.',
      },
    },
  },
  controls: {
    digits: 'Poner un dígito',
    notes: 'Notas',
    fill: 'Todas las notas',
    erase: 'Borrar',
    previous: 'Fijar dígito anterior',
    next: 'Fijar dígito siguiente',
    modes: 'Dígitos, notas, colores',
    select: 'Seleccionar varias casillas',
  },
  print: { label: 'Puzles', solutions: 'Soluciones' },
  stats: { Empty: 'Vacías', Wrong: 'Incorrectas', Mistakes: 'Errores', Time: 'Tiempo' },
  best: { time: 'Mejor tiempo' },
  status: {
    digit: (digit, row, column) => `${digit} en la fila ${row}, columna ${column}.`,
    conflict: (digit, row, column) =>
      `${digit} en la fila ${row}, columna ${column} choca con otro ${digit}.`,
    mistake: (digit, row, column) => `${digit} en la fila ${row}, columna ${column} es un error.`,
    fill: 'Todas las notas puestas.',
    replaced: (cells) =>
      plural(cells, {
        one: 'Sustituyen a tus notas en # casilla. «Deshacer» las recupera.',
        many: 'Sustituyen a tus notas en # de casillas. «Deshacer» las recupera.',
        other: 'Sustituyen a tus notas en # casillas. «Deshacer» las recupera.',
      }),
    clear: 'Casilla borrada.',
    note: (digit) => `Nota ${digit} añadida.`,
    noteRemoved: (digit) => `Nota ${digit} quitada.`,
    digits: (digit, cells) =>
      plural(cells, {
        one: `${digit} en # casilla.`,
        many: `${digit} en # de casillas.`,
        other: `${digit} en # casillas.`,
      }),
    conflicts: (digit, cells) =>
      plural(cells, {
        one: `${digit} en # casilla, con conflicto.`,
        many: `${digit} en # de casillas, con conflicto.`,
        other: `${digit} en # casillas, con conflicto.`,
      }),
    mistakes: (digit, cells) =>
      plural(cells, {
        one: `${digit} en # casilla, con error.`,
        many: `${digit} en # de casillas, con error.`,
        other: `${digit} en # casillas, con error.`,
      }),
    notes: (digit, cells) =>
      plural(cells, {
        one: `Nota ${digit} añadida en # casilla.`,
        many: `Nota ${digit} añadida en # de casillas.`,
        other: `Nota ${digit} añadida en # casillas.`,
      }),
    notesRemoved: (digit, cells) =>
      plural(cells, {
        one: `Nota ${digit} quitada de # casilla.`,
        many: `Nota ${digit} quitada de # de casillas.`,
        other: `Nota ${digit} quitada de # casillas.`,
      }),
    center: (digit, cells) =>
      plural(cells, {
        one: `Nota central ${digit} añadida.`,
        many: `Nota central ${digit} añadida en # de casillas.`,
        other: `Nota central ${digit} añadida en # casillas.`,
      }),
    centerRemoved: (digit, cells) =>
      plural(cells, {
        one: `Nota central ${digit} quitada.`,
        many: `Nota central ${digit} quitada de # de casillas.`,
        other: `Nota central ${digit} quitada de # casillas.`,
      }),
    color: (color, cells) =>
      plural(cells, {
        one: `Color: ${color}.`,
        many: `Color de # de casillas: ${color}.`,
        other: `Color de # casillas: ${color}.`,
      }),
    colorRemoved: (cells) =>
      plural(cells, {
        one: 'Color quitado.',
        many: 'Color quitado de # de casillas.',
        other: 'Color quitado de # casillas.',
      }),
  },
  captions: {
    digit: 'dígito puesto',
    conflict: 'dígitos en conflicto',
    mistake: 'error',
    fill: 'notas puestas',
    clear: 'casilla borrada',
    note: 'nota',
    center: 'nota',
    color: 'casilla coloreada',
    house: 'fila, columna o bloque completo',
    Refused: 'esta casilla no se puede cambiar',
  },
  howTo: [
    'Elige una casilla y un dígito. Cada fila, columna y bloque tiene del 1 al 9 una vez.',
    'O fija un dígito y luego elige sus casillas.',
    'Las notas son dígitos pequeños. Las pistas van por pasos: dónde, por qué, qué dígito.',
  ],
  ends: {
    solved: 'Resuelto',
    detail: (own, givens) =>
      plural(own, {
        one: `# casilla rellenada, números iniciales: ${givens}.`,
        many: `# de casillas rellenadas, números iniciales: ${givens}.`,
        other: `# casillas rellenadas, números iniciales: ${givens}.`,
      }),
  },
  position: {
    cageForm: CAGE_FORM,
    onlyDigits: ONLY_DIGITS,
    cellForm: CELL_FORM,
    hasCages: 'Este puzle tiene jaulas, así que es un Killer Sudoku. Elige Killer como variante.',
    noCages: `${CAGE_FORM} Para un puzle sin jaulas, elige la variante Sudoku.`,
    full: 'Este sudoku está lleno: no queda nada por rellenar.',
    noSolution: 'Este sudoku no tiene solución.',
    tooLong: 'Se tarda demasiado en averiguar si este sudoku tiene solución.',
    severalSolutions: 'Este sudoku tiene más de una solución. Cualquiera vale.',
    sums: (cages, sums) => `Este Killer Sudoku tiene ${cages} jaulas y ${sums} sumas.`,
    cageNone: (place) => `La casilla de la ${place} no está en ninguna jaula. Cada casilla necesita una.`,
    cageSign: (place, sign) =>
      `La casilla de la ${place} tiene ${sign} como jaula. Escribe una letra o un dígito.`,
    cageSigns: (signs) =>
      plural(signs, {
        one: `Las jaulas tienen # signo, no 81. ${CAGE_FORM}`,
        many: `Las jaulas tienen # de signos, no 81. ${CAGE_FORM}`,
        other: `Las jaulas tienen # signos, no 81. ${CAGE_FORM}`,
      }),
    noSum: (place) => `La jaula de la ${place} no tiene suma.`,
    strangeSum: (place, sum) => `La suma de la jaula de la ${place} no es un número: ${sum}`,
    cageLarge: (place) => `La jaula de la ${place} tiene más de nueve casillas.`,
    cageSplit: (place) => `La jaula de la ${place} no es de una sola pieza.`,
    cageSum: (place, sum, digits) =>
      `La jaula de la ${place} no puede sumar ${sum} con ${digits} dígitos distintos.`,
    format: (format) => `Esto es ${format}, que aquí no se puede leer. ${ONLY_DIGITS}`,
    notes: `Algunas casillas de este texto tienen varias notas, que aquí no se pueden leer. ${ONLY_DIGITS}`,
    rowLength: (row, cells) =>
      plural(cells, {
        one: `La fila ${row} de este sudoku tiene # casilla, no 9. Una posición de Sudoku son 81 dígitos, fila por fila.`,
        many: `La fila ${row} de este sudoku tiene # de casillas, no 9. Una posición de Sudoku son 81 dígitos, fila por fila.`,
        other: `La fila ${row} de este sudoku tiene # casillas, no 9. Una posición de Sudoku son 81 dígitos, fila por fila.`,
      }),
    length: (digits) =>
      `Una posición de Sudoku son 81 dígitos, fila por fila; esta tiene ${digits}. ${CELL_FORM}`,
    several: (puzzles) => `Este texto tiene los dígitos de ${puzzles} puzles. ${ONLY_DIGITS}`,
  },
  grid: {
    names: {
      classic: 'Cuadrícula de Sudoku',
      x: 'Cuadrícula de X-Sudoku',
      killer: 'Cuadrícula de Killer Sudoku',
    },
    notes: (digits) => `notas ${digits}`,
    centers: (digits) => `notas centrales ${digits}`,
    given: 'número inicial',
    mistake: 'error',
    conflict: 'conflicto',
    diagonal: 'diagonal',
    diagonals: 'las dos diagonales',
    cage: (sum, row, column, cells) =>
      plural(cells, {
        one: `jaula de ${sum} desde la fila ${row}, columna ${column}, con # casilla`,
        many: `jaula de ${sum} desde la fila ${row}, columna ${column}, con # de casillas`,
        other: `jaula de ${sum} desde la fila ${row}, columna ${column}, con # casillas`,
      }),
    hidden: 'oculta',
  },
  keys: {
    name: 'Dígitos',
    digits: ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve'],
    digit: (digit, left) => `${digit}, restantes: ${left}`,
    notes: 'Notas',
    notesName: 'Notas (mantén pulsado para todas)',
    erase: 'Borrar',
    lock: 'Fijar',
    lockName: 'Fijar un dígito',
    modes: {
      digit: { label: 'Dígito', name: 'Dígitos' },
      note: { label: 'Esquina', name: 'Notas de esquina' },
      center: { label: 'Centro', name: 'Notas centrales' },
      color: { label: 'Color', name: 'Colores' },
    },
    several: 'Varias',
    more: 'Notas de esquina, notas centrales, colores',
    puzzleText: 'Puzle como texto',
  },
}

export const stepTexts: Translation<typeof steps.stepTexts> = {
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
    cage: (sum, at) => `Mira la jaula de ${sum} de la ${at}.`,
  },
  lookAtRows: (rows) => `Mira las filas ${rows}.`,
  lookAtColumns: (columns) => `Mira las columnas ${columns}.`,
  twice: {
    row: (row, digit) => `Este sudoku tiene dos veces el ${digit} en la fila ${row}.`,
    column: (column, digit) => `Este sudoku tiene dos veces el ${digit} en la columna ${column}.`,
    box: (box, digit) => `Este sudoku tiene dos veces el ${digit} en el bloque ${box}.`,
    diagonal: (corner, digit) =>
      `Este sudoku tiene dos veces el ${digit} en la diagonal desde la esquina ${corner}.`,
    cage: (sum, at, digit) => `Este sudoku tiene dos veces el ${digit} en la jaula de ${sum} de la ${at}.`,
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
      `Las jaulas dentro de la fila ${row} suman ${made} de ${whole}; quedan ${rest}, que van en: ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `Las jaulas dentro de la columna ${column} suman ${made} de ${whole}; quedan ${rest}, que van en: ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `Las jaulas dentro del bloque ${box} suman ${made} de ${whole}; quedan ${rest}, que van en: ${cells}.`,
  },
  insideRows: (rows, made, whole, rest, cells) =>
    `Las jaulas dentro de las filas ${rows} suman ${made} de ${whole}; quedan ${rest}, que van en: ${cells}.`,
  insideColumns: (columns, made, whole, rest, cells) =>
    `Las jaulas dentro de las columnas ${columns} suman ${made} de ${whole}; quedan ${rest}, que van en: ${cells}.`,
  covering: {
    row: (row, made, whole, rest, cells) =>
      `Las jaulas que cubren la fila ${row} suman ${made}: los ${rest} que pasan de ${whole} están en: ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `Las jaulas que cubren la columna ${column} suman ${made}: los ${rest} que pasan de ${whole} están en: ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `Las jaulas que cubren el bloque ${box} suman ${made}: los ${rest} que pasan de ${whole} están en: ${cells}.`,
  },
  coveringRows: (rows, made, whole, rest, cells) =>
    `Las jaulas que cubren las filas ${rows} suman ${made}: los ${rest} que pasan de ${whole} están en: ${cells}.`,
  coveringColumns: (columns, made, whole, rest, cells) =>
    `Las jaulas que cubren las columnas ${columns} suman ${made}: los ${rest} que pasan de ${whole} están en: ${cells}.`,
  fishInColumns: (technique, columns, digit, rows) =>
    `${technique}: en las columnas ${columns}, el ${digit} solo está en las filas ${rows}, así que no puede estar en otro sitio de esas filas.`,
  fishInRows: (technique, rows, digit, columns) =>
    `${technique}: en las filas ${rows}, el ${digit} solo está en las columnas ${columns}, así que no puede estar en otro sitio de esas columnas.`,
  skyscraper: (digit, cell, other) =>
    `Rascacielos: el ${digit} está en la ${cell} o en la ${other}, así que no puede estar en una casilla que vea las dos.`,
  xyWing: (pivot, digit, cell, other) =>
    `XY-Wing: sea cual sea el dígito de la ${pivot}, el ${digit} está en la ${cell} o en la ${other}, así que no puede estar en una casilla que vea las dos.`,
  onlyCellOfCage: (sum, at) => `Es la única casilla de la jaula de ${sum} de la ${at}.`,
  lastCellOfCage: (sum, at, others, rest) =>
    `Las otras casillas de la jaula de ${sum} de la ${at} suman ${others}; quedan ${rest}.`,
  cageSum: (sum, at, cells, rest, digits) =>
    plural(cells, {
      one: `En la jaula de ${sum} de la ${at}, # casilla solo puede sumar ${rest} con ${digits}.`,
      many: `En la jaula de ${sum} de la ${at}, # de casillas solo pueden sumar ${rest} con ${digits}.`,
      other: `En la jaula de ${sum} de la ${at}, # casillas solo pueden sumar ${rest} con ${digits}.`,
    }),
  cageCombinations: (rest, sum, at, cell, digits) =>
    `Para sumar ${rest} en el resto de la jaula de ${sum} de la ${at}, la casilla de la ${cell} solo puede ser ${digits}.`,
  requiredInCage: (sum, at, digit) =>
    `En la jaula de ${sum} de la ${at}, una casilla tiene que ser ${digit}, así que ninguna otra que vea todos sus sitios posibles puede ser ${digit}.`,
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

export const colorNames: Translation<typeof colors.colorNames> = [
  'celeste',
  'naranja',
  'verde',
  'amarillo',
  'azul oscuro',
  'rojo',
  'rosa',
  'morado',
]
