import type { panelTexts as english } from '../panels'

export const panelTexts: typeof english = {
  start: 'Jouer',
  playAgain: 'Rejouer',
  newGame: 'Nouvelle partie',
  allGames: 'Tous les jeux',
  howToPlay: 'Comment jouer',
  restart: 'Recommencer',

  own: {
    part: 'Formulaire',

    leave: 'Jouer au jeu standard',
  },

  practice: {
    button: (count) => `S’entraîner (${count})`,
    part: 'Liste d’entraînement',
  },

  pause: {
    title: 'En pause',
    byLinkTitle: 'Jouer par lien',
    resume: 'Reprendre',
    endedElsewhere: 'Cette partie a pris fin dans un autre onglet.',
    continueNewer: 'Continuer la plus récente',
    optionsApplyLater: 'Les changements valent pour la prochaine partie.',
  },

  end: {
    newBest: 'Nouveau record',
    rematch: 'Revanche',
    shareResult: 'Partager le résultat',
    more: 'Plus',
    challenge: 'Défier',
    watch: 'Revoir',
    review: 'Analyse',
    helped: 'Seules les parties sans aide comptent pour les records.',
    rankedSeparately: 'Classée à part.',
  },

  options: {
    locked: 'verrouillé',
    more: 'Plus d’options',
    fewer: 'Moins d’options',
  },

  tools: {
    share: 'Partager',
    fullScreen: 'Plein écran',
    openReplay: 'Ouvrir une rediffusion',
    replayFile: 'Fichier de rediffusion',
    embed: 'Intégrer',
    print: 'Imprimer…',
  },
}
