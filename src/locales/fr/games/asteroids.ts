import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/asteroids/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    saucers: {
      label: 'Mode',
      off: 'Classique',
      on: 'Soucoupes',
      says: {
        off: 'Rien que des rochers, niveau après niveau.',
        on: 'Des soucoupes qui tirent et des vies à gagner.',
      },
    },
  },
  controls: { turn: 'Tourner', thrust: 'Moteur', fire: 'Tir', hyperspace: 'Saut' },
  stats: {
    Score: 'Score',
    Lives: 'Vies',
    Level: 'Niveau',
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
    charging: 'Le saut se recharge.',
    largeSaucer: 'Une grande soucoupe apparaît.',
    smallSaucer: 'Une petite soucoupe apparaît.',
    downed: (points) =>
      plural(points, {
        one: 'Soucoupe touchée, # point.',
        many: 'Soucoupe touchée, # de points.',
        other: 'Soucoupe touchée, # points.',
      }),
  },
  captions: {
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
    'Le vaisseau dérive et ressort par le bord opposé. Un saut possible toutes les 3 secondes.',
    'Souris ou doigt\u00a0: appuie pour viser et tirer, maintiens pour voler, appuie sur le vaisseau pour sauter.',
  ],
  ends: { over: 'Partie terminée\u202f!' },
  field: { extra: 'Vie bonus', level: (level) => `Niveau ${level}` },
}
