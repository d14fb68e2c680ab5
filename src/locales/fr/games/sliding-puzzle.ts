import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/sliding-puzzle/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    size: { label: 'Taille', 3: '3x3', 4: '4x4', 5: '5x5', 6: '6x6' },
    face: { label: 'Tuiles', numbers: 'Nombres', picture: 'Image' },
  },
  own: { use: 'Utiliser ta propre image', used: 'Cette partie utilise une image perso.' },
  controls: { slide: 'Faire glisser une tuile' },
  stats: { Moves: 'Coups', Time: 'Temps' },
  best: { time: 'Meilleur temps' },
  toasts: { Won: 'Taquin terminé\u202f!', NewBest: 'Nouveau record\u202f!' },
  status: {
    tile: {
      up: (tile) => `La tuile ${tile} a glissé vers le haut.`,
      down: (tile) => `La tuile ${tile} a glissé vers le bas.`,
      left: (tile) => `La tuile ${tile} a glissé vers la gauche.`,
      right: (tile) => `La tuile ${tile} a glissé vers la droite.`,
    },
    tiles: {
      up: (tiles) =>
        plural(tiles, {
          one: '# tuile a glissé vers le haut.',
          many: '# de tuiles ont glissé vers le haut.',
          other: '# tuiles ont glissé vers le haut.',
        }),
      down: (tiles) =>
        plural(tiles, {
          one: '# tuile a glissé vers le bas.',
          many: '# de tuiles ont glissé vers le bas.',
          other: '# tuiles ont glissé vers le bas.',
        }),
      left: (tiles) =>
        plural(tiles, {
          one: '# tuile a glissé vers la gauche.',
          many: '# de tuiles ont glissé vers la gauche.',
          other: '# tuiles ont glissé vers la gauche.',
        }),
      right: (tiles) =>
        plural(tiles, {
          one: '# tuile a glissé vers la droite.',
          many: '# de tuiles ont glissé vers la droite.',
          other: '# tuiles ont glissé vers la droite.',
        }),
    },
  },
  captions: { slide: 'la tuile glisse', Refused: 'cette tuile est bloquée' },
  howTo: [
    'Remets les tuiles dans l’ordre, avec la case vide à la fin.',
    'Appuie sur une tuile alignée avec la case vide. Celles entre les deux suivent.',
    'Chaque tuile déplacée compte un coup. Avec indice ou annulation, pas de record.',
  ],
  ends: {
    title: 'Taquin terminé\u202f!',
    inOrder: (tiles) => `${tiles} tuiles dans l’ordre.`,
  },
  position: {
    count: (numbers) =>
      `Un taquin, c’est 9, 16, 25 ou 36 nombres, ligne par ligne, avec 0 pour la case vide\u202f; celui-ci en a ${numbers}.`,
    strange: (part) =>
      `Un taquin, c’est 9, 16, 25 ou 36 nombres, ligne par ligne, avec 0 pour la case vide\u202f; «\u202f${part}\u202f» n’est pas un nombre.`,
    missing: (max, number) =>
      `Il faut à ce taquin chaque nombre de 0 à ${max} une fois\u00a0: il manque ${number}.`,
    impossible: 'Ce taquin n’a pas de solution\u00a0: deux de ses tuiles devraient échanger leurs places.',
    inOrder: 'Ce taquin est déjà dans l’ordre.',
  },
  board: {
    name: 'Taquin',
    emptyFirst: 'Dans ce taquin, la case vide vient en premier.',
    showPicture: 'Voir l’image',
    hidePicture: 'Cacher l’image',
  },
}
