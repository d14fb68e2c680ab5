import type { shellTexts as english } from '../shell'

const notSaved = 'Le stockage de ce navigateur est plein ou bloqué pour ce site.'

export const shellTexts: typeof english = {
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
    today: 'Du jour',
    records: 'Records',
  },
  languages: {
    name: 'Langues',
    beta: 'Bêta',
    close: 'Fermer',
    report: 'Signaler un texte',
    issueTitle: 'Un texte incorrect',
    issueBody: (place) => `Où\u00a0: ${place}\n\nLe texte\u00a0:\n\nMieux\u00a0:\n`,
  },
  favorites: {
    add: (game) => `Ajouter ${game} aux favoris`,
    remove: (game) => `Retirer ${game} des favoris`,
  },
  dialogs: {
    cancel: 'Annuler',
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
        'Ce que tu fais maintenant est perdu à la fermeture de la page. Exporte tes données dans «\u202fRéglages\u202f», ou supprimes-en une partie.',
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
