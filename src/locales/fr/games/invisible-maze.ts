import { numberText, plural, tenthsText } from '../../../engine/core/text'
import type * as game from '../../../games/invisible-maze/texts/game'
import type { Translation } from '../../translation'

/** Always with one decimal. */
export const texts: Translation<typeof game.texts> = {
  options: {
    mazes: {
      label: 'Labyrinthes',
      seven: 'Les sept',
      one: 'Un seul',
      made: 'Sans fin',
      says: {
        one: 'Un niveau\u00a0: vise ton meilleur temps et le moins de coups.',
        made: 'Des labyrinthes au hasard, toujours plus grands. Combien en résous-tu\u202f?',
      },
    },
    level: {
      label: 'Commencer au niveau',
      choice: (level, name) => `${level} ${name}`,
    },
  },
  controls: {
    reset: 'Retour au départ',
    solution: 'Montrer ou cacher la solution',
    onward: 'Niveau suivant ou réessayer',
    end: 'Terminer (temps écoulé)',
  },
  stats: { Level: 'Niveau', Moves: 'Coups', Time: 'Temps', Levels: 'Niveaux' },
  best: { levels: 'Record de niveaux', time: 'Meilleur temps', moves: 'Le moins de coups' },
  toasts: {
    timeout: 'Temps écoulé\u202f! Réessaie\u202f!',
    finished: 'Tous les niveaux sont terminés\u202f!',
  },
  status: {
    step: (row, column) => `Ligne ${row}, colonne ${column}.`,
    edge: 'Bord.',
    wall: {
      up: 'Mur au-dessus.',
      down: 'Mur en dessous.',
      left: 'Mur à gauche.',
      right: 'Mur à droite.',
    },
    complete: 'Niveau terminé.',
    timeout: 'Temps écoulé\u202f! Réessaie\u202f!',
    reset: 'Retour au départ.',
    next: (level) => `Niveau ${level}.`,
    solutionShown: 'Solution affichée.',
    solutionHidden: 'Solution cachée.',
  },
  captions: {
    step: 'pas',
    bump: 'choc contre un mur',
    complete: 'labyrinthe résolu',
    finished: 'dernier labyrinthe résolu',
    timeout: 'temps écoulé',
    reset: 'retour au départ',
    next: 'labyrinthe suivant',
    solution: 'solution affichée',
  },
  howTo: [
    'Atteins le drapeau. Tu ne vois que les murs proches.',
    'Les murs que tu heurtes restent visibles.',
    'Ensuite, on voit moins et le temps est limité. Un niveau résolu débloque le suivant.',
  ],
  levels: [
    'Premiers pas',
    'Passages étroits',
    'Le labyrinthe',
    'Piège en spirale',
    'Chambres aveugles',
    'L’épreuve',
    'Le néant',
  ],
  maze: (maze) => `Labyrinthe ${maze}`,
  ownMaze: 'Labyrinthe dessiné',
  gameText: 'Copier, coller ou dessiner un labyrinthe',
  draw: 'Dessiner',
  ends: {
    solved: (levels) =>
      plural(levels, {
        one: '# niveau résolu',
        many: '# de niveaux résolus',
        other: '# niveaux résolus',
      }),
    timeUp: 'Temps écoulé\u202f! Réessaie\u202f!',
    level: (level, name) => `Niveau ${level}, ${name}.`,
    complete: 'Niveau terminé',
    allComplete: 'Tous les niveaux sont terminés\u202f!',
    effort: (moves, seconds) =>
      plural(moves, {
        one: `# coup en ${numberText(seconds)}\u00a0s.`,
        many: `# de coups en ${numberText(seconds)}\u00a0s.`,
        other: `# coups en ${numberText(seconds)}\u00a0s.`,
      }),
    effortHelped: (moves, seconds) =>
      plural(moves, {
        one: `# coup en ${numberText(seconds)}\u00a0s, avec la solution affichée.`,
        many: `# de coups en ${numberText(seconds)}\u00a0s, avec la solution affichée.`,
        other: `# coups en ${numberText(seconds)}\u00a0s, avec la solution affichée.`,
      }),
    effortIn: (name, effort) => `${name}\u00a0: ${effort}`,
    retry: (level) => `Réessayer le niveau ${level}`,
  },
  position: {
    form: 'Une position de Labyrinthe invisible, c’est niveau, ligne et colonne, comme 3:1,5 (niveau 3, ligne 1, colonne 5).',
    noLevel: (level, levels) => `Il n’y a pas de niveau ${level}\u00a0: les niveaux vont de 1 à ${levels}.`,
    size: (level, size) => `Le niveau ${level} a ${size} lignes et ${size} colonnes, comptées à partir de 1.`,
    wall: (row, column, level) => `La ligne ${row}, colonne ${column} du niveau ${level} est un mur.`,
    own: {
      square: (min, max) => `Un labyrinthe a autant de lignes que de colonnes\u00a0: de ${min} à ${max}.`,
      signs: 'Un labyrinthe n’a que les signes S (départ), G (arrivée), # (mur) et . (libre).',
      ends: 'Un labyrinthe a un départ (S) et une arrivée (G).',
      radius: (max) => `Le rayon de vision est un nombre de 0 à ${max}.`,
      unreachable: 'Aucun chemin ne mène du départ à l’arrivée.',
    },
  },
  info: {
    name: 'Niveau',
    vision: (steps) => `Vision\u00a0: ${steps} pas`,
    showSolution: 'Voir la solution',
    hideSolution: 'Cacher la solution',
    reset: 'Au départ',
    timeLimit: 'Temps limite',
    timeLeft: (seconds, limit) => `${seconds}\u00a0s sur ${limit}\u00a0s`,
  },
  cells: {
    maze: (level, name) => `Labyrinthe ${level}, ${name}`,
    you: 'toi',
    goal: 'arrivée',
    start: 'départ',
    dark: 'inconnu',
    open: 'libre',
    walked: 'parcouru',
    wall: 'mur',
  },
  legend: {
    name: 'Légende',
    walked: 'Parcouru',
    dark: 'Inconnu',
    open: 'Sol',
    wall: 'Mur visible',
    met: 'Mur heurté',
  },
  notice: {
    complete: 'Niveau terminé',
    timeUp: 'Temps écoulé',
    effort: (name, moves, seconds) =>
      plural(moves, {
        one: `${name}\u00a0: # coup en ${tenthsText(seconds)}\u00a0s`,
        many: `${name}\u00a0: # de coups en ${tenthsText(seconds)}\u00a0s`,
        other: `${name}\u00a0: # coups en ${tenthsText(seconds)}\u00a0s`,
      }),
    next: 'Niveau suivant',
    retry: 'Réessayer',
    end: 'Terminer',
  },
  print: {
    label: 'Labyrinthes',
    solutions: 'Solutions',
    rule: 'Trouve le chemin de la flèche à l’arrivée (le drapeau).',
  },
}
