import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Salto à frente', text: 'Vença o computador no Normal ou acima.' },
  crowns: { title: 'Três coroas', text: 'Faça três damas e vença o computador no Normal ou acima.' },
  whole: {
    title: 'Quase sem arranhões',
    text: 'Vença o computador no Normal ou acima e deixe que ele capture no máximo quatro vezes.',
  },
  tournament: {
    title: 'Nível de torneio',
    text: 'Vença o computador no Difícil ou acima com as regras Torneio, sem dicas.',
  },
  expert: {
    title: 'No topo do tabuleiro',
    text: 'Vença o computador no Mestre com as regras Torneio, sem dicas.',
  },
}
