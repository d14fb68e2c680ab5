import type * as game from '../../../games/color-memory/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { colours: { label: 'Couleurs' } },
  controls: { colors: 'Couleurs' },
  colors: {
    red: { name: 'rouge', label: 'Rouge' },
    orange: { name: 'orange', label: 'Orange' },
    yellow: { name: 'jaune', label: 'Jaune' },
    green: { name: 'vert', label: 'Vert' },
    lightBlue: { name: 'bleu clair', label: 'Bleu clair' },
    darkBlue: { name: 'bleu foncé', label: 'Bleu foncé' },
    pink: { name: 'rose', label: 'Rose' },
    white: { name: 'blanc', label: 'Blanc' },
    brown: { name: 'marron', label: 'Marron' },
  },
  howTo: [
    'Regarde les couleurs s’allumer, puis appuie dessus dans le même ordre.',
    'Chaque niveau ajoute une couleur. Le niveau 5 vaut 50 points.',
    'Une mauvaise couleur termine la partie et montre le reste de la séquence.',
  ],
  over: 'Partie terminée\u202f! Score final',
  overSaid: (score) => `Partie terminée\u202f! Score final ${score}`,
  board: { name: 'Couleurs' },
}
