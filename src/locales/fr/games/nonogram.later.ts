import type * as dialog from '../../../games/nonogram/texts/dialog'
import type * as hints from '../../../games/nonogram/texts/hints'
import type * as moves from '../../../games/nonogram/texts/moves'
import type * as pictures from '../../../games/nonogram/texts/pictures'
import type * as print from '../../../games/nonogram/texts/print'
import type * as review from '../../../games/nonogram/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  puzzle: 'Cette grille',
  copy: 'Copier la grille',
  copied: 'Grille copiée.',
  paste: 'Coller une grille',
  pasteHint:
    'Des lignes de . et #, ou les nombres\u00a0: une ligne de texte par ligne, une ligne vide, une ligne de texte par colonne.',
  load: 'Charger la grille',
  pasteEmpty: 'Colle d’abord une grille.',
  loaded: 'Grille chargée.',
  loadedDetail: (rows, columns) => `Lignes\u00a0: ${rows}. Colonnes\u00a0: ${columns}.`,
  draw: 'Dessiner une grille',
  drawHint:
    'Appuie ou fais glisser pour noircir des cases, encore une fois pour les vider. Touches\u00a0: Entrée, ou Maj avec les flèches pour des lignes.',
  drawn: {
    empty: 'Rien de dessiné pour l’instant.',
    one: 'Une seule solution\u00a0: tu peux jouer cette grille.',
    several: 'Plusieurs solutions. Les cases marquées peuvent aussi être différentes.',
    unknown: 'Il faudrait trop de temps pour savoir combien il y a de solutions.',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  row: {
    lookAt: (row) => `Regarde la ligne ${row}.`,
    isWrong: (row) => `Une marque de la ligne ${row} est fausse.`,
    mustBeEmpty: (row) => `Dans la ligne ${row}, une case noircie doit rester vide.`,
    mustBeFilled: (row) => `Dans la ligne ${row}, une case barrée doit être noircie.`,
    allPlaced: (row) => `Tous les blocs de la ligne ${row} sont placés.`,
    emptyOnceDone: (row, place) => `${place}\u00a0: vide, car tous les blocs de la ligne ${row} sont placés.`,
    filledOrBroken: (row, place) =>
      `${place}\u00a0: à noircir. Sinon, la ligne ${row} ne pourrait pas être complétée.`,
    emptyOrBroken: (row, place) =>
      `${place}\u00a0: vide. Sinon, la ligne ${row} ne pourrait pas être complétée.`,
    overlap: (row, clue) =>
      `Chevauchement\u00a0: où que tu places ${clue} dans la ligne ${row}, certaines cases en surbrillance sont toujours noircies.`,
    edge: (row, clue) =>
      `Bords\u00a0: dans la ligne ${row}, une case noircie retient un bloc de ${clue}. Il occupe toujours certaines cases en surbrillance.`,
    reach: (row, clue) =>
      `Hors d’atteinte\u00a0: où que tu places ${clue} dans la ligne ${row}, aucun bloc n’atteint certaines cases en surbrillance.`,
    splitFilled: (row, clue) =>
      `Découpage\u00a0: les cases barrées et noircies divisent la ligne ${row}. Où que tu places ${clue}, certaines cases en surbrillance sont toujours noircies.`,
    splitEmpty: (row, clue) =>
      `Découpage\u00a0: les cases barrées et noircies divisent la ligne ${row}. Où que tu places ${clue}, certaines cases en surbrillance sont toujours vides.`,
    supposeEmpty: (row) =>
      `Contradiction\u00a0: suppose que la case en surbrillance est vide et suis les conséquences. La ligne ${row} devient impossible.`,
    supposeFilled: (row) =>
      `Contradiction\u00a0: suppose que la case en surbrillance est noircie et suis les conséquences. La ligne ${row} devient impossible.`,
  },
  column: {
    lookAt: (column) => `Regarde la colonne ${column}.`,
    isWrong: (column) => `Une marque de la colonne ${column} est fausse.`,
    mustBeEmpty: (column) => `Dans la colonne ${column}, une case noircie doit rester vide.`,
    mustBeFilled: (column) => `Dans la colonne ${column}, une case barrée doit être noircie.`,
    allPlaced: (column) => `Tous les blocs de la colonne ${column} sont placés.`,
    emptyOnceDone: (column, place) =>
      `${place}\u00a0: vide, car tous les blocs de la colonne ${column} sont placés.`,
    filledOrBroken: (column, place) =>
      `${place}\u00a0: à noircir. Sinon, la colonne ${column} ne pourrait pas être complétée.`,
    emptyOrBroken: (column, place) =>
      `${place}\u00a0: vide. Sinon, la colonne ${column} ne pourrait pas être complétée.`,
    overlap: (column, clue) =>
      `Chevauchement\u00a0: où que tu places ${clue} dans la colonne ${column}, certaines cases en surbrillance sont toujours noircies.`,
    edge: (column, clue) =>
      `Bords\u00a0: dans la colonne ${column}, une case noircie retient un bloc de ${clue}. Il occupe toujours certaines cases en surbrillance.`,
    reach: (column, clue) =>
      `Hors d’atteinte\u00a0: où que tu places ${clue} dans la colonne ${column}, aucun bloc n’atteint certaines cases en surbrillance.`,
    splitFilled: (column, clue) =>
      `Découpage\u00a0: les cases barrées et noircies divisent la colonne ${column}. Où que tu places ${clue}, certaines cases en surbrillance sont toujours noircies.`,
    splitEmpty: (column, clue) =>
      `Découpage\u00a0: les cases barrées et noircies divisent la colonne ${column}. Où que tu places ${clue}, certaines cases en surbrillance sont toujours vides.`,
    supposeEmpty: (column) =>
      `Contradiction\u00a0: suppose que la case en surbrillance est vide et suis les conséquences. La colonne ${column} devient impossible.`,
    supposeFilled: (column) =>
      `Contradiction\u00a0: suppose que la case en surbrillance est noircie et suis les conséquences. La colonne ${column} devient impossible.`,
  },
  clearFilled: (place) => `${place}\u00a0: à laisser vide. Efface.`,
  clearCross: (place) => `${place}\u00a0: à noircir. Efface la croix.`,
  filled: (place, clue) => `${place}\u00a0: à noircir, où que tu places ${clue}.`,
  empty: (place, clue) => `${place}\u00a0: vide, où que tu places ${clue}.`,
  tryCell:
    'Aucune ligne ni colonne seule n’aide. Essaie une case de la ligne en surbrillance et suis ce qu’elle impose.',
  compare: 'Pas de raison simple\u00a0: compare plusieurs lignes et colonnes.',
  noReason: (place) => `${place}\u00a0: à noircir dans une solution. Pas de raison simple.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  cellTitle: (row, column) => `Ligne ${row}, colonne ${column}`,
  columnsTitle: (row, first, last) => `Ligne ${row}, colonnes ${first} à ${last}`,
  rowsTitle: (column, first, last) => `Colonne ${column}, lignes ${first} à ${last}`,
  cell: (row, column) => `ligne ${row}, colonne ${column}`,
  filled: (place) => `${place}\u00a0: noircissage`,
  crossed: (place) => `${place}\u00a0: croix`,
  cleared: (place) => `${place}\u00a0: effacement`,
}

export const pictureTexts: Translation<typeof pictures.pictureTexts> = {
  Heart: 'Cœur',
  House: 'Maison',
  'Fir tree': 'Sapin',
  Mushroom: 'Champignon',
  Cup: 'Tasse',
  Sailboat: 'Voilier',
  Anchor: 'Ancre',
  Key: 'Clé',
  Umbrella: 'Parapluie',
  Cherries: 'Cerises',
  Duck: 'Canard',
  Fish: 'Poisson',
  Flower: 'Fleur',
  Cat: 'Chat',
  Skull: 'Tête de mort',
  'T-shirt': 'T-shirt',
  Boot: 'Botte',
  Crown: 'Couronne',
  'Ice cream': 'Glace',
  Apple: 'Pomme',
  Robot: 'Robot',
  Ghost: 'Fantôme',
  'Coffee mug': 'Tasse à café',
  Whale: 'Baleine',
  Turtle: 'Tortue',
  Snail: 'Escargot',
  Goldfish: 'Poisson rouge',
  Bird: 'Oiseau',
  Cactus: 'Cactus',
  Pineapple: 'Ananas',
  Carrot: 'Carotte',
  Penguin: 'Manchot',
  Frog: 'Grenouille',
  Ladybug: 'Coccinelle',
  Crab: 'Crabe',
  Car: 'Voiture',
  Locomotive: 'Locomotive',
  Bell: 'Cloche',
  Lighthouse: 'Phare',
  'Christmas tree': 'Sapin de Noël',
  Snowman: 'Bonhomme de neige',
  'Hot-air balloon': 'Montgolfière',
  Castle: 'Château',
  Strawberry: 'Fraise',
  Dog: 'Chien',
  Plane: 'Avion',
  Rocket: 'Fusée',
  Owl: 'Hibou',
  Butterfly: 'Papillon',
  Bear: 'Ours',
  Teapot: 'Théière',
  Dinosaur: 'Dinosaure',
  Panda: 'Panda',
  Octopus: 'Pieuvre',
  Jellyfish: 'Méduse',
  'Teddy bear': 'Ours en peluche',
  'Apple tree': 'Pommier',
}

export const printTexts: Translation<typeof print.printTexts> = {
  rule: 'Les nombres du bord donnent la longueur des blocs de cases noircies de la ligne ou de la colonne, dans l’ordre.',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  filled: 'Dessin noirci',
  row: {
    filledInEveryWay: (row, title, clue) =>
      `${title}\u00a0: à noircir, où que tu places ${clue} dans la ligne ${row}.`,
    emptyInEveryWay: (row, title, clue) =>
      `${title}\u00a0: vide, où que tu places ${clue} dans la ligne ${row}.`,
    ifEmpty: (row, cell) => `Avec une case vide en ${cell}, la ligne ${row} ne pourrait pas être complétée.`,
    ifFilled: (row, cell) =>
      `Avec une case noircie en ${cell}, la ligne ${row} ne pourrait pas être complétée.`,
  },
  column: {
    filledInEveryWay: (column, title, clue) =>
      `${title}\u00a0: à noircir, où que tu places ${clue} dans la colonne ${column}.`,
    emptyInEveryWay: (column, title, clue) =>
      `${title}\u00a0: vide, où que tu places ${clue} dans la colonne ${column}.`,
    ifEmpty: (column, cell) =>
      `Avec une case vide en ${cell}, la colonne ${column} ne pourrait pas être complétée.`,
    ifFilled: (column, cell) =>
      `Avec une case noircie en ${cell}, la colonne ${column} ne pourrait pas être complétée.`,
  },
  filledByOthers: (title) =>
    `${title}\u00a0: à noircir. D’autres lignes et colonnes y mènent, l’une après l’autre.`,
  emptyByOthers: (title) =>
    `${title}\u00a0: vide. D’autres lignes et colonnes y mènent, l’une après l’autre.`,
  fill: (cell) => `Noircir ${cell}`,
  cross: (cell) => `Barrer ${cell}`,
  earlyFilled: (cell) => `Impossible à déduire pour l’instant\u00a0: la case en ${cell} est à noircir.`,
  earlyEmpty: (cell) => `Impossible à déduire pour l’instant\u00a0: la case en ${cell} est vide.`,
  guess: (title) => `${title}\u00a0: impossible à déduire pour l’instant, un coup de chance.`,
  summary: { wrong: 'Cases fausses', guesses: 'Au hasard', solutions: 'Solutions', several: 'plusieurs' },
}
