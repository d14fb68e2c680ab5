import type { frameTexts as english } from '../frame'

export const frameTexts: typeof english = {
  restart: 'Recommencer',
  pause: 'Pause',
  share: 'Partager',
  howToPlay: 'Comment jouer',
  unmute: 'Activer le son',
  mute: 'Couper le son',
  fullScreen: 'Plein écran',
  dark: 'Sombre',
  light: 'Clair',
  ghost: 'Fantôme',
  field: (title) => `${title}\u00a0: terrain de jeu`,

  turns: {
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    sendMove: 'Envoyer le coup',
    sendYourMove: 'Envoie ton coup\u202f; c’est au tour de l’autre joueur.',
    moveSent: 'C’est au tour de l’autre joueur. La réponse arrivera sous forme de lien.',
  },

  live: {
    button: 'En direct',
    part: 'Jeu en direct',
    ended: {
      invitation:
        'Ton invitation a pris fin, car sa page a été rechargée ou quittée. Invite de nouveau et envoie le nouveau lien.',
      reply:
        'Ton entrée dans la partie a été interrompue, car sa page a été rechargée ou quittée. Rejoins de nouveau la partie\u00a0: un lien de réponse déjà envoyé ne marche plus.',
      game: 'Ta partie en direct a pris fin, car sa page a été rechargée ou quittée.',
      gameByLink:
        'Ta partie en direct a pris fin, car sa page a été rechargée ou quittée. Tu peux la continuer par lien\u00a0: la personne qui doit jouer envoie le prochain lien.',
    },
  },

  tilt: {
    none: { text: 'Aucun capteur d’inclinaison', detail: 'Dirige avec le doigt ou les touches.' },
    refused: {
      text: 'Accès à l’inclinaison refusé',
      detail: 'Dirige avec le doigt ou les touches ou autorise l’accès dans les réglages du navigateur.',
    },
  },

  noGraphics: {
    title: 'Ce jeu a besoin de WebGL',
    reason: (reason) =>
      `Ton navigateur n’a pas pu lancer l’affichage\u00a0: ${reason}. Vérifie que l’accélération matérielle est activée, puis recharge la page.`,
    contextLost: 'le contexte graphique a été perdu',
    reload: 'Recharger',
    otherGames: 'Ces jeux se passent de WebGL\u00a0:',
  },

  cannotLoad: 'Impossible de charger le jeu.',
  notByLink: 'Ce lien ne peut pas servir ici\u00a0: ce jeu ne se joue pas par lien.',

  parts: {
    game: 'Jeu',
    file: 'Fichier',
    captions: 'Sous-titres',
    switchPad: 'Boutons pour contacteur',
    stick: 'Stick',
    swiping: 'Commandes par balayage',
    readAloud: 'Lecteur de position',
    sendMove: 'Lien du coup',
    result: 'Résultat',
    challengeReplay: 'Rediffusion de ce défi',
    group: 'Groupe',
  },
}
