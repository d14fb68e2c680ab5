import type { promoTexts as english } from '../promo'

export const promoTexts: typeof english = {
  slots: {
    horizontal: 'Promoción en la parte superior',
    rectangle: 'Promoción entre los juegos',
    vertical: 'Promoción junto al juego',
  },
  next: (game) => `A continuación: ${game}`,
  tryIt: 'Probar',
  tryGame: (game) => `Probar: ${game}`,
  blocker: {
    text: '{detected} Todo sigue funcionando. Si te gusta este sitio, plantéate permitir aquí los anuncios.',
    detected: 'Bloqueador de anuncios detectado.',
    close: 'Cerrar aviso',
  },
}
