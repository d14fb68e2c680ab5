import { plural } from '../../../engine/core/text'
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
        gentle: 'Coups d’aile légers, un nouveau ciel tous les dix tuyaux et des plumes qui te sauvent.',
      },
    },
  },
  controls: { flap: 'Battre des ailes' },
  stats: { Score: 'Score', Feathers: 'Plumes' },
  medals: {
    bronze: 'Médaille de bronze',
    silver: 'Médaille d’argent',
    gold: 'Médaille d’or',
    platinum: 'Médaille de platine',
  },
  skies: {
    morning: 'Matin',
    noon: 'Midi',
    evening: 'Soir',
    night: 'Nuit',
    rain: 'Pluie',
    snow: 'Neige',
    storm: 'Orage',
    aurora: 'Aurore boréale',
  },
  saved: (feathers) =>
    feathers === 0
      ? 'Sauvé\u202f! Plus aucune plume'
      : plural(feathers, {
          one: 'Sauvé\u202f! Il reste # plume',
          many: 'Sauvé\u202f! Il reste # de plumes',
          other: 'Sauvé\u202f! Il reste # plumes',
        }),
  status: {
    medal: (name) => `${name}.`,
    sky: (name) => `${name}.`,
    feather: (feathers) => `Plumes\u00a0: ${feathers}.`,
  },
  captions: {
    flap: 'coup d’aile',
    score: 'point',
    medal: 'médaille',
    sky: 'nouveau ciel',
    feather: 'plume',
    saved: 'plume perdue',
    crash: 'choc',
  },
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
