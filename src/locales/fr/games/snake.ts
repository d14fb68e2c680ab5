import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/snake/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classique',
      worlds: 'Mondes',
      says: {
        classic: 'Un serpent, un plateau, aussi longtemps que tu tiens.',
        worlds: 'Dix mondes pleins de surprises, jusqu’à trois étoiles chacun.',
      },
    },
    world: { label: 'Monde' },
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
  stats: { Score: 'Score', Length: 'Longueur', Goal: 'Objectif', Stars: 'Étoiles' },
  mostStars: 'Record d’étoiles',
  status: {
    eaten: (length) => `Longueur\u00a0: ${length}.`,
    poisoned: (length) => `Champignon mangé. Longueur\u00a0: ${length}.`,
    world: (world, what, goal) =>
      `Monde ${world}. ${what} Objectif\u00a0: longueur ${goal}. Le serpent attend une direction.`,
    star: (stars) => `Étoile ${stars} sur 3.`,
    unlock: 'Le fruit est libre.',
    swap: 'L’autre tête mène. Elle attend une direction.',
  },
  captions: {
    eat: 'fruit mangé',
    turn: 'virage',
    crash: 'choc',
    stone: 'une pierre apparaît',
    through: 'passage par le portail',
    portals: 'les portails se déplacent',
    poison: 'champignon mangé',
    star: 'étoile obtenue',
    unlock: 'clé ramassée',
    swap: 'changement de tête',
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
    world: (world, stars) =>
      plural(stars, {
        one: `Monde ${world}\u00a0: # étoile`,
        many: `Monde ${world}\u00a0: # d’étoiles`,
        other: `Monde ${world}\u00a0: # étoiles`,
      }),
  },
  allStars: 'Les trois étoiles\u202f!',
  nextStar: (length) => `Prochaine étoile à la longueur ${length}.`,
  noMoreFruit: 'Il n’y a plus de place pour d’autres fruits.',
  worlds: {
    meadow: { name: 'La prairie', says: 'Deux fruits, de hautes haies.' },
    open: { name: 'Bords ouverts', says: 'Sors d’un côté, reviens de l’autre.' },
    stones: { name: 'Pierres', says: 'Un fruit sur deux ajoute une pierre.' },
    runaway: { name: 'Fruits fuyards', says: 'Les fruits ne tiennent pas en place.' },
    portals: { name: 'Portails', says: 'Entre par un anneau, sors par l’autre.' },
    mushrooms: { name: 'Champignons', says: 'Chacun te raccourcit de trois.' },
    twoHeads: { name: 'Deux têtes', says: 'Après chaque fruit, l’autre tête mène.' },
    keys: { name: 'Clés', says: 'D’abord la clé, puis le fruit.' },
    night: { name: 'Nuit', says: 'Seuls les fruits brillent dans le noir.' },
    festival: { name: 'La fête', says: 'Pierres, portails et fruits fuyards.' },
  },
  field: {
    world: (world) => `Monde ${world}`,
    goal: (length) => `Objectif\u00a0: longueur ${length}`,
    star: (stars) => plural(stars, { one: '# étoile', many: '# d’étoiles', other: '# étoiles' }),
  },
}
