import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-crash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      relaxed: 'Détente',
      tunnel: 'Tunnels',
      says: {
        classic: 'Un seul choc termine la course.',
        relaxed: 'Trois vies pour aller plus loin.',
        tunnel: 'Anneaux, croix et engrenages\u00a0: chaque vie gardée vaut une étoile.',
      },
    },
    tunnel: { label: 'Tunnel' },
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
    Left: 'Reste',
    Stars: 'Étoiles',
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
    tunnel: (tunnel) => `${tunnel}\u00a0: chaque vie gardée vaut une étoile.`,
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
    tunnel: 'départ',
    cleared: 'fin du tunnel',
    crash: 'choc',
  },
  tutorialHint: {
    keys: 'Passe par la brèche avec {keys}',
    touch: 'Garde le doigt là où la balle doit aller',
    mouse: 'Guide la balle à la souris ou utilise {keys}',
  },
  howTo: [
    'Passe par les brèches ou par les barrières de ta couleur et de ton motif.',
    'La balle suit la souris ou le doigt. Les orbes changent sa couleur.',
    'Change vite de couleur\u00a0: le combo monte et s’ajoute aux points de chaque barrière.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    tunnel: (tunnel, stars) =>
      plural(stars, {
        one: `${tunnel}\u00a0: # étoile`,
        many: `${tunnel}\u00a0: # d’étoiles`,
        other: `${tunnel}\u00a0: # étoiles`,
      }),
    passed: (barriers) =>
      plural(barriers, {
        one: '# barrière franchie.',
        many: '# de barrières franchies.',
        other: '# barrières franchies.',
      }),
  },
  tunnels: {
    gates: 'Portes',
    halves: 'Deux moitiés',
    rings: 'Anneaux',
    gears: 'Engrenages',
    crosses: 'Croix',
    thirds: 'Trois couleurs',
    works: 'Horlogerie',
    mills: 'Moulins',
    prism: 'Prisme',
    rainbow: 'Arc-en-ciel',
  },
  field: {
    rule: 'Chaque vie gardée vaut une étoile',
    cleared: 'Traversé\u202f!',
    combo: (combo) => `Combo ${combo}`,
    best: 'Nouveau record',
  },
}
