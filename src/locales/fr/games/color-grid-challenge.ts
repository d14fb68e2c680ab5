import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-grid-challenge/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    tiles: {
      label: 'Carrés',
      shades: 'Nuances',
      patterns: 'Motifs',
      hues: 'Teintes',
      says: { hues: 'Aussi clair que les autres, mais un peu plus vert, bleu, rouge ou jaune.' },
    },
    clock: {
      label: 'Chrono',
      on: 'Oui',
      off: 'Non',
      says: { off: 'Trouve le carré différent, sans te presser. Une grille rapporte 10 points par niveau.' },
    },
  },
  controls: { rowThenColumn: 'Ligne, puis colonne', clear: 'Annuler la ligne' },
  stats: { Score: 'Score', Lives: 'Vies', Level: 'Niveau', Grids: 'Grilles' },
  status: {
    found: (points) =>
      plural(points, { one: 'Trouvé, # point.', many: 'Trouvé, # de points.', other: 'Trouvé, # points.' }),
    row: (row) => `Ligne ${row}. Choisis maintenant la colonne.`,
    noRow: 'Ligne annulée.',
    wrong: 'Ce carré était comme les autres.',
    late: 'Temps écoulé.',
    lifeLost: (lives) =>
      plural(lives, { one: '# vie restante.', many: '# de vies restantes.', other: '# vies restantes.' }),
    level: (level) => `Niveau ${level}.`,
    grid: (size) => `Grille de ${size} sur ${size}.`,
  },
  captions: {
    found: 'carré trouvé',
    wrong: 'mauvais carré',
    late: 'temps écoulé',
    level: 'niveau suivant',
    grid: 'nouvelle grille',
  },
  howTo: [
    'Trouve le carré différent avant que la barre ne se vide.',
    'Trouver vite rapporte plus. Le niveau monte toutes les trois grilles.',
    'Un mauvais carré ou une barre vide coûte une de tes trois vies.',
  ],
  ends: {
    title: 'Partie terminée\u202f!',
    highest: (rank) => `Rang\u00a0: ${rank}.`,
    rank: (rank, grids, next) =>
      plural(grids, {
        one: `Rang\u00a0: ${rank}. Encore # grille pour ${next}.`,
        many: `Rang\u00a0: ${rank}. Encore # de grilles pour ${next}.`,
        other: `Rang\u00a0: ${rank}. Encore # grilles pour ${next}.`,
      }),
    finestShades: (times) =>
      `Ta plus belle trouvaille\u00a0: des nuances séparées de seulement ${times} fois la plus petite différence visible.`,
    finestHues: (times) =>
      `Ta plus belle trouvaille\u00a0: des teintes séparées de seulement ${times} fois la plus petite différence visible.`,
    finestPatterns: (degrees) =>
      `Ta plus belle trouvaille\u00a0: des rayures tournées de seulement ${degrees}°.`,
  },
  ranks: ['Œil neuf', 'Œil vif', 'Œil perçant', 'Œil de chat', 'Œil de faucon', 'Œil d’aigle'],
  board: {
    points: (points) => `+${points}`,
    name: 'Carrés',
    timeLeft: 'Temps restant',
    odd: 'l’intrus',
    pressed: 'choisi',
  },
}
