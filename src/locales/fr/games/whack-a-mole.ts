import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/whack-a-mole/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      rush: 'Express',
      endless: 'Sans fin',
      says: {
        classic: 'La partie s’arrête dès qu’une taupe s’enfuit.',
        rush: '60 secondes de taupes\u202f; épargne les hérissons.',
        endless: 'Trois vies, des casques et des taupes dorées.',
      },
    },
  },
  controls: {
    holes: 'Taper',
    hole: [
      'Haut gauche',
      'Haut centre',
      'Haut droite',
      'Centre gauche',
      'Centre',
      'Centre droite',
      'Bas gauche',
      'Bas centre',
      'Bas droite',
    ],
    aim: 'Viser',
    whack: 'Taper au curseur',
  },
  stats: { Score: 'Score', Time: 'Temps', Combo: 'Combo', Lives: 'Vies', Moles: 'Taupes' },
  toasts: { NewBest: 'Nouveau record\u202f!', NotBest: 'Partie terminée\u202f!' },
  status: {
    mole: (place) => `Taupe\u00a0: ${place}.`,
    helmetMole: (place) => `Taupe casquée\u00a0: ${place}.`,
    goldenMole: (place) => `Taupe dorée\u00a0: ${place}.`,
    hedgehog: (place) => `Hérisson\u00a0: ${place}.`,
    decoy: 'C’était un hérisson\u00a0: 10 points perdus.',
    helmet: (place) => `Casque tombé\u00a0: ${place}.`,
    escape: (lives) =>
      plural(lives, {
        one: 'Une taupe s’est enfuie. Il te reste # vie.',
        many: 'Une taupe s’est enfuie. Il te reste # de vies.',
        other: 'Une taupe s’est enfuie. Il te reste # vies.',
      }),
  },
  places: [
    'en haut à gauche',
    'en haut au centre',
    'en haut à droite',
    'à gauche',
    'au centre',
    'à droite',
    'en bas à gauche',
    'en bas au centre',
    'en bas à droite',
  ],
  captions: {
    stir: 'la terre bouge',
    up: 'une taupe sort',
    whack: 'taupe tapée',
    miss: 'raté',
    helmet: 'casque tombé',
    decoy: 'hérisson tapé',
    escape: 'une taupe s’enfuit',
    leave: 'l’animal se cache',
  },
  tutorialHint: {
    keys: 'Tape la taupe avec {keys}',
    touch: 'Touche la taupe',
    mouse: 'Clique sur la taupe, ou appuie sur {keys}',
  },
  howTo: [
    'Tape chaque taupe avant qu’elle se cache\u00a0: au moins 10 points.',
    'Regarde la terre\u00a0: elle remue là où la prochaine va sortir.',
    'Ne tape que les taupes\u00a0: d’autres animaux coûtent 10 points.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    classic: 'Une taupe s’est enfuie.',
    rush: 'Temps écoulé.',
    endless: 'Trois taupes se sont enfuies.',
  },
  garden: { run: (moles) => `${moles} de suite`, laugh: 'Ha' },
}
