import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/doodle-jump/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    climb: {
      label: 'Montée',
      calm: 'Calme',
      wild: 'Folle',
      says: {
        calm: 'Juste des plateformes et des bonus en montant.',
        wild: 'Six mondes avec des monstres à abattre et des trous noirs\u202f; deux ballons te sauvent, et d’autres dès l’espace.',
      },
    },
    steer: {
      label: 'Pilotage',
      touch: 'Boutons ou doigt',
      tilt: 'Inclinaison',
      says: { tilt: 'Incline l’appareil\u202f; l’angle de départ est le point neutre.' },
    },
  },
  controls: { shoot: 'Tirer' },
  stats: { Score: 'Score', Lives: 'Vies' },
  toasts: { NewBest: 'Nouveau record\u202f!' },
  status: {
    world: (name) => `${name}.`,
    mark: (score) => plural(score, { one: '# point.', many: '# de points.', other: '# points.' }),
    jetpack: 'Jetpack\u00a0: 3 secondes de vol.',
    propeller: 'Hélice\u00a0: 5 secondes de vol.',
  },
  captions: {
    rescued: 'un ballon te sauve',
    world: 'nouveau monde',
    bitten: 'un monstre te mord',
    monster: 'monstre touché',
    shot: 'tir',
    stomp: 'monstre écrasé',
    swallowed: 'un trou noir t’aspire',
    jump: 'saut',
    bounce: 'plateforme élastique',
    spring: 'ressort',
    break: 'une plateforme casse',
    jetpack: 'jetpack',
    propeller: 'hélice',
    landless: 'fin du vol',
    mark: '250 points de plus',
    fell: 'chute',
  },
  tutorialHint: {
    keys: 'Le saut est automatique\u00a0: dirige-toi avec {keys}',
    touch: 'Fais glisser pour te diriger\u202f; le saut est automatique',
  },
  howTo: [
    'Saut automatique. Dirige-toi, fais glisser ou incline\u202f; les bords se rejoignent.',
    'Les plateformes bleues bougent. Les fissurées cassent après un saut.',
    'Ressorts, hélices et jetpacks te font monter plus vite.',
  ],
  ends: { over: 'Partie terminée\u202f!' },
  worlds: {
    sky: 'Ciel',
    clouds: 'Nuages',
    storm: 'Orage',
    night: 'Nuit',
    space: 'Espace',
    galaxy: 'Galaxie',
  },
  sky: {
    rises: 'Suis le rythme\u00a0: l’écran monte\u202f!',
    rescued: (lives) =>
      plural(lives, {
        one: 'Ouf\u202f! Il reste # vie',
        many: 'Ouf\u202f! Il reste # de vies',
        other: 'Ouf\u202f! Il reste # vies',
      }),
    jetpack: 'Jetpack',
    propeller: 'Hélice',
    newBest: 'Nouveau record',
    best: (score) => `Record ${score}`,
  },
}
