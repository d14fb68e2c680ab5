import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/circuit-breaker/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    from: { label: 'Départ', 1: 'Niveau 1', 4: 'Niveau 4', 7: 'Niveau 7' },
    growth: {
      label: 'Mode',
      off: 'Classique',
      on: 'Surcharge',
      boards: 'Cartes',
      says: {
        off: 'Les circuits cessent de grandir au niveau 10.',
        on: 'Nombres cachés dès le niveau 1, et tout grandit encore.',
        boards: 'Huit appareils\u00a0: toucher cache les nombres, chaque vie vaut une étoile.',
      },
    },
    board: { label: 'Carte' },
  },
  controls: { cursor: 'Curseur', tap: 'Toucher', reset: 'Effacer' },
  stats: {
    Score: 'Score',
    Level: 'Niveau',
    Time: 'Temps',
    Lives: 'Vies',
    'Level score': 'Score du niveau',
    'Final Score': 'Score final',
    Circuits: 'Circuits',
    Circuit: 'Circuit',
    Stars: 'Étoiles',
  },
  toasts: { failure: 'Panne du système\u202f!' },
  status: {
    wrong: (lives) =>
      plural(lives, {
        one: 'Mauvais nœud. Il te reste # vie. Reprends la séquence au début.',
        many: 'Mauvais nœud. Il te reste # de vies. Reprends la séquence au début.',
        other: 'Mauvais nœud. Il te reste # vies. Reprends la séquence au début.',
      }),
    hide: 'Les nombres sont cachés.',
    reset: 'Séquence reprise au début.',
    connected: (points) =>
      plural(points, {
        one: 'Circuit connecté, # point.',
        many: 'Circuit connecté, # de points.',
        other: 'Circuit connecté, # points.',
      }),
    level: (level) => `Niveau ${level}.`,
    circuit: (circuit, of) => `Circuit ${circuit} sur ${of}.`,
    second: (left) =>
      plural(left, {
        one: 'Plus que # seconde.',
        many: 'Plus que # de secondes.',
        other: 'Plus que # secondes.',
      }),
  },
  captions: {
    node: 'nœud connecté',
    wrong: 'mauvais nœud',
    reset: 'séquence reprise',
    hide: 'nombres cachés',
    second: 'tic-tac\u00a0: le temps presse',
    connected: 'circuit connecté',
    level: 'circuit suivant',
    cleared: 'l’appareil s’allume',
    failure: 'panne',
  },
  tutorialHint: {
    keys: 'Appuie sur {keys} au nœud 1, puis au 2, et ainsi de suite',
    touch: 'Touche le nœud 1, puis le 2, et ainsi de suite',
    mouse: 'Clique sur le nœud 1, puis le 2, et ainsi de suite, ou appuie sur {keys}',
  },
  howTo: [
    'Touche les nœuds dans l’ordre des nombres\u202f; chacun est relié au précédent.',
    'Au plus tard au niveau 3, les nombres se cachent vite. Retiens la séquence.',
    'Un mauvais nœud coûte une de tes trois vies. «\u202fEffacer\u202f» reprend la séquence gratuitement.',
  ],
  words: { start: 'Pirater', again: 'Réessayer', menu: 'Menu principal' },
  success: {
    title: 'Circuit connecté',
    complete: (level) => `Niveau ${level} terminé.`,
    next: 'Niveau suivant',
    menu: 'Menu principal',
  },
  ends: {
    left: 'Circuit connecté',
    lost: 'Panne du système',
    time: (level) => `Temps écoulé au niveau ${level}.`,
    lives: (level) => `Plus aucune vie au niveau ${level}.`,
    board: (board, stars) =>
      plural(stars, {
        one: `${board}\u00a0: # étoile`,
        many: `${board}\u00a0: # d’étoiles`,
        other: `${board}\u00a0: # étoiles`,
      }),
    circuit: (circuit, of) => `Circuit ${circuit} sur ${of}.`,
  },
  board: {
    level: (level) => `Niveau ${level}`,
    circuit: (circuit, of) => `Circuit ${circuit} sur ${of}`,
    memorize: 'Mémorise les nombres',
    next: (step, steps) => `À toucher\u00a0: ${step} sur ${steps}`,
    rules: ['Les nombres se cachent dès que tu touches', 'Chaque vie gardée vaut une étoile'],
    cleared: 'Réparé\u202f!',
  },
  boards: {
    radio: 'Radio',
    camera: 'Appareil photo',
    robot: 'Robot',
    synth: 'Synthétiseur',
    rover: 'Rover',
    arcade: 'Borne d’arcade',
    satellite: 'Satellite',
    mainframe: 'Ordinateur central',
  },
}
