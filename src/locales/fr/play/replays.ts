import { dateText, plural } from '../../../engine/core/text'
import type * as byLink from '../../../play/texts/byLink'
import type * as replays from '../../../play/texts/replays'
import type * as results from '../../../play/texts/results'
import type * as review from '../../../play/texts/review'
import type { Translation } from '../../translation'

export const replayTexts: Translation<typeof replays.replayTexts> = {
  problems: {
    damaged:
      'Cette rediffusion est illisible\u00a0: elle est endommagée, incomplète ou vient d’une version plus récente de ce site.',
    otherGame: 'Cette rediffusion est celle d’un autre jeu.',
    unknownOptions: 'Cette rediffusion utilise des options que ce jeu n’a pas.',
    gone: 'Cette rediffusion n’est plus enregistrée dans ce navigateur.',
    otherLanguage: 'Cette rediffusion a les mots d’une autre langue. Ouvre son lien dans cette langue.',
    otherVersion:
      'Cette rediffusion vient d’une autre version de ce jeu. Elle ne peut pas être lue, mais tu peux jouer avec le même départ.',
  },
  openThere: (game) => `Cette rediffusion vient d’un autre jeu\u00a0: ${game}. Ouvre-la là-bas.`,
  otherResult: {
    link: 'Le résultat de ce lien ne correspond pas à sa rediffusion.',
    file: 'Le résultat de ce fichier ne correspond pas à sa rediffusion.',
    detail: 'Seul le résultat de la rediffusion elle-même est affiché.',
  },

  savedAsFile: {
    text: 'Trop longue pour un lien\u202f; enregistrée dans un fichier.',
    detail: 'Pour la regarder, ouvre le fichier ici (écran de pause ou de fin) ou dépose-le sur la page.',
  },
  linkCopied: 'Lien vers cette rediffusion copié.',

  watch: {
    region: (game) => `${game}\u00a0: rediffusion`,
    title: 'Rediffusion',
    day: (date) => dateText(date, { month: 'long', day: 'numeric' }),
    rewinds: (count) =>
      plural(count, {
        one: '# retour en arrière',
        many: '# de retours en arrière',
        other: '# retours en arrière',
      }),

    bar: 'Commandes de lecture',
    play: 'Lecture',
    pause: 'Pause',
    firstMove: 'Premier coup',
    lastMove: 'Dernier coup',
    previous: { move: 'Coup précédent', tick: 'Image précédente' },
    next: { move: 'Coup suivant', tick: 'Image suivante' },
    position: 'Position',
    marks: { points: 'Points', level: 'Niveau', life: 'Vie perdue' },
    speed: 'Vitesse de lecture',
    speeds: (speed) => (speed < 1 ? `1/${1 / speed}×` : `${speed}×`),
    race: 'Course',
    tryAgain: 'Réessayer à partir d’ici',
    playFromHere: 'Jouer à partir d’ici',
    review: 'Analyse',
    share: 'Partager',
    saveAsFile: 'Enregistrer en fichier',
    close: 'Fermer',

    drawing: {
      toggle: 'Dessiner sur le plateau',
      howTo:
        'Glisse, ou appuie sur deux cases, pour une flèche. Appuie deux fois sur une case pour un cercle.',
      clear: 'Effacer',
      arrow: (from, to) => `Flèche\u00a0: ${from} → ${to}`,
      circle: (cell) => `Cercle\u00a0: ${cell}`,
      removed: 'Retiré',
    },

    moves: 'Coups',
    grades: { inaccuracy: ' (imprécision)', mistake: ' (erreur)', blunder: ' (gaffe)' },
    time: (time, length) => `${time} sur ${length}`,
    startOf: (moves) =>
      plural(moves, { one: 'Départ (# coup)', many: 'Départ (# de coups)', other: 'Départ (# coups)' }),
    move: (at, length) => `Coup ${at} sur ${length}`,
  },
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  title: 'Analyse',
  progress: (move, length) => `Analyse du coup ${move} sur ${length}`,
  progressBar: 'Coups analysés',
  cancel: 'Annuler',
  failed: 'L’analyse a échoué.',
  close: 'Fermer l’analyse',
  tryAgain: 'Réessayer à partir d’ici',
  noMistakes: 'Aucune erreur trouvée. Bien joué\u202f!',
  worstMoves: 'Pires coups',

  grades: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Gaffe' },
  counts: { inaccuracy: 'Imprécisions', mistake: 'Erreurs', blunder: 'Gaffes' },
  graded: (grade, loss) => `${grade}\u00a0: ${loss}`,
  better: (move) => `Mieux\u00a0: ${move}.`,

  you: 'toi',
  firstSide: 'premier joueur',
  chart: (label, side) => (side === null ? label : `${label} (${side})`),
  chartSummary: (name, first, last) => `${name}\u00a0: ${first} au début, ${last} à la fin.`,
  unknownValue: '–',
}

export const resultTexts: Translation<typeof results.resultTexts> = {
  site: 'Pocket Arcade',
  won: 'Victoire',
  lost: 'Défaite',
  tied: 'Égalité',
  finished: 'Partie terminée',
}

export const byLinkTexts: Translation<typeof byLink.byLinkTexts> = {
  again: 'Tu as déjà ouvert ce coup. C’est encore à toi de jouer.',
  own: 'C’est le lien que tu as envoyé. La partie continue avec celui que tu recevras en retour.',
  theirsAgain:
    'Tu as déjà ouvert ce coup. L’autre personne rejoue\u00a0: son prochain lien continue la partie.',
  ownAgain: 'C’est le lien que tu as envoyé. C’est de nouveau à toi de jouer.',
  older: 'Ce lien est plus ancien que ta partie\u00a0: tu as déjà répondu.',
  changed: 'Ce lien ne correspond pas à ta partie\u00a0: un coup précédent est différent.',
  mine: 'Ce lien contient un coup que tu n’as pas joué sur cet appareil.',

  otherVersion:
    'Ce coup a été joué dans une autre version de ce jeu. La plus récente est nécessaire des deux côtés\u00a0: recharge la page.',
  damaged: 'Ce lien est endommagé ou coupé. Demande à l’autre personne de renvoyer le lien entier.',
  notByLink: 'Ce lien n’est pas celui d’une partie par lien à deux joueurs.',
  illegal: 'Ce lien contient un coup que les règles interdisent.',

  opponentMove: (move) => `Coup de l’adversaire\u00a0: ${move}.`,
  savedAsFile: {
    text: 'Trop longue pour un lien\u202f; enregistrée dans un fichier.',
    detail:
      'Envoie le fichier à l’autre personne. Il s’ouvre pendant une pause ou à la fin d’une partie, ou en le déposant sur la page du jeu.',
  },
  title: (game) => `${game}\u00a0: à toi de jouer`,
  copied: 'Lien copié. Envoie-le à l’autre personne pour le prochain coup.',
}
