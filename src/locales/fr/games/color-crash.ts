import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-crash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      relaxed: 'Détente',
      says: { classic: 'Un seul choc finit la course.', relaxed: 'Trois vies pour aller plus loin.' },
    },
    gaps: {
      label: 'Brèches',
      still: 'Fixes',
      moving: 'Mobiles',
      split: 'Scindées',
      says: {
        moving: 'Plus loin dans la course, les brèches vont d’un côté à l’autre.',
        split:
          'Plus loin, des barrières ont deux couleurs au lieu d’une brèche\u00a0: prends l’orbe ou garde ta couleur.',
      },
    },
  },
  stats: {
    Score: 'Score',
    Combo: 'Combo',
    Lives: 'Vies',
    'Final Score': 'Score final',
    'Best Combo': 'Meilleur combo',
    Barriers: 'Barrières',
  },
  best: { bestCombo: 'Meilleur combo', barriers: 'Record de barrières' },
  status: {
    orb: {
      pink: 'Couleur\u00a0: rose.',
      green: 'Couleur\u00a0: vert.',
      blue: 'Couleur\u00a0: bleu.',
      orange: 'Couleur\u00a0: orange.',
      purple: 'Couleur\u00a0: violet.',
    },
    crash: (lives) =>
      plural(lives, {
        one: 'Il te reste # vie.',
        many: 'Il te reste # de vies.',
        other: 'Il te reste # vies.',
      }),
  },
  captions: {
    orb: 'orbe pris',
    pass: 'brèche franchie',
    match: 'même couleur',
    comboLost: 'combo perdu',
    crash: 'choc',
  },
  tutorialHint: {
    keys: 'Passe par la brèche avec {keys}',
    touch: 'Garde le doigt là où la balle doit aller',
    mouse: 'Guide la balle à la souris, ou utilise {keys}',
  },
  howTo: [
    'Passe par les brèches ou par les barrières de ta couleur et de ton motif.',
    'La balle suit la souris ou le doigt. Les orbes changent sa couleur.',
    'Change vite de couleur\u00a0: le combo monte et s’ajoute aux points de chaque barrière.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    passed: (barriers) =>
      plural(barriers, {
        one: '# barrière franchie.',
        many: '# de barrières franchies.',
        other: '# barrières franchies.',
      }),
  },
  field: { combo: (combo) => `Combo ${combo}`, best: 'Nouveau record' },
}
