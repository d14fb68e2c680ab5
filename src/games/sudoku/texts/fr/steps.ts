import { plural } from '../../../../engine/core/text'
import type { stepTexts as english } from '../steps'

export const stepTexts: typeof english = {
  cell: (row, column) => `ligne ${row}, colonne ${column}`,
  cellTitle: (row, column) => `Ligne ${row}, colonne ${column}`,
  boxes: [
    'en haut à gauche',
    'en haut au milieu',
    'en haut à droite',
    'au milieu à gauche',
    'au centre',
    'au milieu à droite',
    'en bas à gauche',
    'en bas au milieu',
    'en bas à droite',
  ],
  corners: ['en haut à gauche', 'en haut à droite'],
  lookAt: {
    row: (row) => `Regarde la ligne ${row}.`,
    column: (column) => `Regarde la colonne ${column}.`,
    box: (box) => `Regarde le bloc ${box}.`,
    diagonal: (corner) => `Regarde la diagonale du coin ${corner}.`,
    cage: (sum, at) => `Regarde la cage de ${sum} en ${at}.`,
  },
  lookAtRows: (rows) => `Regarde les lignes ${rows}.`,
  lookAtColumns: (columns) => `Regarde les colonnes ${columns}.`,
  twice: {
    row: (row, digit) => `Ce Sudoku a deux fois ${digit} dans la ligne ${row}.`,
    column: (column, digit) => `Ce Sudoku a deux fois ${digit} dans la colonne ${column}.`,
    box: (box, digit) => `Ce Sudoku a deux fois ${digit} dans le bloc ${box}.`,
    diagonal: (corner, digit) => `Ce Sudoku a deux fois ${digit} dans la diagonale du coin ${corner}.`,
    cage: (sum, at, digit) => `Ce Sudoku a deux fois ${digit} dans la cage de ${sum} en ${at}.`,
  },
  lastCell: {
    row: (row) => `C’est la dernière case de la ligne ${row}.`,
    column: (column) => `C’est la dernière case de la colonne ${column}.`,
    box: (box) => `C’est la dernière case du bloc ${box}.`,
    diagonal: (corner) => `C’est la dernière case de la diagonale du coin ${corner}.`,
  },
  noOtherDigit: 'Aucun autre chiffre n’y est possible.',
  fitsNowhereElse: {
    row: (row, digit) => `Dans la ligne ${row}, ${digit} n’a pas d’autre place.`,
    column: (column, digit) => `Dans la colonne ${column}, ${digit} n’a pas d’autre place.`,
    box: (box, digit) => `Dans le bloc ${box}, ${digit} n’a pas d’autre place.`,
    diagonal: (corner, digit) => `Dans la diagonale du coin ${corner}, ${digit} n’a pas d’autre place.`,
  },
  lockedInBox: {
    row: (row, box, digit) =>
      `Dans la ligne ${row}, ${digit} n’a de place que dans le bloc ${box}\u00a0: il n’est nulle part ailleurs dans ce bloc.`,
    column: (column, box, digit) =>
      `Dans la colonne ${column}, ${digit} n’a de place que dans le bloc ${box}\u00a0: il n’est nulle part ailleurs dans ce bloc.`,
    diagonal: (corner, box, digit) =>
      `Dans la diagonale du coin ${corner}, ${digit} n’a de place que dans le bloc ${box}\u00a0: il n’est nulle part ailleurs dans ce bloc.`,
  },
  lockedInLine: {
    row: (row, box, digit) =>
      `Dans le bloc ${box}, ${digit} n’a de place que dans la ligne ${row}\u00a0: il n’est nulle part ailleurs dans cette ligne.`,
    column: (column, box, digit) =>
      `Dans le bloc ${box}, ${digit} n’a de place que dans la colonne ${column}\u00a0: il n’est nulle part ailleurs dans cette colonne.`,
    diagonal: (corner, box, digit) =>
      `Dans le bloc ${box}, ${digit} n’a de place que dans la diagonale du coin ${corner}\u00a0: il n’est nulle part ailleurs dans cette diagonale.`,
  },
  nakedPair: {
    row: (row, digits) =>
      `Dans la ligne ${row}, deux cases n’admettent que ${digits}\u00a0: aucune autre ne peut les contenir.`,
    column: (column, digits) =>
      `Dans la colonne ${column}, deux cases n’admettent que ${digits}\u00a0: aucune autre ne peut les contenir.`,
    box: (box, digits) =>
      `Dans le bloc ${box}, deux cases n’admettent que ${digits}\u00a0: aucune autre ne peut les contenir.`,
    diagonal: (corner, digits) =>
      `Dans la diagonale du coin ${corner}, deux cases n’admettent que ${digits}\u00a0: aucune autre ne peut les contenir.`,
  },
  nakedTriple: {
    row: (row, digits) =>
      `Dans la ligne ${row}, trois cases n’admettent que ${digits}\u00a0: aucune autre ne peut les contenir.`,
    column: (column, digits) =>
      `Dans la colonne ${column}, trois cases n’admettent que ${digits}\u00a0: aucune autre ne peut les contenir.`,
    box: (box, digits) =>
      `Dans le bloc ${box}, trois cases n’admettent que ${digits}\u00a0: aucune autre ne peut les contenir.`,
    diagonal: (corner, digits) =>
      `Dans la diagonale du coin ${corner}, trois cases n’admettent que ${digits}\u00a0: aucune autre ne peut les contenir.`,
  },
  hiddenPair: {
    row: (row, digits) =>
      `Dans la ligne ${row}, ${digits} n’ont de place que dans deux cases\u00a0: rien d’autre n’y va.`,
    column: (column, digits) =>
      `Dans la colonne ${column}, ${digits} n’ont de place que dans deux cases\u00a0: rien d’autre n’y va.`,
    box: (box, digits) =>
      `Dans le bloc ${box}, ${digits} n’ont de place que dans deux cases\u00a0: rien d’autre n’y va.`,
    diagonal: (corner, digits) =>
      `Dans la diagonale du coin ${corner}, ${digits} n’ont de place que dans deux cases\u00a0: rien d’autre n’y va.`,
  },
  hiddenTriple: {
    row: (row, digits) =>
      `Dans la ligne ${row}, ${digits} n’ont de place que dans trois cases\u00a0: rien d’autre n’y va.`,
    column: (column, digits) =>
      `Dans la colonne ${column}, ${digits} n’ont de place que dans trois cases\u00a0: rien d’autre n’y va.`,
    box: (box, digits) =>
      `Dans le bloc ${box}, ${digits} n’ont de place que dans trois cases\u00a0: rien d’autre n’y va.`,
    diagonal: (corner, digits) =>
      `Dans la diagonale du coin ${corner}, ${digits} n’ont de place que dans trois cases\u00a0: rien d’autre n’y va.`,
  },
  inside: {
    row: (row, made, whole, rest, cells) =>
      `Les cages à l’intérieur de la ligne ${row} font ${made} sur ${whole}\u00a0: il reste ${rest} pour ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `Les cages à l’intérieur de la colonne ${column} font ${made} sur ${whole}\u00a0: il reste ${rest} pour ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `Les cages à l’intérieur du bloc ${box} font ${made} sur ${whole}\u00a0: il reste ${rest} pour ${cells}.`,
  },
  insideRows: (rows, made, whole, rest, cells) =>
    `Les cages à l’intérieur des lignes ${rows} font ${made} sur ${whole}\u00a0: il reste ${rest} pour ${cells}.`,
  insideColumns: (columns, made, whole, rest, cells) =>
    `Les cages à l’intérieur des colonnes ${columns} font ${made} sur ${whole}\u00a0: il reste ${rest} pour ${cells}.`,
  covering: {
    row: (row, made, whole, rest, cells) =>
      `Les cages qui couvrent la ligne ${row} font ${made}\u00a0: les ${rest} au-delà de ${whole} sont en ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `Les cages qui couvrent la colonne ${column} font ${made}\u00a0: les ${rest} au-delà de ${whole} sont en ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `Les cages qui couvrent le bloc ${box} font ${made}\u00a0: les ${rest} au-delà de ${whole} sont en ${cells}.`,
  },
  coveringRows: (rows, made, whole, rest, cells) =>
    `Les cages qui couvrent les lignes ${rows} font ${made}\u00a0: les ${rest} au-delà de ${whole} sont en ${cells}.`,
  coveringColumns: (columns, made, whole, rest, cells) =>
    `Les cages qui couvrent les colonnes ${columns} font ${made}\u00a0: les ${rest} au-delà de ${whole} sont en ${cells}.`,
  fishInColumns: (technique, columns, digit, rows) =>
    `${technique}\u00a0: dans les colonnes ${columns}, ${digit} n’est que dans les lignes ${rows}, donc nulle part ailleurs dans ces lignes.`,
  fishInRows: (technique, rows, digit, columns) =>
    `${technique}\u00a0: dans les lignes ${rows}, ${digit} n’est que dans les colonnes ${columns}, donc nulle part ailleurs dans ces colonnes.`,
  skyscraper: (digit, cell, other) =>
    `Gratte-ciel\u00a0: ${digit} est en ${cell} ou en ${other}, donc pas dans une case qui voit les deux.`,
  xyWing: (pivot, digit, cell, other) =>
    `XY-Wing\u00a0: quel que soit le chiffre en ${pivot}, ${digit} est en ${cell} ou en ${other}, donc pas dans une case qui voit les deux.`,
  onlyCellOfCage: (sum, at) => `C’est la seule case de la cage de ${sum} en ${at}.`,
  lastCellOfCage: (sum, at, others, rest) =>
    `Les autres cases de la cage de ${sum} en ${at} totalisent ${others}\u00a0: il reste ${rest}.`,
  cageSum: (sum, at, cells, rest, digits) =>
    plural(cells, {
      one: `Dans la cage de ${sum} en ${at}, # case ne peut faire ${rest} qu’avec ${digits}.`,
      many: `Dans la cage de ${sum} en ${at}, # de cases ne peuvent faire ${rest} qu’avec ${digits}.`,
      other: `Dans la cage de ${sum} en ${at}, # cases ne peuvent faire ${rest} qu’avec ${digits}.`,
    }),
  cageCombinations: (rest, sum, at, cell, digits) =>
    `Pour faire ${rest} dans le reste de la cage de ${sum} en ${at}, la case en ${cell} ne peut être que ${digits}.`,
  requiredInCage: (sum, at, digit) =>
    `Dans la cage de ${sum} en ${at}, une case est forcément ${digit}\u00a0: aucune autre case qui voit toutes ses places possibles ne peut être ${digit}.`,
  techniques: {
    'Full house': 'Dernière case',
    'Hidden single': 'Singleton caché',
    'Naked single': 'Singleton nu',
    'Locked candidates': 'Chiffres verrouillés',
    'Naked pair': 'Paire nue',
    'Naked triple': 'Triplet nu',
    'Hidden pair': 'Paire cachée',
    'Hidden triple': 'Triplet caché',
    'X-Wing': 'X-Wing',
    Swordfish: 'Espadon',
    Skyscraper: 'Gratte-ciel',
    'XY-Wing': 'XY-Wing',
    'Last cell of a cage': 'Dernière case d’une cage',
    'Cage sum': 'Somme de cage',
    'Cage combinations': 'Combinaisons de cage',
    'Required in a cage': 'Obligatoire dans une cage',
    'Rule of 45': 'Règle de 45',
  },
}
