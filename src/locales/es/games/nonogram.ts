import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/nonogram/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Pega filas de . y #, o los números de todas las filas, una línea vacía y los números de todas las columnas.'
const POSITION_ZERO =
  'Escribe 0 en una fila o columna sin casillas rellenas y deja una línea vacía entre las filas y las columnas.'
const POSITION_SIGNS = 'Escribe # en las casillas rellenas y . en las vacías.'

export const texts: Translation<typeof game.texts> = {
  options: {
    puzzle: { label: 'Puzle', picture: 'Dibujo', generated: 'Generado' },
    size: { label: 'Tamaño', 5: '5x5', 10: '10x10', 15: '15x15', 20: '20x20' },
    level: {
      label: 'Dificultad',
      easy: 'Fácil',
      medium: 'Medio',
      hard: 'Difícil',
      says: {
        easy: 'Cada paso sale de una fila o columna, en pocas pasadas.',
        medium: 'Cada paso sale de una fila o columna, en muchas pasadas.',
        hard: 'A veces tienes que probar una casilla para hallar una contradicción.',
      },
    },
    crosses: { label: 'Tachar en líneas acabadas', on: 'Sí', off: 'No' },
    check: { label: 'Errores', off: 'Ocultos', on: 'A la vista y contados' },
    practice: {
      label: 'Técnica',
      off: 'No',
      techniques: {
        overlap: 'Solapamiento',
        edge: 'Bordes',
        reach: 'Fuera de alcance',
        split: 'División',
        contradiction: 'Contradicción',
      },
      says: {
        overlap:
          'Lleva todos los bloques de una fila o columna a un extremo y luego al otro. Una casilla que el mismo bloque rellena las dos veces siempre se rellena. Para esto no hacen falta casillas rellenas, solo los números del borde y las tachadas.',
        edge: 'Una casilla rellena cerca de un borde o de una tachada es del bloque de ahí. Ese bloque apenas puede moverse. Las casillas que ocupa en su primer y en su último lugar se rellenan.',
        reach:
          'Busca el primer y el último lugar de cada bloque con las casillas rellenas y las tachadas. Entre ellos hay casillas a las que no llega ningún bloque. Esas casillas quedan en blanco.',
        split:
          'Las casillas tachadas dividen una fila o columna en partes. Piensa qué bloques caben en cada una: puede ser demasiado corta, y las casillas rellenas son de un bloque o de dos. Luego trata cada parte como una fila o columna propia.',
        contradiction:
          'Ninguna fila o columna ayuda por sí sola. Supón que una casilla está rellena y sigue las líneas. Si una se vuelve imposible, la casilla está vacía; también funciona al revés.',
      },
    },
  },
  controls: { cross: 'Tachar', clear: 'Borrar', tool: 'Rellenar o tachar' },
  print: { label: 'Puzles', solutions: 'Soluciones' },
  stats: { 'To fill': 'Faltan', Mistakes: 'Errores', Time: 'Tiempo' },
  best: { time: 'Mejor tiempo' },
  status: {
    filled: (cells) =>
      plural(cells, {
        one: '# casilla rellenada.',
        many: '# de casillas rellenadas.',
        other: '# casillas rellenadas.',
      }),
    crossed: (cells) =>
      plural(cells, {
        one: '# casilla tachada.',
        many: '# de casillas tachadas.',
        other: '# casillas tachadas.',
      }),
    cleared: (cells) =>
      plural(cells, {
        one: '# casilla borrada.',
        many: '# de casillas borradas.',
        other: '# casillas borradas.',
      }),
    mistake: 'Eso era un error.',
    finished: (lines) =>
      plural(lines, { one: 'Línea acabada.', many: '# de líneas acabadas.', other: '# líneas acabadas.' }),
  },
  captions: {
    fill: 'rellenada',
    cross: 'tachada',
    clear: 'borrada',
    mistake: 'error',
    line: 'línea acabada',
    solved: 'dibujo descubierto',
    Refused: 'esta casilla no se puede marcar',
  },
  howTo: [
    'Los números del borde dan el largo de los bloques de casillas rellenas, en orden.',
    'Rellena lo seguro y tacha las casillas vacías. Arrastra para marcar varias.',
    'Cada puzle tiene una sola solución y no hace falta adivinar.',
  ],
  ends: {
    solved: 'Resuelto',
    picture: (name) => `Dibujo: ${name}.`,
    size: (width, height) => `${width} por ${height} casillas.`,
  },
  position: {
    form: POSITION_FORM,
    signs: POSITION_SIGNS,
    large: (max) => `Un puzle puede tener como máximo ${max} filas y ${max} columnas.`,
    twice: (width, rows) =>
      `Cada casilla de este dibujo está dos veces. ¿Tiene ${width} o ${2 * width} casillas de ancho? Escribe su tamaño en una línea delante: ${width} ${rows} o ${2 * width} ${rows}.`,
    otherSize: (rows, columns, width, height) =>
      `Este dibujo tiene ${rows} filas y ${columns} columnas, pero su tamaño dice ${width} y ${height}.`,
    shortRow: (row, clue) => `La fila ${row} es demasiado corta para sus números ${clue}.`,
    shortColumn: (column, clue) => `La columna ${column} es demasiado corta para sus números ${clue}.`,
    sums: (inRows, inColumns) =>
      `Las filas tienen ${inRows} casillas rellenas, pero las columnas tienen ${inColumns}.`,
    empty: 'Este puzle está vacío: no hay ninguna casilla rellena.',
    noSolution: 'Este puzle no tiene solución.',
    tooLong: 'Puede que este puzle no tenga solución o tenga varias: averiguarlo lleva demasiado tiempo.',
    severalSolutions: 'Este puzle tiene más de una solución. Cualquiera vale.',
    blankLines: `¿Las líneas en blanco de este dibujo son filas vacías? ${POSITION_SIGNS}`,
    unclearSigns: (signs) =>
      `No está claro cuál de los signos ${signs.map((sign) => `«${sign}»`).join(', ')} es una casilla rellena. ${POSITION_SIGNS}`,
    lengths: (row, length, width) =>
      `Las filas de este dibujo tienen largos distintos: la fila ${row} tiene ${length}, no ${width}. ${POSITION_SIGNS}`,
    noClue: (text) => `«${text}» no son números del borde. ${POSITION_FORM}`,
    apart: (clue) => `Para varios bloques, escribe ${clue}.`,
    otherForm: `Los enlaces y archivos de este sitio no se pueden leer aquí. ${POSITION_FORM}`,
    colors: 'Este puzle tiene varios colores. Solo se pueden leer puzles de un color.',
    noXml: `Esto es XML o HTML sin números que se puedan leer. ${POSITION_FORM}`,
    xmlWithoutRows: 'En este XML faltan los números de las filas.',
    xmlWithoutColumns: 'En este XML faltan los números de las columnas.',
    jsonUnnamed:
      'No está claro qué lista de este JSON tiene las filas. Llama a las listas «rows» y «columns».',
    jsonWithoutRows: `Este JSON no tiene números de las filas que se puedan leer. ${POSITION_FORM}`,
    jsonWithoutColumns: `Este JSON no tiene números de las columnas que se puedan leer. ${POSITION_FORM}`,
    lines: (columns, rows, lines) =>
      `Este puzle de ${columns} columnas y ${rows} filas tiene números de ${lines} líneas.`,
    noRows: `Faltan los números de las filas. ${POSITION_FORM}`,
    noColumns: `Faltan los números de las columnas. ${POSITION_FORM}`,
    otherRows: (rows, clues) => `Este puzle tiene ${rows} filas, pero números de ${clues}. ${POSITION_ZERO}`,
    otherColumns: (columns, clues) =>
      `Este puzle tiene ${columns} columnas, pero números de ${clues}. ${POSITION_ZERO}`,
    noNonogram: `Esto no es un nonograma. ${POSITION_FORM}`,
    severalWays: `Estos números se pueden leer de varias formas. ${POSITION_ZERO}`,
    unclearRows: `No está claro cuáles de estos números son las filas. ${POSITION_ZERO}`,
  },
  board: {
    name: 'Cuadrícula del nonograma',
    filled: 'rellena',
    crossed: 'tachada',
    empty: 'vacía',
    mistakeFilled: 'error, rellena',
    mistakeCrossed: 'error, tachada',
    cell: (what, rowClue, columnClue) => `${what}; números de fila ${rowClue}, de columna ${columnClue}`,
    tool: 'Pulsar para',
    fill: 'Rellenar',
    cross: 'Tachar',
    pan: 'Mover',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    puzzleText: 'Puzle como texto',
  },
}
