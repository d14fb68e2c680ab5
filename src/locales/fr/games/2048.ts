import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/2048/texts/game'
import type { Translation } from '../../translation'

const SHORT = 'Cette tuile fait gagner la partie. En combien de coups, au mieux\u202f?'

export const texts: Translation<typeof game.texts> = {
  options: {
    board: { label: 'Grille', 3: '3x3', 4: '4x4', 5: '5x5', 6: '6x6' },
    target: {
      label: 'Fin à',
      off: 'Sans objectif',
      says: { 256: SHORT, 512: SHORT, 1024: SHORT, 2048: SHORT },
    },
  },
  controls: { slide: 'Faire glisser' },
  stats: { Score: 'Score', Moves: 'Coups', 'Highest tile': 'Tuile maximale' },
  best: { highestTile: 'Tuile maximale', moves: 'Moins de coups' },
  toasts: { goal: (value) => `Tu as formé ${value}. Continue pour aller plus loin.` },
  status: {
    points: (points) => plural(points, { one: '# point.', many: '# de points.', other: '# points.' }),
  },
  captions: {
    slide: 'les tuiles glissent',
    merge: 'les tuiles fusionnent',
    goal: 'tuile visée atteinte',
    Refused: 'aucune tuile ne bouge',
  },
  howTo: [
    'Fais glisser toutes les tuiles d’un coup vers un côté.',
    'Deux tuiles égales qui se touchent fusionnent en une seule, de valeur double.',
    'Atteins 2048 (3x3\u00a0: 256, 5x5\u00a0: 8192, 6x6\u00a0: 32768), puis continue.',
  ],
  ends: {
    title: 'Partie terminée',
    reached: (tile) => `Tu as formé ${tile}\u202f!`,
    moves: (moves) => plural(moves, { one: 'En # coup.', many: 'En # de coups.', other: 'En # coups.' }),
    highest: (tile) => `Ta plus haute tuile est le ${tile}.`,
    made: (tile) => `Tu as formé ${tile}.`,
    keptGoing: (goal, tile) => `Tu as formé ${goal} et tu as continué jusqu’à ${tile}.`,
  },
  board: 'Grille de 2048',
  position: {
    count: (numbers) =>
      `Une position de 2048, c’est 16 nombres (ou 9, 25 ou 36), ligne par ligne, avec 0 pour une case vide. Celle-ci en a ${numbers}.`,
    strange: (part) =>
      `Une position de 2048, c’est 16 nombres (ou 9, 25 ou 36), ligne par ligne, avec 0 pour une case vide. «\u202f${part}\u202f» n’est pas un nombre.`,
    tiles: (highest) => `Les tuiles ne peuvent être que 2, 4, 8 et ainsi de suite, jusqu’à ${highest}.`,
    fewTiles: 'Cette position est impossible\u00a0: il y a toujours au moins deux tuiles.',
    newest: 'Cette position est impossible\u00a0: la dernière tuile est toujours un 2 ou un 4.',
  },
}
