import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Tudo limpo', text: 'Limpe um tabuleiro no Iniciante sem dicas.' },
  quick: {
    title: 'Pés leves',
    text: 'Limpe um tabuleiro no Iniciante em 30 segundos ou menos, sem dicas.',
  },
  'no-flags': {
    title: 'Sem bandeira nenhuma',
    text: 'Limpe um tabuleiro no Intermediário sem colocar bandeiras e sem dicas.',
  },
  expert: { title: 'Noventa e nove minas', text: 'Limpe um tabuleiro no Mestre sem dicas.' },
  swift: {
    title: 'Esquadrão antibomba',
    text: 'Limpe um tabuleiro no Mestre em 180 segundos ou menos, sem dicas.',
  },
}
