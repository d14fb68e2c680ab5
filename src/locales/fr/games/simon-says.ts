import type * as game from '../../../games/simon-says/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  controls: { buttons: 'Boutons' },
  sides: {
    up: { name: 'haut', label: 'Haut' },
    right: { name: 'droite', label: 'Droite' },
    down: { name: 'bas', label: 'Bas' },
    left: { name: 'gauche', label: 'Gauche' },
  },
  howTo: [
    'Regarde et écoute, puis répète la séquence.',
    'Chaque niveau ajoute une étape. À partir du niveau 6, tout va plus vite.',
    'Un mauvais bouton termine la partie et montre le reste de la séquence.',
  ],
  over: 'Partie terminée\u202f!',
  board: { steps: 'Étapes' },
}
