import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/nonogram/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Colle des lignes de . et #, ou les nombres de toutes les lignes, une ligne vide et les nombres de toutes les colonnes.'
const POSITION_ZERO =
  'Écris 0 pour une ligne ou une colonne sans case noircie, et laisse une ligne vide entre les lignes et les colonnes.'
const POSITION_SIGNS = 'Écris # pour les cases noircies et . pour les cases vides.'

export const texts: Translation<typeof game.texts> = {
  options: {
    puzzle: { label: 'Grille', picture: 'Dessin', generated: 'Générée' },
    size: { label: 'Taille', 5: '5x5', 10: '10x10', 15: '15x15', 20: '20x20' },
    level: {
      label: 'Difficulté',
      easy: 'Facile',
      medium: 'Moyen',
      hard: 'Difficile',
      says: {
        easy: 'Chaque étape découle d’une ligne ou d’une colonne, en peu de passages.',
        medium: 'Chaque étape découle d’une ligne ou d’une colonne, en de nombreux passages.',
        hard: 'Il faut parfois essayer une case pour trouver une contradiction.',
      },
    },
    crosses: { label: 'Barrer les lignes finies', on: 'Oui', off: 'Non' },
    check: { label: 'Erreurs', off: 'Masquées', on: 'Affichées, comptées' },
    practice: {
      label: 'Technique',
      off: 'Non',
      techniques: {
        overlap: 'Chevauchement',
        edge: 'Bords',
        reach: 'Hors d’atteinte',
        split: 'Découpage',
        contradiction: 'Contradiction',
      },
      says: {
        overlap:
          'Pousse tous les blocs d’une ligne ou d’une colonne à un bout, puis à l’autre. Une case que le même bloc noircit les deux fois est toujours noircie. Pas besoin de cases noircies pour cela, seulement des nombres du bord et des cases barrées.',
        edge: 'Une case noircie près d’un bord ou d’une case barrée appartient au bloc qui s’y trouve. Ce bloc ne peut guère bouger. Les cases qu’il occupe à sa première et à sa dernière place sont noircies.',
        reach:
          'Avec les cases noircies et barrées, trouve la première et la dernière place de chaque bloc. Entre elles, il y a des cases qu’aucun bloc n’atteint. Ces cases sont vides.',
        split:
          'Les cases barrées divisent une ligne ou une colonne en parties. Cherche quels blocs vont dans quelle partie\u00a0: elle peut être trop courte, et des cases noircies appartiennent à un bloc ou à deux. Traite ensuite chaque partie comme une ligne ou une colonne.',
        contradiction:
          'Aucune ligne ou colonne seule ne suffit. Suppose qu’une case est noircie et suis les conséquences. Si une ligne ou une colonne devient impossible, la case est vide\u202f; l’inverse marche aussi.',
      },
    },
  },
  controls: { cross: 'Barrer', clear: 'Effacer', tool: 'Noircir ou barrer' },
  print: { label: 'Grilles', solutions: 'Solutions' },
  stats: { 'To fill': 'À noircir', Mistakes: 'Erreurs', Time: 'Temps' },
  best: { time: 'Meilleur temps' },
  status: {
    filled: (cells) =>
      plural(cells, { one: '# case noircie.', many: '# de cases noircies.', other: '# cases noircies.' }),
    crossed: (cells) =>
      plural(cells, { one: '# case barrée.', many: '# de cases barrées.', other: '# cases barrées.' }),
    cleared: (cells) =>
      plural(cells, { one: '# case effacée.', many: '# de cases effacées.', other: '# cases effacées.' }),
    mistake: 'C’était une erreur.',
    finished: (lines) =>
      plural(lines, {
        one: 'Ligne ou colonne finie.',
        many: '# de lignes ou colonnes finies.',
        other: '# lignes ou colonnes finies.',
      }),
  },
  captions: {
    fill: 'case noircie',
    cross: 'case barrée',
    clear: 'case effacée',
    mistake: 'erreur',
    line: 'ligne ou colonne finie',
    solved: 'dessin dévoilé',
    Refused: 'cette case ne peut pas être marquée',
  },
  howTo: [
    'Les nombres du bord donnent la longueur des blocs de cases noircies, dans l’ordre.',
    'Noircis les cases sûres et barre les vides. Fais glisser pour en marquer plusieurs.',
    'Chaque grille a une seule solution, et il n’y a rien à deviner.',
  ],
  ends: {
    solved: 'Grille résolue',
    picture: (name) => `Dessin\u00a0: ${name}.`,
    size: (width, height) => `${width} cases sur ${height}.`,
  },
  position: {
    form: POSITION_FORM,
    signs: POSITION_SIGNS,
    large: (max) => `Une grille peut avoir au plus ${max} lignes et ${max} colonnes.`,
    twice: (width, rows) =>
      `Chaque case de ce dessin est tracée deux fois. Fait-il ${width} ou ${2 * width} cases de large\u202f? Écris sa taille sur une ligne avant lui\u00a0: ${width} ${rows} ou ${2 * width} ${rows}.`,
    otherSize: (rows, columns, width, height) =>
      `Ce dessin a ${rows} lignes et ${columns} colonnes, mais sa taille indique ${width} et ${height}.`,
    shortRow: (row, clue) => `La ligne ${row} est trop courte pour ${clue}.`,
    shortColumn: (column, clue) => `La colonne ${column} est trop courte pour ${clue}.`,
    sums: (inRows, inColumns) =>
      `Les lignes ont ${inRows} cases noircies, mais les colonnes en ont ${inColumns}.`,
    empty: 'Cette grille est vide\u00a0: aucune case n’est noircie.',
    noSolution: 'Cette grille n’a pas de solution.',
    tooLong:
      'Cette grille n’a peut-être pas de solution, ou en a plusieurs\u00a0: le vérifier prend trop de temps.',
    severalSolutions: 'Cette grille a plusieurs solutions. Chacune compte.',
    blankLines: `Les lignes vides de ce dessin sont-elles des lignes de la grille\u202f? ${POSITION_SIGNS}`,
    unclearSigns: (signs) =>
      `Impossible de savoir lequel des signes ${signs.map((sign) => `«\u202f${sign}\u202f»`).join(', ')} est une case noircie. ${POSITION_SIGNS}`,
    lengths: (row, length, width) =>
      `Les lignes de ce dessin n’ont pas toutes la même longueur\u00a0: la ligne ${row} en a ${length}, pas ${width}. ${POSITION_SIGNS}`,
    noClue: (text) => `«\u202f${text}\u202f» n’est pas un nombre du bord. ${POSITION_FORM}`,
    apart: (clue) => `Pour plusieurs blocs, écris ${clue}.`,
    otherForm: `Les liens et fichiers de ce site sont illisibles ici. ${POSITION_FORM}`,
    colors: 'Cette grille a plusieurs couleurs. Seules les grilles d’une couleur sont lisibles.',
    noXml: `C’est du XML ou du HTML sans nombres du bord lisibles. ${POSITION_FORM}`,
    xmlWithoutRows: 'Ce XML n’a pas les nombres des lignes.',
    xmlWithoutColumns: 'Ce XML n’a pas les nombres des colonnes.',
    jsonUnnamed:
      'On ne sait pas quelle liste de ce JSON contient les lignes. Nomme les listes «\u202frows\u202f» et «\u202fcolumns\u202f».',
    jsonWithoutRows: `Ce JSON n’a pas de nombres lisibles pour les lignes. ${POSITION_FORM}`,
    jsonWithoutColumns: `Ce JSON n’a pas de nombres lisibles pour les colonnes. ${POSITION_FORM}`,
    lines: (columns, rows, lines) =>
      `Cette grille de ${columns} colonnes et ${rows} lignes a les nombres de ${lines} lignes et colonnes.`,
    noRows: `Il manque les nombres des lignes. ${POSITION_FORM}`,
    noColumns: `Il manque les nombres des colonnes. ${POSITION_FORM}`,
    otherRows: (rows, clues) =>
      `Cette grille a ${rows} lignes, mais les nombres de ${clues}. ${POSITION_ZERO}`,
    otherColumns: (columns, clues) =>
      `Cette grille a ${columns} colonnes, mais les nombres de ${clues}. ${POSITION_ZERO}`,
    noNonogram: `Ce n’est pas un nonogramme. ${POSITION_FORM}`,
    severalWays: `Ces nombres peuvent se lire de plusieurs façons. ${POSITION_ZERO}`,
    unclearRows: `Impossible de savoir lesquels de ces nombres sont ceux des lignes. ${POSITION_ZERO}`,
  },
  board: {
    name: 'Grille de nonogramme',
    filled: 'noircie',
    crossed: 'barrée',
    empty: 'vide',
    mistakeFilled: 'erreur, noircie',
    mistakeCrossed: 'erreur, barrée',
    cell: (what, rowClue, columnClue) =>
      `${what}\u202f; ligne\u00a0: ${rowClue}, colonne\u00a0: ${columnClue}`,
    tool: 'Appui',
    fill: 'Noircir',
    cross: 'Barrer',
    pan: 'Bouger',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    puzzleText: 'Grille en texte',
  },
}
