import type { promoTexts as english } from '../promo'

export const promoTexts: typeof english = {
  slots: {
    horizontal: 'Promoção no topo',
    rectangle: 'Promoção entre os jogos',
    vertical: 'Promoção ao lado do jogo',
  },
  next: (game) => `A seguir: ${game}`,
  tryIt: 'Testar',
  tryGame: (game) => `Testar: ${game}`,
  blocker: {
    text: '{detected} Tudo continua funcionando. Se você gosta daqui, pense em permitir anúncios neste site.',
    detected: 'Bloqueador de anúncios detectado.',
    close: 'Fechar aviso',
  },
}
