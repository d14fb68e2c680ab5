import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  row: {
    lookAt: (row) => `Regarde la ligne ${row}.`,
    isWrong: (row) => `Une marque de la ligne ${row} est fausse.`,
    mustBeEmpty: (row) => `Dans la ligne ${row}, une case noircie doit rester vide.`,
    mustBeFilled: (row) => `Dans la ligne ${row}, une case barrée doit être noircie.`,
    alwaysFilled: (row, clue) =>
      `Où que tu places ${clue} dans la ligne ${row}, certaines cases en surbrillance sont toujours noircies.`,
    allPlaced: (row) => `Tous les blocs de la ligne ${row} sont placés.`,
    neverReached: (row, clue) =>
      `Où que tu places ${clue} dans la ligne ${row}, aucun bloc n’atteint certaines cases en surbrillance.`,
    emptyOnceDone: (row, place) => `${place}\u00a0: vide, car tous les blocs de la ligne ${row} sont placés.`,
    filledOrBroken: (row, place) =>
      `${place}\u00a0: à noircir. Sinon, la ligne ${row} ne pourrait pas être complétée.`,
    emptyOrBroken: (row, place) =>
      `${place}\u00a0: vide. Sinon, la ligne ${row} ne pourrait pas être complétée.`,
    supposeEmpty: (row) =>
      `Suppose que la case en surbrillance est vide et suis les conséquences\u00a0: la ligne ${row} devient impossible.`,
    supposeFilled: (row) =>
      `Suppose que la case en surbrillance est noircie et suis les conséquences\u00a0: la ligne ${row} devient impossible.`,
  },
  column: {
    lookAt: (column) => `Regarde la colonne ${column}.`,
    isWrong: (column) => `Une marque de la colonne ${column} est fausse.`,
    mustBeEmpty: (column) => `Dans la colonne ${column}, une case noircie doit rester vide.`,
    mustBeFilled: (column) => `Dans la colonne ${column}, une case barrée doit être noircie.`,
    alwaysFilled: (column, clue) =>
      `Où que tu places ${clue} dans la colonne ${column}, certaines cases en surbrillance sont toujours noircies.`,
    allPlaced: (column) => `Tous les blocs de la colonne ${column} sont placés.`,
    neverReached: (column, clue) =>
      `Où que tu places ${clue} dans la colonne ${column}, aucun bloc n’atteint certaines cases en surbrillance.`,
    emptyOnceDone: (column, place) =>
      `${place}\u00a0: vide, car tous les blocs de la colonne ${column} sont placés.`,
    filledOrBroken: (column, place) =>
      `${place}\u00a0: à noircir. Sinon, la colonne ${column} ne pourrait pas être complétée.`,
    emptyOrBroken: (column, place) =>
      `${place}\u00a0: vide. Sinon, la colonne ${column} ne pourrait pas être complétée.`,
    supposeEmpty: (column) =>
      `Suppose que la case en surbrillance est vide et suis les conséquences\u00a0: la colonne ${column} devient impossible.`,
    supposeFilled: (column) =>
      `Suppose que la case en surbrillance est noircie et suis les conséquences\u00a0: la colonne ${column} devient impossible.`,
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
