import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Virada de mesa', text: 'Vença o computador no Normal ou acima.' },
  corners: {
    title: 'Todos os cantos',
    text: 'Ocupe os quatro cantos e vença o computador no Normal ou acima.',
  },
  big: {
    title: 'Goleada',
    text: 'Vença o computador no Difícil ou acima por 30 peças ou mais no tabuleiro 8x8, sem dicas.',
  },
  expert: {
    title: 'Além da borda',
    text: 'Vença o computador no Mestre ou acima no tabuleiro 8x8, sem dicas.',
  },
  master: {
    title: 'A última peça de pé',
    text: 'Vença o computador no Grão-mestre no tabuleiro 8x8, sem dicas. Ele joga o final com perfeição.',
  },
}
