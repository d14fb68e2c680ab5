import type { promoTexts as english } from '../promo'

export const promoTexts: typeof english = {
  slots: {
    horizontal: 'Werbung oben',
    rectangle: 'Werbung zwischen den Spielen',
    vertical: 'Werbung neben dem Spiel',
  },
  next: (game) => `Als Nächstes: ${game}`,
  tryIt: 'Anspielen',
  tryGame: (game) => `Anspielen: ${game}`,
  blocker: {
    text: '{detected} Alles funktioniert trotzdem. Wenn es dir hier gefällt, erlaube doch Werbung auf dieser Website.',
    detected: 'Werbeblocker erkannt.',
    close: 'Hinweis schließen',
  },
}
