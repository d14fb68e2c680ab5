import { numberText } from '../../engine/core/text'
import type * as facts from '../../site/texts/facts'
import type * as promo from '../../site/texts/promo'
import type * as results from '../../site/texts/results'
import type * as shell from '../../site/texts/shell'
import type { Translation } from '../translation'

const notSaved = 'Le stockage de ce navigateur est plein ou bloqué pour ce site.'

export const shellTexts: Translation<typeof shell.shellTexts> = {
  siteName: 'Pocket Arcade',
  shareCard: {
    title: 'Petits jeux',
    line: 'Bien faits. Sans compte ni téléchargement\u00a0: appuie sur «\u202fJouer\u202f».',
  },
  meta: {
    siteLine:
      'De petits jeux bien faits. Sans compte ni téléchargement\u00a0: appuie sur «\u202fJouer\u202f».',
    pageTitle: (page) => `${page} · Pocket Arcade`,
    game: (title, description, players, difficulty) =>
      `${title}\u00a0: ${description}. Gratuit dans ton navigateur. ${players}, ${difficulty}.`,
    missingTitle: 'Page introuvable',
    missing: 'Il n’y a pas de page à cette adresse. Tous les jeux sont sur la page d’accueil.',
  },
  header: {
    back: 'Retour',
    home: 'Accueil',
    settings: 'Réglages',
    pages: 'Pages',
    today: 'Aujourd’hui',
    records: 'Records',
  },
  languages: {
    name: 'Langues',
    beta: 'Bêta',
    close: 'Fermer',
    report: 'Signaler un texte',
    leave: {
      title: 'Changer de langue\u202f?',
      game: 'Ta partie n’est pas enregistrée\u00a0: elle se termine si la page s’ouvre dans une autre langue.',
      text: 'Ton texte n’est pas enregistré\u00a0: il est perdu si la page s’ouvre dans une autre langue.',
      confirm: 'Changer de langue',
    },
    issueTitle: 'Un texte incorrect',
    issueBody: (place) => `Où\u00a0: ${place}\n\nLe texte\u00a0:\n\nMieux\u00a0:\n`,
  },
  favorites: {
    add: (game) => `Ajouter ${game} aux favoris`,
    remove: (game) => `Retirer ${game} des favoris`,
  },
  dialogs: {
    addGame: 'Ajouter un jeu perso',
    editGame: 'Modifier le jeu perso',
    settings: 'Réglages',
    confirm: 'Confirmation',
  },
  parts: {
    switchAccess: 'Jeu au contacteur',
    saveResult: 'Sauvegarde des résultats',
  },
  error: {
    pageTitle: 'Erreur · Pocket Arcade',
    title: 'Erreur inattendue de l’application\u202f!',
    stale:
      'Impossible de charger une partie du site. Tu es peut-être hors ligne ou le site a été mis à jour. Recharge la page pour réessayer.',
    reload: 'Recharger',
    home: 'Retour à l’accueil',
    unknown: 'Erreur inconnue',
  },
  framed: 'Ouvrir Pocket Arcade',
  notSaved,
  storage: {
    full: {
      text: 'Ce navigateur n’a plus de place pour ce site',
      detail:
        'Ce que tu fais maintenant est perdu à la fermeture de la page. Exporte tes données dans «\u202fRéglages\u202f» ou supprimes-en une partie.',
    },
    blocked: {
      text: 'Ce navigateur bloque le stockage pour ce site',
      detail: 'Chaque jeu marche, mais favoris, réglages et résultats sont perdus à la fermeture de la page.',
    },
    corrupt: {
      text: 'Une partie de tes données est illisible',
      detail:
        'Tout le reste marche encore. Une copie de la partie illisible est dans «\u202fRéglages\u202f».',
    },
    uncopied: {
      text: 'Une partie de tes données est illisible',
      detail:
        'Il n’y a pas de place pour une copie\u00a0: les données restent telles quelles et ne sont jamais écrasées.',
    },
    newer: {
      text: 'Tes données viennent d’une version plus récente de ce site',
      detail: 'Recharge la page pour mettre à jour. D’ici là, tes données restent telles quelles.',
    },
  },
}

export const promoTexts: Translation<typeof promo.promoTexts> = {
  slots: {
    horizontal: 'Promotion en haut',
    rectangle: 'Promotion parmi les jeux',
    vertical: 'Promotion à côté du jeu',
  },
  next: (game) => `À suivre\u00a0: ${game}`,
  tryIt: 'Essayer',
  tryGame: (game) => `Essayer ${game}`,
  blocker: {
    text: '{detected} Tout marche quand même. Si tu te plais ici, pense à autoriser les publicités sur ce site.',
    detected: 'Bloqueur de publicités détecté.',
    close: 'Fermer l’avis',
  },
}

export const factTexts: Translation<typeof facts.factTexts> = {
  difficulties: { Easy: 'Facile', Medium: 'Moyen', Hard: 'Difficile' },
  players: {
    '1 Player': '1 joueur',
    '2 Players': '2 joueurs',
    '1-2 Players': '1-2 joueurs',
    '1-4 Players': '1-4 joueurs',
    Multiplayer: 'Multijoueur',
  },
}

export const resultTexts: Translation<typeof results.resultTexts> = {
  ends: { won: 'Victoire', lost: 'Défaite', tied: 'Égalité', over: 'Terminée' },
  best: 'Record',
  minutes: (minutes) => `${numberText(minutes)}\u00a0min`,
  hours: (hours, minutes) => `${numberText(hours)}\u00a0h ${minutes}\u00a0min`,
  seconds: (seconds) => `${numberText(seconds)}\u00a0s`,
  under: (time) => `moins de ${time}`,
  longer: 'plus',
  bestStreak: (best) => `meilleure série ${numberText(best)}`,
  streak: (now, best) => `série ${numberText(now)}, la meilleure ${numberText(best)}`,
  streakIsBest: (now) => `série ${numberText(now)}, ta meilleure`,
}
