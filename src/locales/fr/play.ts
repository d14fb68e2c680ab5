import { listText, numberText, plural } from '../../engine/core/text'
import type * as challenges from '../../play/texts/challenges'
import type * as controls from '../../play/texts/controls'
import type * as frame from '../../play/texts/frame'
import type * as panels from '../../play/texts/panels'
import type * as session from '../../play/texts/session'
import type * as share from '../../play/texts/share'
import type { Translation } from '../translation'

const rewindsLeft = (left: number) =>
  left === 0
    ? 'Plus aucun retour en arrière.'
    : plural(left, {
        one: 'Il reste # retour en arrière.',
        many: 'Il reste # de retours en arrière.',
        other: 'Il reste # retours en arrière.',
      })

export const sessionTexts: Translation<typeof session.sessionTexts> = {
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

export const controlTexts: Translation<typeof controls.controlTexts> = {
  padOnly: (select) => `Déplace-toi avec la croix, choisis avec ${select}.`,
  ofPlayer: (player, label) => `Joueur ${player}\u00a0: ${label}`,

  touch: {
    drag: 'Fais glisser pour bouger.',
    swipe: 'Balaie l’écran pour bouger.',
    tap: (action) => `Touche l’écran\u00a0: ${action}.`,
    arrows: 'Utilise les flèches à l’écran.',
    stick: 'Utilise le stick à l’écran.',
    orArrows: 'Ou utilise les flèches à l’écran.',
    orStick: 'Ou utilise le stick à l’écran.',
    roundButton: (action) => `Bouton rond\u00a0: ${action}.`,
    roundButtons: (actions) => `Boutons ronds\u00a0: ${listText(actions)}.`,
  },

  stick: 'Stick',
  switchPad: 'Boutons pour contacteur',
}

export const challengeTexts: Translation<typeof challenges.challengeTexts> = {
  waiting: (label, value) => `Défi sur le même départ. À battre\u00a0: ${label} ${value}.`,
  won: (label, own, value) => `Défi gagné\u00a0: ${label} ${own} contre ${value}.`,
  lost: (label, own, value) => `Défi perdu\u00a0: ${label} ${own} contre ${value}.`,
  tied: (label, value) => `Défi à égalité\u00a0: ${label} ${value}.`,
  unverified: 'Ce résultat n’est pas vérifié.',
  impossible: 'Ce lien de défi est inutilisable\u00a0: aucune partie ne peut atteindre son résultat.',
  noReplay:
    'La rediffusion de ce lien de défi est endommagée ou coupée\u00a0: tu joues donc seulement contre son résultat. Demande le lien entier pour l’affronter.',
  noStart: 'Ce lien de défi est inutilisable\u00a0: le départ manque.',
  otherResult: (label, value) =>
    `Le résultat de ce lien ne correspond pas à sa rediffusion, qui se termine avec ${label} ${value}.`,
}

export const frameTexts: Translation<typeof frame.frameTexts> = {
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
  field: (title) => `${title}\u00a0: zone de jeu`,

  turns: {
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    sendMove: 'Envoyer le coup',
    sendYourMove: 'Envoie ton coup\u202f; c’est au tour de l’autre personne.',
    moveSent: 'C’est au tour de l’autre personne. La réponse arrivera sous forme de lien.',
  },

  live: {
    button: 'En direct',
    watch: 'Laisser regarder',
    part: 'Jeu en direct',
    ended: {
      invitation:
        'Ton invitation a pris fin, car sa page a été rechargée ou quittée. Invite de nouveau et envoie le nouveau lien.',
      reply:
        'Ton entrée dans la partie a été interrompue, car sa page a été rechargée ou quittée. Rejoins de nouveau la partie\u00a0: un lien de réponse déjà envoyé ne marche plus.',
      game: 'Ta partie en direct a pris fin, car sa page a été rechargée ou quittée.',
      gameByLink:
        'Ta partie en direct a pris fin, car sa page a été rechargée ou quittée. Tu peux la continuer par lien\u00a0: la personne qui doit jouer envoie le prochain lien.',
      watching: 'Tu ne regardes plus, car la page a été rechargée ou quittée. Demande un nouveau lien.',
      watchers:
        'Plus personne ne regarde, car la page a été rechargée ou quittée. Appuie sur «\u202fLaisser regarder\u202f» et envoie de nouveaux liens.',
    },
  },

  tilt: {
    none: { text: 'Aucun capteur d’inclinaison', detail: 'Utilise le doigt ou les touches.' },
    refused: {
      text: 'Accès à l’inclinaison refusé',
      detail: 'Utilise le doigt ou les touches, ou autorise l’accès dans les réglages du navigateur.',
    },
  },

  noGraphics: {
    title: 'Ce jeu a besoin de WebGL',
    failed: 'Ton navigateur n’a pas pu lancer l’affichage.',
    check: 'Vérifie que l’accélération matérielle est activée, puis recharge la page.',
    none: 'Il n’a pas WebGL 2.',
    contextLost: 'Le contexte graphique a été perdu.',
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

export const panelTexts: Translation<typeof panels.panelTexts> = {
  start: 'Jouer',
  recommended: 'Conseillé',
  setUp: 'Composer',
  playAgain: 'Rejouer',
  newGame: 'Nouvelle partie',
  allGames: 'Tous les jeux',
  howToPlay: 'Comment jouer',
  restart: 'Recommencer',
  more: 'Plus',

  own: {
    part: 'Formulaire',

    setUp: 'Cette partie commence comme elle a été composée et ne compte pas pour les records.',
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
    hidden: 'Le plateau est masqué en attendant.',
    newGame: 'Nouvelle partie…',
    endedElsewhere: 'Cette partie a pris fin dans un autre onglet.',
    continueNewer: 'Continuer la plus récente',
    optionsApplyLater: 'Les changements valent pour la prochaine partie.',
  },

  end: {
    newBest: 'Nouveau record',
    rematch: 'Revanche',
    shareResult: 'Partager le résultat',
    seeBoard: 'Voir le jeu',
    seeField: 'Voir le jeu',
    showResult: 'Résultat',
    challenge: 'Défier',
    watch: 'Revoir',
    review: 'Analyse',
    helped: 'Ne compte pas pour les records.',
    rankedSeparately: 'Classée à part.',
  },

  road: {
    sum: (stars, of) => `${numberText(stars)} sur ${numberText(of)}`,
    stage: (stage, stars) =>
      plural(stars, {
        one: `${stage}, # étoile sur 3`,
        many: `${stage}, # d’étoiles sur 3`,
        other: `${stage}, # étoiles sur 3`,
      }),
    locked: (stage) => `${stage}, à débloquer`,
    next: (kind, stage) => `Ensuite\u00a0: ${kind} ${stage}`,
  },

  tilt: { use: 'Piloter en inclinant', dismiss: 'Ne pas piloter en inclinant' },

  seats: {
    part: 'Places',
    title: 'Appuie sur une touche pour jouer',
    touch: 'Touche une place pour jouer',
    player: (number) => `Joueur ${number}`,
    computer: 'Ordinateur',
    seat: (number, who) => `Place ${number}\u00a0: ${who}`,
  },

  options: {
    locked: 'à débloquer',
    more: 'Plus d’options',
    fewer: 'Moins d’options',
  },

  tools: {
    share: 'Partager',
    fullScreen: 'Plein écran',
    openReplay: 'Ouvrir un fichier',
    replayFile: 'Fichier de rediffusion ou de lien',
    embed: 'Intégrer',
    print: 'Imprimer…',
  },
}

export const shareTexts: Translation<typeof share.shareTexts> = {
  startCopied: 'Lien copié. Il lance exactement cette partie.',
  resultCopied: 'Résultat copié. Colle-le où tu veux.',
  challengeTitle: (game) => `${game}\u00a0: un défi`,
  longLink: (length) =>
    `Ce lien compte ${numberText(length)} caractères. Certaines messageries coupent de tels liens\u00a0: envoie-le alors sous forme de fichier. Il s’ouvre pendant une pause ou à la fin d’une partie, ou en le déposant sur la page du jeu.`,
  saveLink: 'Enregistrer le lien dans un fichier',
  noLinkInFile: 'Ce fichier ne contient aucun lien vers un jeu de ce site.',
  challengeInFile: (game, result, start) =>
    `${game}\u00a0: un défi. Fais mieux que ${result} avec le même départ. Ouvre le fichier du jeu et ajoute ceci à la fin de son adresse\u00a0: ${start}`,
  challengeTextCopied: 'Défi copié. Colle-le où tu veux.',
  challengeCopied: 'Défi copié. Toute personne qui l’ouvre aura le même départ.',
}
