import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
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
