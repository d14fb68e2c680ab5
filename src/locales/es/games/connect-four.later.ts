import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/connect-four/texts/dialog'
import type * as hints from '../../../games/connect-four/texts/hints'
import type * as moves from '../../../games/connect-four/texts/moves'
import type * as review from '../../../games/connect-four/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  position: {
    label: 'Columnas jugadas, de 1 a 7',
    button: 'Copiar columnas',
    done: 'Columnas copiadas.',
  },
  loadHint: 'Pega las columnas jugadas, como 4453.',
  loadEmpty: 'Pega antes las columnas jugadas.',
  counts: (red, yellow) =>
    `Esta posición es imposible: empieza el rojo y los lados se turnan, pero hay ${red} fichas rojas y ${yellow} amarillas.`,
  redWon: 'Esta posición es imposible: el rojo ya tenía cuatro en línea antes de la última ficha.',
  yellowWon: 'Esta posición es imposible: el amarillo ya tenía cuatro en línea antes de la última ficha.',
  noOrder: 'Esta posición es imposible: ningún orden de jugadas lleva a ella.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    win: 'Ya puedes hacer cuatro.',
    block: 'Tu rival amenaza con hacer cuatro.',
    lost: 'Tu rival tiene más de una amenaza.',
    twoWays: 'Busca dos amenazas a la vez.',
    avoid: 'Piensa también en la casilla de encima de tu ficha.',
    quiet: 'No hay nada urgente: construye tus líneas.',
    pop: 'Piensa también en sacar una ficha.',
  },
  near: (discs) =>
    plural(discs, {
      one: 'Mira alrededor de la ficha resaltada.',
      many: 'Mira alrededor de las fichas resaltadas.',
      other: 'Mira alrededor de las fichas resaltadas.',
    }),
  amongCells: 'La mayoría de las líneas pasan por el centro: compara las casillas resaltadas.',
  popWins: (disc) =>
    `Al sacar una ficha, su columna baja: el ${disc.toLowerCase()} tiene entonces cuatro en las casillas resaltadas.`,
  mayPop: (disc) =>
    `También puedes sacar una ficha: mira qué baja encima de cada ficha resaltada del ${disc.toLowerCase()}.`,
  win: (disc) => `El ${disc.toLowerCase()} necesita una ficha más en la línea resaltada.`,
  block: (foe) => `El ${foe.toLowerCase()} necesita una ficha más en la línea resaltada: bloquéala.`,
  lost: (foe) =>
    `El ${foe.toLowerCase()} puede hacer cuatro en su turno, juegues lo que juegues: mira las casillas resaltadas.`,
  twoWays: (disc, foe) =>
    `Una ficha da al ${disc.toLowerCase()} dos formas de hacer cuatro. El ${foe.toLowerCase()} solo puede bloquear una.`,
  avoid: (cells, foe) =>
    plural(cells, {
      one: `Evita la casilla resaltada: el ${foe.toLowerCase()} haría cuatro justo encima.`,
      many: `Evita las casillas resaltadas: el ${foe.toLowerCase()} haría cuatro justo encima de una.`,
      other: `Evita las casillas resaltadas: el ${foe.toLowerCase()} haría cuatro justo encima de una.`,
    }),
  noLine:
    'La mejor casilla no está en ninguna línea abierta. Lo que importa es quién tendrá que llenar las demás.',
  lines: (lines, disc) =>
    plural(lines, {
      one: `No hay nada urgente: cuenta las líneas. La mejor casilla está en # línea que el ${disc.toLowerCase()} aún puede completar.`,
      many: `No hay nada urgente: cuenta las líneas. La mejor casilla está en # de líneas que el ${disc.toLowerCase()} aún puede completar.`,
      other: `No hay nada urgente: cuenta las líneas. La mejor casilla está en # líneas que el ${disc.toLowerCase()} aún puede completar.`,
    }),
  looksBest: (column) => `La columna ${column} parece lo mejor.`,
  popLooksBest: (column) => `Sacar de la columna ${column} parece lo mejor.`,
  tie: (column) => `La columna ${column} lleva al empate.`,
  keepsWin: (column) => `La columna ${column} mantiene la victoria.`,
  isLost: (column) => `La columna ${column} parece lo mejor, aunque la posición está perdida.`,
  winsNow: (column) => `La columna ${column} gana ya.`,
  winsIn: (column, moves) =>
    plural(moves, {
      one: `Columna ${column}: victoria en # jugada.`,
      many: `Columna ${column}: victoria en # de jugadas.`,
      other: `Columna ${column}: victoria en # jugadas.`,
    }),
  losesNext: (foe) => `La columna da igual: el ${foe.toLowerCase()} gana en la próxima jugada.`,
  losesIn: (column, foe, moves) =>
    plural(moves, {
      one: `La columna ${column} es la que más resiste: el ${foe.toLowerCase()} gana en # jugada.`,
      many: `La columna ${column} es la que más resiste: el ${foe.toLowerCase()} gana en # de jugadas.`,
      other: `La columna ${column} es la que más resiste: el ${foe.toLowerCase()} gana en # jugadas.`,
    }),
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  drop: (disc, column) => `${disc}, columna ${column}`,
  pop: (disc, column) => `${disc}: ficha fuera de la columna ${column}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  winsLater: (moves) =>
    plural(moves, {
      one: 'gana # jugada más tarde',
      many: 'gana # de jugadas más tarde',
      other: 'gana # jugadas más tarde',
    }),
  losesSooner: (moves) =>
    plural(moves, {
      one: 'pierde # jugada antes',
      many: 'pierde # de jugadas antes',
      other: 'pierde # jugadas antes',
    }),
  winsIn: (column, winner, moves) =>
    plural(moves, {
      one: `Tras la columna ${column}, el ${winner.toLowerCase()} gana en # jugada.`,
      many: `Tras la columna ${column}, el ${winner.toLowerCase()} gana en # de jugadas.`,
      other: `Tras la columna ${column}, el ${winner.toLowerCase()} gana en # jugadas.`,
    }),
  lost: (column, foe) => `Tras la columna ${column}, el ${foe.toLowerCase()} gana jugando bien.`,
  tied: (column) => `Tras la columna ${column}, hay empate jugando bien.`,
  values: 'En las columnas: jugadas hasta ganar (+) o perder (-); = es empate.',
  another: 'Otra columna era mejor.',
}
