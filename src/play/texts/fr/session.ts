import { listText, plural } from '../../../engine/core/text'
import type { sessionTexts as english } from '../session'

const rewindsLeft = (left: number) =>
  left === 0
    ? 'Plus aucun retour en arrière.'
    : plural(left, {
        one: 'Il reste # retour en arrière.',
        many: 'Il reste # de retours en arrière.',
        other: 'Il reste # retours en arrière.',
      })

export const sessionTexts: typeof english = {
  pause: {
    asked: 'Prends ton temps.',
    hidden: 'En pause pendant ton absence.',
    blur: 'En pause\u00a0: la fenêtre n’était plus active.',
    gamepad: 'En pause\u00a0: la manette a été déconnectée.',
    context: 'En pause\u00a0: l’affichage a été interrompu.',
    turned: 'En pause\u00a0: l’écran a pivoté.',
    left: 'Reviens encore une fois en arrière pour quitter cette partie.',
    restored: 'Ta partie est exactement là où tu l’as laissée.',
    watched: 'La partie continue à partir d’ici. Elle ne comptera pas pour les records.',
    turn: 'Cette partie se joue en échangeant des liens.',
    peer: 'Ton adversaire a mis la partie en pause.',
    away: 'Ton adversaire n’est pas là et pourra reprendre à son retour.',
    lost: 'La connexion est perdue. Tu pourras continuer à son retour.',
    gone: 'Ton adversaire a quitté la partie. Choisis plus haut comment continuer.',
    alone: 'Ton adversaire a quitté la partie. Tu peux la finir en solo.',
    elsewhere: 'Cette partie a continué dans un autre onglet.',
    ended: 'Tes données ont été supprimées ou remplacées dans un autre onglet.',
  },

  leavesLive: 'Reviens encore une fois en arrière pour quitter la partie en direct',

  rewound: 'Retour de quelques secondes en arrière',
  rewindsLeft,
  rewoundStatus: (left) => `Retour de quelques secondes en arrière. Continue. ${rewindsLeft(left)}`,
  moveUndone: 'Coup annulé.',
  moveRedone: 'Coup rétabli.',
  noHint: 'Aucun indice trouvé. Réessaie.',
  computerFailed: 'L’ordinateur n’a pas pu jouer. Essaie «\u202fAnnuler\u202f» ou «\u202fRecommencer\u202f».',
  trophiesEarned: (titles) =>
    plural(titles.length, {
      one: `Trophée obtenu\u00a0: ${listText(titles)}`,
      many: `Trophées obtenus\u00a0: ${listText(titles)}`,
      other: `Trophées obtenus\u00a0: ${listText(titles)}`,
    }),

  rulesPart: 'Règles',
  rewindPart: 'Retour en arrière',

  cannotResume: {
    text: 'Impossible de reprendre ta partie enregistrée.',
    otherLanguage: 'Ses mots sont dans une autre langue\u00a0: passe à cette langue pour continuer.',
    older: 'Elle a commencé dans une version antérieure de ce jeu.',
    newer: 'Elle a commencé dans une version plus récente de ce jeu. Recharge la page pour l’obtenir.',
  },
  tooLongToSave: {
    text: 'Cette partie est trop longue pour être encore enregistrée',
    detail: (move) => `Ta prochaine visite reprendra au coup ${move}.`,
  },

  address: {
    unknownValue: (option, asked, values) =>
      `Valeur inconnue dans le lien pour «\u202f${option}\u202f»\u00a0: «\u202f${asked}\u202f». Options\u00a0: ${listText(values)}.`,
    badSeed: (asked, max) =>
      `La graine «\u202f${asked}\u202f» du lien n’est pas un nombre entier de 0 à ${max}.`,
    noPositions: 'Ce jeu ne peut pas commencer à partir d’une position.',
    badPosition: 'La position du lien est illisible.',
    positionIsOver: (outcome) => `Aucun coup n’est possible dans cette position. ${outcome}`,
  },
}
