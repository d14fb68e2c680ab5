import type * as game from '../../../games/flappy-bird/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    flight: {
      label: 'Vol',
      classic: 'Classique',
      gentle: 'Doux',
      says: {
        classic: 'Coups d’aile puissants, chute rapide.',
        gentle: 'Coups d’aile légers, chute lente, mêmes passages.',
      },
    },
  },
  controls: { flap: 'Voler' },
  stats: { Score: 'Score' },
  medals: {
    bronze: 'Médaille de bronze',
    silver: 'Médaille d’argent',
    gold: 'Médaille d’or',
    platinum: 'Médaille de platine',
  },
  status: { medal: (name) => `${name}.` },
  captions: { flap: 'coup d’aile', score: 'point', medal: 'médaille', crash: 'choc' },
  tutorialHint: {
    keys: 'Bats des ailes avec {keys} pour rester en l’air',
    touch: 'Touche l’écran pour battre des ailes et rester en l’air',
  },
  howTo: [
    'Chaque coup d’aile fait monter l’oiseau, puis il retombe.',
    'Passe entre les tuyaux\u00a0: un point par tuyau.',
    'Obtiens des médailles à 10, 20, 30 et 40 points.',
  ],
  over: 'Partie terminée\u202f!',
}
