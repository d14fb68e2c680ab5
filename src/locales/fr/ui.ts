import type * as ui from '../../ui/texts'
import type { Translation } from '../translation'

export const uiTexts: Translation<typeof ui.uiTexts> = {
  close: 'Fermer',
  cancel: 'Annuler',

  loading: {
    text: 'Chargement…',
    slow: 'C’est plus long que d’habitude. Tu es peut-être hors ligne ou la connexion est lente.',
    tryAgain: 'Réessayer',
  },

  part: {
    missing: (part) => `Chargement impossible\u00a0: ${part}`,
    missingDetail: 'Tu es peut-être hors ligne ou le site a été mis à jour. Recharge la page pour réessayer.',
    slow: (part) => `Chargement en cours\u00a0: ${part}`,
    slowDetail: 'Tu es peut-être hors ligne ou la connexion est lente.',
  },

  toasts: {
    region: 'Messages',
    close: 'Fermer le message',
  },

  noAnswer: 'Le navigateur n’a pas encore répondu. Tu peux copier à la main ici\u00a0:',
  cannotCopy: 'Impossible de copier. Fais-le à la main ici\u00a0:',

  board: {
    position: (row, column) => `Ligne ${row}, colonne ${column}`,
    cell: (row, column, what) => `Ligne ${row}, colonne ${column}, ${what}`,
    empty: 'vide',
    highlighted: (cell) => `${cell}, en surbrillance`,
    noKey: 'Aucune touche',
    moves: 'Coups',
    noMoves: 'Aucun coup joué',
    toMove: ' (doit jouer)',
  },

  lockedChoice: (choice, why) => `${choice}, ${why}`,

  tools: { flip: 'Tourner', position: 'Position', puzzle: 'Grille', draw: 'Nulle' },
  end: {
    resign: 'Abandonner',
    keepPlaying: 'Continuer',
    offerDraw: 'Proposer nulle avec ton prochain coup',
    acceptDraw: 'Accepter la nulle',
  },

  sequence: {
    show: 'Regarde',
    input: 'À toi',
    replay: 'Bonne séquence',
    over: 'Partie terminée',
    progress: (done, steps) => `${done} sur ${steps}`,
  },
}
