import type * as game from '../../../games/snake/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    edges: { label: 'Bords', walls: 'Murs', wrap: 'Libres' },
    speed: { label: 'Vitesse', slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
    board: { label: 'Plateau', size: (cells) => `${cells}x${cells}` },
    fruits: { label: 'Fruits à la fois' },
    meadow: {
      label: 'Obstacles',
      plain: 'Aucun',
      stones: 'Pierres',
      portals: 'Portails',
      poison: 'Poison',
      says: {
        stones: 'Un fruit sur deux ajoute une pierre, annoncée à l’avance.',
        portals: 'Entre par un anneau, sors par l’autre. Ils changent de place tous les trois fruits.',
        poison: 'Un champignon te raccourcit de trois et coûte 20 points. Trop court\u00a0: partie terminée.',
      },
    },
  },
  stats: { Score: 'Score', Length: 'Longueur' },
  status: {
    eaten: (length) => `Longueur\u00a0: ${length}.`,
    poisoned: (length) => `Champignon mangé. Longueur\u00a0: ${length}.`,
  },
  captions: {
    eat: 'fruit mangé',
    turn: 'virage',
    crash: 'choc',
    stone: 'une pierre apparaît',
    through: 'passage par le portail',
    portals: 'les portails se déplacent',
    poison: 'champignon mangé',
  },
  tutorialHint: { keys: 'Dirige le serpent avec {keys}', touch: 'Balaie pour diriger le serpent' },
  howTo: [
    'Mange les fruits\u00a0: 10 points chacun, et tu grandis.',
    'Évite les murs, les pierres, les champignons et ta propre queue.',
    'Deux virages rapides de suite comptent tous les deux.',
  ],
  ends: {
    wall: 'Partie terminée\u202f! Contre un mur',
    self: 'Partie terminée\u202f! Contre toi-même',
    stone: 'Partie terminée\u202f! Contre une pierre',
    poison: 'Partie terminée\u202f! Empoisonnement',
    full: 'Tu as rempli tout le plateau',
  },
  noMoreFruit: 'Il n’y a plus de place pour d’autres fruits.',
}
