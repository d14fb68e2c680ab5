import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/asteroids/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    saucers: {
      label: 'Mode',
      off: 'Classique',
      on: 'Soucoupes',
      sectors: 'Secteurs',
      says: {
        off: 'Rien que des rochers, niveau après niveau.',
        on: 'Des soucoupes qui tirent et des vies à gagner.',
        sectors: 'Douze secteurs\u00a0: une étoile par vaisseau gardé.',
      },
    },
    sector: { label: 'Secteur' },
  },
  controls: { turn: 'Tourner', thrust: 'Moteur', fire: 'Tir', hyperspace: 'Saut' },
  stats: {
    Score: 'Score',
    Lives: 'Vies',
    Level: 'Niveau',
    Wave: 'Vague',
    Stars: 'Étoiles',
    'Final Score': 'Score final',
    'Level Reached': 'Niveau atteint',
  },
  toasts: { destroyed: 'Vaisseau détruit\u202f!', extra: 'Vie bonus' },
  status: {
    destroyed: (lives) =>
      plural(lives, {
        one: 'Vaisseau détruit\u202f! Il te reste # vie.',
        many: 'Vaisseau détruit\u202f! Il te reste # de vies.',
        other: 'Vaisseau détruit\u202f! Il te reste # vies.',
      }),
    level: (level) => `Niveau ${level}.`,
    wave: (wave, waves) => `Vague ${wave} sur ${waves}.`,
    mother: 'Le vaisseau mère est là.',
    charge: 'Le vaisseau mère se charge.',
    charging: 'Le saut se recharge.',
    largeSaucer: 'Une grande soucoupe apparaît.',
    smallSaucer: 'Une petite soucoupe apparaît.',
    downed: (points) =>
      plural(points, {
        one: 'Soucoupe touchée, # point.',
        many: 'Soucoupe touchée, # de points.',
        other: 'Soucoupe touchée, # points.',
      }),
    motherDowned: (points) =>
      plural(points, {
        one: 'Vaisseau mère abattu, # point.',
        many: 'Vaisseau mère abattu, # de points.',
        other: 'Vaisseau mère abattu, # points.',
      }),
  },
  captions: {
    charge: 'le vaisseau mère se charge',
    dented: 'vaisseau mère touché',
    mother: 'le vaisseau mère arrive',
    motherDowned: 'vaisseau mère abattu',
    wave: 'vague suivante',
    secured: 'secteur sécurisé',
    streak: 'série de tirs réussis',
    beat: 'battement',
    downed: 'soucoupe abattue',
    extra: 'vie bonus',
    fired: 'une soucoupe tire',
    saucer: 'une soucoupe apparaît',
    shoot: 'tir',
    thrust: 'moteur',
    rock: 'un rocher se brise',
    destroyed: 'vaisseau détruit',
    respawn: 'nouveau vaisseau',
    jump: 'saut',
    arrive: 'le vaisseau réapparaît',
    charging: 'saut pas encore prêt',
    cleared: 'plus aucun rocher',
  },
  tutorialHint: {
    keys: 'Tire sur les rochers avec {keys}',
    touch: 'Touche «\u202fTir\u202f» ou l’écran pour tirer sur les rochers',
  },
  howTo: [
    'Tire sur les rochers\u00a0: 20, 40 ou 60 points, les plus petits rapportent le plus.',
    'Le vaisseau dérive et ressort par le bord opposé. Saut\u00a0: toutes les 3 secondes.',
    'Souris ou doigt\u00a0: appuie pour viser et tirer, maintiens pour voler. Saut\u00a0: appuie sur le vaisseau.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    secured: (sector, stars) =>
      plural(stars, {
        one: `${sector}, secteur sécurisé\u00a0: # étoile`,
        many: `${sector}, secteur sécurisé\u00a0: # d’étoiles`,
        other: `${sector}, secteur sécurisé\u00a0: # étoiles`,
      }),
    wave: (wave, waves) => `Tu as atteint la vague ${wave} sur ${waves}.`,
  },
  field: {
    extra: 'Vie bonus',
    level: (level) => `Niveau ${level}`,
    wave: (wave, waves) => `Vague ${wave} sur ${waves}`,
    rule: 'Chaque vaisseau gardé vaut une étoile',
    streak: (hits) => `${hits} touchés`,
    secured: 'Secteur sécurisé',
  },
  sectors: {
    harbor: 'Port',
    gravel: 'Gravier',
    lanes: 'Couloirs',
    nest: 'Nid',
    rapids: 'Rapides',
    ambush: 'Embuscade',
    hail: 'Grêle',
    shipyard: 'Chantier naval',
    crossfire: 'Feux croisés',
    storm: 'Tempête',
    belt: 'Ceinture',
    core: 'Noyau',
  },
}
