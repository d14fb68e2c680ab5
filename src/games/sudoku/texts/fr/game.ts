import { plural } from '../../../../engine/core/text'
import type { texts as english } from '../game'

const CAGE_FORM =
  'Un Killer Sudoku, c’est 81 chiffres, puis _ et 81 lettres (une par cage), puis _ et les sommes séparées par des points.'
const ONLY_DIGITS = 'Colle seulement les 81 chiffres de la grille.'
const CELL_FORM = 'Une case est un chiffre de 1 à 9\u202f; une case vide est 0 . * _ x - ou ?.'

export const texts: typeof english = {
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
    digits: 'Un chiffre',
    notes: 'Notes',
    fill: 'Toutes les notes',
    erase: 'Effacer',
    previous: 'Verrouiller le chiffre d’avant',
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
    'Chaque ligne, colonne et bloc contient les chiffres de 1 à 9.',
    'Choisis une case, puis un chiffre. Ou verrouille un chiffre, puis choisis ses cases.',
    'Les notes sont de petits chiffres. Un indice a trois étapes\u00a0: où, pourquoi, quel chiffre.',
  ],
  ends: {
    solved: 'Résolu',
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
    hasCages: 'Cette grille a des cages\u00a0: c’est un Killer Sudoku. Choisis la variante Killer.',
    noCages: `${CAGE_FORM} Pour une grille sans cages, choisis la variante Sudoku.`,
    full: 'Ce Sudoku est plein\u00a0: il ne reste rien à remplir.',
    noSolution: 'Ce Sudoku n’a pas de solution.',
    tooLong: 'Il faudrait trop de temps pour savoir si ce Sudoku a une solution.',
    severalSolutions: 'Ce Sudoku a plusieurs solutions. Chacune compte.',
    sums: (cages, sums) => `Ce Killer Sudoku a ${cages} cages et ${sums} sommes.`,
    cageLarge: (place) => `La cage en ${place} a plus de neuf cases.`,
    cageSplit: (place) => `La cage en ${place} n’est pas d’un seul tenant.`,
    cageSum: (place, sum, digits) =>
      `La cage en ${place} ne peut pas faire ${sum} avec ${digits} chiffres différents.`,
    format: (format) => `C’est du ${format}, un format illisible ici. ${ONLY_DIGITS}`,
    notes: (row, digits) =>
      `La ligne ${row} a ${digits} chiffres\u00a0: les cases à plusieurs notes sont illisibles. Une position de Sudoku, c’est 81 chiffres, ligne par ligne.`,
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
