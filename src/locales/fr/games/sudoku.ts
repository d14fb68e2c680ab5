import { plural } from '../../../engine/core/text'
import type * as colors from '../../../games/sudoku/texts/colors'
import type * as game from '../../../games/sudoku/texts/game'
import type * as steps from '../../../games/sudoku/texts/steps'
import type { Translation } from '../../translation'

const CAGE_FORM =
  'Un Killer Sudoku, c’est 81 chiffres, puis _ et 81 lettres (une par cage), puis _ et les sommes séparées par des points.'
const ONLY_DIGITS = 'Colle seulement les 81 chiffres de la grille.'
const CELL_FORM = 'Une case est un chiffre de 1 à 9\u202f; une case vide est 0 . * _ x - ou ?.'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Difficulté',
      classic: 'Classique',
      easy: 'Facile',
      medium: 'Moyen',
      hard: 'Difficile',
      expert: 'Expert',
    },
    kind: {
      label: 'Variante',
      classic: 'Sudoku',
      x: 'X-Sudoku',
      killer: 'Killer',
      says: {
        x: 'Chaque diagonale contient aussi une fois les chiffres de 1 à 9.',
        killer: 'La somme de chaque cage est son nombre, sans répétition.',
      },
    },
    check: { label: 'Erreurs', off: 'Masquées', on: 'Affichées, comptées' },
    practice: {
      label: 'Technique',
      off: 'Non',
      says: {
        locked:
          'Dans un bloc, un chiffre n’a de place que dans une ligne ou une colonne. Retire-le des autres cases de cette ligne ou colonne. Cela marche aussi dans l’autre sens\u00a0: dans une ligne ou une colonne, le chiffre n’a de place que dans un bloc.',
        'naked-pair':
          'Deux cases d’une ligne, d’une colonne ou d’un bloc ont les deux mêmes notes et aucune autre. Ces deux chiffres vont là. Retire-les des autres cases.',
        'hidden-pair':
          'Dans une ligne, une colonne ou un bloc, deux chiffres n’ont de place que dans les deux mêmes cases. Ils vont là. Retire toutes les autres notes de ces deux cases.',
        'naked-triple':
          'Trois cases d’une ligne, d’une colonne ou d’un bloc n’ont en tout que des notes de trois chiffres. Ces chiffres vont là. Retire-les des autres cases.',
        'hidden-triple':
          'Dans une ligne, une colonne ou un bloc, trois chiffres n’ont de place que dans les trois mêmes cases. Ils vont là. Retire toutes les autres notes de ces trois cases.',
        'x-wing':
          'Dans deux lignes, un chiffre n’a de place que dans les deux mêmes colonnes. Retire-le des autres cases de ces colonnes. Cela marche aussi en échangeant lignes et colonnes.',
        skyscraper:
          'Dans deux lignes ou deux colonnes, un chiffre n’a de place que dans deux cases chacune, et deux de ces quatre cases sont alignées. L’une des deux autres contient le chiffre. Retire-le de toutes les cases qui voient les deux.',
        'xy-wing':
          'Une case à deux notes voit deux autres cases à deux notes. Chacune partage une note avec elle, et leur autre note est la même. Retire cette note de toutes les cases qui voient les deux.',
        swordfish:
          'Dans trois lignes, un chiffre n’a de place que dans les trois mêmes colonnes. Retire-le des autres cases de ces colonnes. Cela marche aussi en échangeant lignes et colonnes.',
      },
    },
  },
  controls: {
    digits: 'Saisir un chiffre',
    notes: 'Notes',
    fill: 'Toutes les notes',
    erase: 'Effacer',
    previous: 'Verrouiller le précédent',
    next: 'Verrouiller le suivant',
    modes: 'Chiffres, notes, couleurs',
    select: 'Sélectionner plusieurs cases',
  },
  print: { label: 'Grilles', solutions: 'Solutions' },
  stats: { Empty: 'Vides', Wrong: 'Faux', Mistakes: 'Erreurs', Time: 'Temps' },
  best: { time: 'Meilleur temps' },
  status: {
    digit: (digit, row, column) => `${digit} en ligne ${row}, colonne ${column}.`,
    conflict: (digit, row, column) =>
      `${digit} en ligne ${row}, colonne ${column}\u00a0: en conflit avec un autre ${digit}.`,
    mistake: (digit, row, column) => `${digit} en ligne ${row}, colonne ${column}\u00a0: une erreur.`,
    fill: 'Toutes les notes sont inscrites.',
    replaced: (cells) =>
      plural(cells, {
        one: 'Elles remplacent tes notes dans # case. «\u202fAnnuler\u202f» rétablit les tiennes.',
        many: 'Elles remplacent tes notes dans # de cases. «\u202fAnnuler\u202f» rétablit les tiennes.',
        other: 'Elles remplacent tes notes dans # cases. «\u202fAnnuler\u202f» rétablit les tiennes.',
      }),
    clear: 'Effacé.',
    note: (digit) => `Note ${digit} ajoutée.`,
    noteRemoved: (digit) => `Note ${digit} retirée.`,
    digits: (digit, cells) =>
      plural(cells, {
        one: `${digit} dans # case.`,
        many: `${digit} dans # de cases.`,
        other: `${digit} dans # cases.`,
      }),
    conflicts: (digit, cells) =>
      plural(cells, {
        one: `${digit} dans # case, avec un conflit.`,
        many: `${digit} dans # de cases, avec un conflit.`,
        other: `${digit} dans # cases, avec un conflit.`,
      }),
    mistakes: (digit, cells) =>
      plural(cells, {
        one: `${digit} dans # case, avec une erreur.`,
        many: `${digit} dans # de cases, avec une erreur.`,
        other: `${digit} dans # cases, avec une erreur.`,
      }),
    notes: (digit, cells) =>
      plural(cells, {
        one: `Note ${digit} ajoutée dans # case.`,
        many: `Note ${digit} ajoutée dans # de cases.`,
        other: `Note ${digit} ajoutée dans # cases.`,
      }),
    notesRemoved: (digit, cells) =>
      plural(cells, {
        one: `Note ${digit} retirée de # case.`,
        many: `Note ${digit} retirée de # de cases.`,
        other: `Note ${digit} retirée de # cases.`,
      }),
    center: (digit, cells) =>
      plural(cells, {
        one: `Note centrale ${digit} ajoutée.`,
        many: `Note centrale ${digit} ajoutée dans # de cases.`,
        other: `Note centrale ${digit} ajoutée dans # cases.`,
      }),
    centerRemoved: (digit, cells) =>
      plural(cells, {
        one: `Note centrale ${digit} retirée.`,
        many: `Note centrale ${digit} retirée de # de cases.`,
        other: `Note centrale ${digit} retirée de # cases.`,
      }),
    color: (color, cells) =>
      plural(cells, {
        one: `Couleur\u00a0: ${color}.`,
        many: `Couleur de # de cases\u00a0: ${color}.`,
        other: `Couleur de # cases\u00a0: ${color}.`,
      }),
    colorRemoved: (cells) =>
      plural(cells, {
        one: 'Couleur retirée.',
        many: 'Couleur retirée de # de cases.',
        other: 'Couleur retirée de # cases.',
      }),
  },
  captions: {
    digit: 'chiffre entré',
    conflict: 'chiffres en conflit',
    mistake: 'erreur',
    fill: 'notes inscrites',
    clear: 'case effacée',
    note: 'note',
    center: 'note',
    color: 'case coloriée',
    house: 'ligne, colonne ou bloc complet',
    Refused: 'cette case ne peut pas changer',
  },
  howTo: [
    'Choisis une case, puis un chiffre. Lignes, colonnes et blocs\u00a0: 1 à 9 une fois.',
    'Ou verrouille un chiffre, puis choisis ses cases.',
    'Les notes sont de petits chiffres. Un indice a trois étapes\u00a0: où, pourquoi, quel chiffre.',
  ],
  ends: {
    solved: 'Grille résolue',
    detail: (own, givens) =>
      plural(own, {
        one: `# case remplie, chiffres de départ\u00a0: ${givens}.`,
        many: `# de cases remplies, chiffres de départ\u00a0: ${givens}.`,
        other: `# cases remplies, chiffres de départ\u00a0: ${givens}.`,
      }),
  },
  position: {
    cageForm: CAGE_FORM,
    onlyDigits: ONLY_DIGITS,
    cellForm: CELL_FORM,
    hasCages:
      'Cette grille a des cages\u00a0: c’est un Killer Sudoku. Choisis la variante «\u202fKiller\u202f».',
    noCages: `${CAGE_FORM} Pour une grille sans cages, choisis la variante «\u202fSudoku\u202f».`,
    full: 'Ce Sudoku est plein\u00a0: il ne reste rien à remplir.',
    noSolution: 'Ce Sudoku n’a pas de solution.',
    tooLong: 'Il faudrait trop de temps pour savoir si ce Sudoku a une solution.',
    severalSolutions: 'Ce Sudoku a plusieurs solutions. Chacune compte.',
    sums: (cages, sums) => `Ce Killer Sudoku a ${cages} cages et ${sums} sommes.`,
    cageNone: (place) => `La case en ${place} n’est dans aucune cage. Il en faut une pour chaque case.`,
    cageSign: (place, sign) => `La case en ${place} a ${sign} pour cage. Écris une lettre ou un chiffre.`,
    cageSigns: (signs) =>
      plural(signs, {
        one: `Les cages ont # signe, pas 81. ${CAGE_FORM}`,
        many: `Les cages ont # de signes, pas 81. ${CAGE_FORM}`,
        other: `Les cages ont # signes, pas 81. ${CAGE_FORM}`,
      }),
    noSum: (place) => `La cage en ${place} n’a pas de somme.`,
    strangeSum: (place, sum) => `La somme de la cage en ${place} n’est pas un nombre\u00a0: ${sum}`,
    cageLarge: (place) => `La cage en ${place} a plus de neuf cases.`,
    cageSplit: (place) => `La cage en ${place} n’est pas d’un seul tenant.`,
    cageSum: (place, sum, digits) =>
      `La cage en ${place} ne peut pas faire ${sum} avec ${digits} chiffres différents.`,
    format: (format) => `Format illisible ici\u00a0: ${format}. ${ONLY_DIGITS}`,
    notes: `Certaines cases de ce texte ont plusieurs notes, illisibles ici. ${ONLY_DIGITS}`,
    rowLength: (row, cells) =>
      plural(cells, {
        one: `La ligne ${row} de ce Sudoku a # case, pas 9. Une position de Sudoku, c’est 81 chiffres, ligne par ligne.`,
        many: `La ligne ${row} de ce Sudoku a # de cases, pas 9. Une position de Sudoku, c’est 81 chiffres, ligne par ligne.`,
        other: `La ligne ${row} de ce Sudoku a # cases, pas 9. Une position de Sudoku, c’est 81 chiffres, ligne par ligne.`,
      }),
    length: (digits) =>
      `Une position de Sudoku, c’est 81 chiffres, ligne par ligne\u202f; celle-ci en a ${digits}. ${CELL_FORM}`,
    several: (puzzles) => `Ce texte contient les chiffres de ${puzzles} grilles. ${ONLY_DIGITS}`,
  },
  grid: {
    names: { classic: 'Grille de Sudoku', x: 'Grille de X-Sudoku', killer: 'Grille de Killer Sudoku' },
    notes: (digits) => `notes ${digits}`,
    centers: (digits) => `notes centrales ${digits}`,
    given: 'chiffre de départ',
    mistake: 'erreur',
    conflict: 'conflit',
    diagonal: 'diagonale',
    diagonals: 'deux diagonales',
    cage: (sum, row, column, cells) =>
      plural(cells, {
        one: `cage de ${sum} depuis ligne ${row} colonne ${column} en # case`,
        many: `cage de ${sum} depuis ligne ${row} colonne ${column} en # de cases`,
        other: `cage de ${sum} depuis ligne ${row} colonne ${column} en # cases`,
      }),
    hidden: 'masquée',
  },
  keys: {
    name: 'Chiffres',
    digits: ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'],
    digit: (digit, left) => `${digit}, reste ${left}`,
    notes: 'Notes',
    notesName: 'Notes (maintenir pour toutes les notes)',
    erase: 'Effacer',
    lock: 'Verrou',
    lockName: 'Verrouiller un chiffre',
    modes: {
      digit: { label: 'Chiffre', name: 'Chiffres' },
      note: { label: 'Coin', name: 'Notes de coin' },
      center: { label: 'Centre', name: 'Notes centrales' },
      color: { label: 'Couleur', name: 'Couleurs' },
    },
    several: 'Multi',
    more: 'Notes de coin, notes centrales, couleurs',
    puzzleText: 'Grille en texte',
  },
}

export const stepTexts: Translation<typeof steps.stepTexts> = {
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

export const colorNames: Translation<typeof colors.colorNames> = [
  'bleu clair',
  'orange',
  'vert',
  'jaune',
  'bleu foncé',
  'rouge',
  'rose',
  'violet',
]
