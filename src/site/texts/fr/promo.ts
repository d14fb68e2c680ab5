import type { promoTexts as english } from '../promo'

export const promoTexts: typeof english = {
  slots: {
    horizontal: 'Promotion en haut',
    rectangle: 'Promotion parmi les jeux',
    vertical: 'Promotion à côté du jeu',
  },
  next: (game) => `À suivre\u00a0: ${game}`,
  tryIt: 'Essayer',
  tryGame: (game) => `Essayer\u00a0: ${game}`,
  blocker: {
    text: '{detected} Tout marche quand même. Si tu te plais ici, pense à autoriser les publicités sur ce site.',
    detected: 'Bloqueur de publicités détecté.',
    close: 'Fermer l’avis',
  },
}
