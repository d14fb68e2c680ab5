import { listText } from '../../../engine/core/text'
import type { controlTexts as english } from '../controls'

export const controlTexts: typeof english = {
  padOnly: (select) => `Déplace-toi avec la croix, choisis avec ${select}.`,
  ofPlayer: (player, label) => `Joueur ${player}\u00a0: ${label}`,

  touch: {
    swipe: 'Balaie l’écran pour bouger.',
    tap: (action) => `Touche l’écran\u00a0: ${action}.`,
    arrows: 'Utilise les flèches à l’écran.',
    stick: 'Utilise le stick à l’écran.',
    orArrows: 'Ou utilise les flèches à l’écran.',
    orStick: 'Ou utilise le stick à l’écran.',
    roundButton: (action) => `Bouton rond\u00a0: ${action}.`,
    roundButtons: (actions) => `Boutons ronds\u00a0: ${listText(actions)}.`,
  },

  stick: 'Stick',
  switchPad: 'Boutons pour contacteur',
}
