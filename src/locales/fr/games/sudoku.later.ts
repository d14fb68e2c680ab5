import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/sudoku/texts/dialog'
import type * as hints from '../../../games/sudoku/texts/hints'
import type * as moves from '../../../games/sudoku/texts/moves'
import type * as print from '../../../games/sudoku/texts/print'
import type * as review from '../../../games/sudoku/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  puzzle: 'Cette grille',
  copy: 'Copier la grille',
  copied: 'Grille copiée.',
  paste: 'Coller une grille',
  pasteHints: {
    classic:
      '81 chiffres, ligne par ligne, avec 0 ou . pour les cases vides. Retours à la ligne, cadres et virgules acceptés.',
    x: '81 chiffres d’un X-Sudoku, ligne par ligne, avec 0 ou . pour les cases vides.',
    killer: '81 chiffres, puis _ et 81 lettres (une par cage), puis _ et les sommes séparées par des points.',
  },
  load: 'Charger la grille',
  pasteEmpty: 'Colle d’abord une grille.',
  loaded: 'Grille chargée.',
  more: (puzzles) =>
    plural(puzzles, {
      one: 'Le texte contient # autre grille\u202f; seule la première a été chargée.',
      many: 'Le texte contient # d’autres grilles\u202f; seule la première a été chargée.',
      other: 'Le texte contient # autres grilles\u202f; seule la première a été chargée.',
    }),
  type: 'Saisir une grille',
  typeHint:
    'Choisis une case et tape les chiffres\u00a0: chacun mène à la case suivante. 0 laisse une case vide, Retour arrière revient à la précédente.',
  typed: {
    empty: 'Aucun chiffre pour l’instant.',
    few: (digits) => `Il faut plus de chiffres\u00a0: au moins ${digits}.`,
    one: 'Une seule solution\u00a0: tu peux jouer cette grille.',
    several: 'Plusieurs solutions. Deux d’entre elles diffèrent dans les cases marquées.',
    unknown: 'Il faudrait trop de temps pour savoir combien il y a de solutions.',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  technique: (technique) => `Technique\u00a0: ${technique}.`,
  techniques: (techniques) => `Techniques, dans cet ordre\u00a0: ${techniques}.`,
  wrongInBox: (box) => `Un chiffre du bloc ${box} est faux.`,
  oneWrongInBox: (box, digits) => `L’un de tes chiffres du bloc ${box} est faux\u00a0: ${digits}.`,
  noRuleInBox: (box) =>
    `Dans le bloc ${box}, aucune règle n’aide, mais une case n’a plus que peu de chiffres possibles.`,
  remove: (cell, digit) => `${cell}\u00a0: ${digit} est impossible. Efface-le.`,
  is: (cell, digit) => `${cell}\u00a0: c’est ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell}\u00a0: essaie ${digit}. La grille a plusieurs solutions\u202f; ${digit} mène à l’une d’elles.`,
  tryDigit: (cell, digit) =>
    `${cell}\u00a0: essaie ${digit}. Pas de raison simple\u00a0: tout autre chiffre mène à une contradiction.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  fill: 'Toutes les notes',
  clear: (row, column) => `Effacé\u00a0: ligne ${row}, colonne ${column}`,
  digit: (digit, row, column) => `${digit} en ligne ${row}, colonne ${column}`,
  note: (digit, row, column) => `Note ${digit} en ligne ${row}, colonne ${column}`,
  noteRemoved: (digit, row, column) => `Note ${digit} retirée en ligne ${row}, colonne ${column}`,
  digits: (digit, cells) =>
    plural(cells, {
      one: `${digit} dans # case`,
      many: `${digit} dans # de cases`,
      other: `${digit} dans # cases`,
    }),
  notes: (digit, cells) =>
    plural(cells, {
      one: `Note ${digit} dans # case`,
      many: `Note ${digit} dans # de cases`,
      other: `Note ${digit} dans # cases`,
    }),
  notesRemoved: (digit, cells) =>
    plural(cells, {
      one: `Note ${digit} retirée de # case`,
      many: `Note ${digit} retirée de # de cases`,
      other: `Note ${digit} retirée de # cases`,
    }),
  center: (digit, row, column) => `Note centrale ${digit} en ligne ${row}, colonne ${column}`,
  centerRemoved: (digit, row, column) => `Note centrale ${digit} retirée en ligne ${row}, colonne ${column}`,
  centers: (digit, cells) =>
    plural(cells, {
      one: `Note centrale ${digit} dans # case`,
      many: `Note centrale ${digit} dans # de cases`,
      other: `Note centrale ${digit} dans # cases`,
    }),
  centersRemoved: (digit, cells) =>
    plural(cells, {
      one: `Note centrale ${digit} retirée de # case`,
      many: `Note centrale ${digit} retirée de # de cases`,
      other: `Note centrale ${digit} retirée de # cases`,
    }),
  color: (color, row, column) => `Ligne ${row}, colonne ${column}\u00a0: ${color}`,
  colorRemoved: (row, column) => `Couleur retirée en ligne ${row}, colonne ${column}`,
  colored: (color, cells) =>
    plural(cells, {
      one: `# case\u00a0: ${color}`,
      many: `# de cases\u00a0: ${color}`,
      other: `# cases\u00a0: ${color}`,
    }),
  colorsRemoved: (cells) =>
    plural(cells, {
      one: 'Couleur retirée de # case',
      many: 'Couleur retirée de # de cases',
      other: 'Couleur retirée de # cases',
    }),
  cleared: (cells) =>
    plural(cells, {
      one: 'Effacé\u00a0: # case',
      many: 'Effacé\u00a0: # de cases',
      other: 'Effacé\u00a0: # cases',
    }),
}

export const printTexts: Translation<typeof print.printTexts> = {
  rules: {
    classic: 'Chaque ligne, colonne et bloc contient une fois les chiffres de 1 à 9.',
    x: 'Chaque ligne, colonne, bloc et diagonale contient une fois les chiffres de 1 à 9.',
    killer:
      'Chaque ligne, colonne et bloc contient une fois les chiffres de 1 à 9. La somme de chaque cage est son nombre, sans répétition.',
  },
  oneOfSeveral: 'Une solution parmi plusieurs',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  correct: 'Cases justes',
  unit: (cells) => ` sur ${cells}`,
  proven: (cell, digit) => `${cell}\u00a0: c’est ${digit}, tout autre chiffre mène à une contradiction.`,
  guess: (cell) =>
    `${cell}\u00a0: impossible à déduire pour l’instant, contrairement à d’autres cases. Un coup de chance.`,
  summary: { wrong: 'Chiffres faux', guesses: 'Au hasard', avoidable: 'Évitables' },
}
