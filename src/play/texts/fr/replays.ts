import { dateText, plural } from '../../../engine/core/text'
import type { replayTexts as english } from '../replays'

export const replayTexts: typeof english = {
  problems: {
    damaged:
      'Cette rediffusion est illisible\u00a0: elle est endommagée, incomplète ou vient d’une version plus récente de ce site.',
    otherGame: 'Cette rediffusion est celle d’un autre jeu.',
    unknownOptions: 'Cette rediffusion utilise des options que ce jeu n’a pas.',
    gone: 'Cette rediffusion n’est plus enregistrée dans ce navigateur.',
    otherLanguage: 'Cette rediffusion a les mots d’une autre langue. Ouvre son lien dans cette langue.',
    otherVersion:
      'Cette rediffusion vient d’une autre version de ce jeu. Elle ne peut pas être relue, mais tu peux jouer le même départ.',
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
    saveAsFile: 'Enregistrer',
    close: 'Fermer',

    moves: 'Coups',
    grades: { inaccuracy: ' (imprécision)', mistake: ' (erreur)', blunder: ' (gaffe)' },
    time: (time, length) => `${time} sur ${length}`,
    startOf: (moves) =>
      plural(moves, { one: 'Départ (# coup)', many: 'Départ (# de coups)', other: 'Départ (# coups)' }),
    move: (at, length) => `Coup ${at} sur ${length}`,
  },
}
