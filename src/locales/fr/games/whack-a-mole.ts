import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/whack-a-mole/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { mode: { label: 'Mode', classic: 'Classique', rush: 'Express', endless: 'Sans fin' } },
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
    'Tape chaque taupe\u00a0: 10 points. Épargne les hérissons.',
    'Classique s’arrête quand une taupe s’enfuit, Sans fin quand trois s’enfuient.',
    'Express dure 60 secondes. Un casque demande deux coups, une taupe dorée compte cinq fois.',
  ],
  ends: {
    over: 'Partie terminée\u202f!',
    classic: 'Une taupe s’est enfuie.',
    rush: 'Temps écoulé.',
    endless: 'Trois taupes se sont enfuies.',
  },
  garden: { run: (moles) => `${moles} de suite`, laugh: 'Ha' },
}
