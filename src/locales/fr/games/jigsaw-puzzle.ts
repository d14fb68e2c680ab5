import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/jigsaw-puzzle/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    picture: {
      label: 'Image',
      sunset: 'Soir',
      ocean: 'Mer',
      forest: 'Forêt',
      city: 'Ville',
      winter: 'Hiver',
      space: 'Espace',
      market: 'Marché',
      alps: 'Alpes',
      landscape: 'Paysage',
      own: 'Perso',
    },
    difficulty: {
      label: 'Pièces',
      easy: '4x3',
      medium: '6x4',
      hard: '8x6',
      large: '100',
      huge: '200',
      says: {
        easy: '12 pièces\u00a0: une étoile.',
        medium: '24 pièces\u00a0: deux étoiles.',
        hard: '48 pièces\u00a0: trois étoiles.',
        large: '100 pièces\u00a0: trois étoiles.',
        huge: '200 pièces\u00a0: trois étoiles.',
      },
    },
    rotation: { label: 'Rotation', off: 'Non', on: 'Oui' },
    preview: { label: 'Aperçu au début', off: 'Non', on: 'Oui' },
    table: { label: 'Table', blue: 'Bleue', green: 'Verte', wood: 'Bois', gray: 'Grise' },
  },
  controls: {
    hold: 'Prendre ou poser',
    turnLeft: 'Tourner à gauche',
    rotate: 'Tourner',
    turnRight: 'Tourner à droite',
    ghost: 'Aperçu',
    edges: 'Bords seuls',
    choose: 'Choisir ton image',
  },
  stats: { Time: 'Temps', Moves: 'Coups', Placed: 'Placées', Stars: 'Étoiles' },
  best: { time: 'Meilleur temps', stars: 'Record d’étoiles' },
  toasts: { complete: 'Puzzle terminé\u202f!' },
  status: {
    snap: (placed, pieces) =>
      plural(pieces, {
        one: `Placées\u00a0: ${placed} sur # pièce.`,
        many: `Placées\u00a0: ${placed} sur # de pièces.`,
        other: `Placées\u00a0: ${placed} sur # pièces.`,
      }),
    join: (pieces) =>
      plural(pieces, {
        one: '# pièce assemblée.',
        many: '# de pièces assemblées.',
        other: '# pièces assemblées.',
      }),
    ghostShown: 'Aperçu affiché.',
    ghostHidden: 'Aperçu masqué.',
    edgesOnly: 'Seules les pièces du bord sont affichées.',
    allPieces: 'Toutes les pièces sont affichées.',
  },
  placed: (pieces) => plural(pieces, { one: '# pièce', many: '# de pièces', other: '# pièces' }),
  captions: {
    scatter: 'pièces éparpillées',
    pick: 'pièce prise',
    lay: 'pièce posée',
    step: 'pas',
    look: 'pièce en surbrillance',
    snap: 'une pièce s’emboîte',
    join: 'des pièces s’assemblent',
    turn: 'pièce tournée',
    ghost: 'aperçu',
    edges: 'pièces du bord seules',
    choose: 'image choisie',
    zoom: 'zoom',
    complete: 'puzzle terminé',
  },
  tutorialHint: {
    keys: 'Prends une pièce et place-la avec {keys}',
    touch: 'Fais glisser une pièce à sa place',
    mouse: 'Fais glisser une pièce à sa place ou utilise {keys}',
  },
  howTo: [
    'Fais glisser une pièce, ou touche-la puis sa place. Molette ou pincement\u00a0: zoom.',
    'Une pièce s’emboîte près de sa place\u202f; les voisines s’assemblent partout.',
    '«\u202fAperçu\u202f» montre l’image. La tienne reste sur cet appareil.',
  ],
  ends: {
    won: 'Puzzle terminé\u202f!',
    moves: (pieces, moves) =>
      plural(moves, {
        one: `${pieces} pièces en # coup.`,
        many: `${pieces} pièces en # de coups.`,
        other: `${pieces} pièces en # coups.`,
      }),
  },
  tools: { ghost: 'Aperçu', edges: 'Bords', zoom: 'Zoom', turn: 'Tourner', choose: 'Image' },
  picture: {
    part: 'Image',
    choose: 'Choisir une image',
    press: 'Appuie sur «\u202fImage\u202f» pour en choisir une',
    ready: 'Ton image est prête. Elle reste sur cet appareil.',
    notSaved: 'Ton image est prête pour cette visite\u202f; ce navigateur n’a pas la place de l’enregistrer.',
    unreadable: 'Ce navigateur ne peut pas lire ce fichier. Choisis une image JPEG, PNG ou WebP.',
  },
  own: { label: 'Ta propre image', used: 'Cette partie utilise une image perso.' },
}
