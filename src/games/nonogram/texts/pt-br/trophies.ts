import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  uncovered: { title: 'Desenho revelado', text: 'Resolva um puzzle de 10x10 ou maior, sem dicas.' },
  quick: { title: 'Olhar rápido', text: 'Resolva um puzzle de 10x10 em 90 segundos ou menos, sem dicas.' },
  sure: {
    title: 'Mão firme',
    text: 'Resolva um puzzle de 15x15 ou maior com os erros visíveis, sem nenhum erro e sem dicas.',
  },
  large: { title: 'Visão do todo', text: 'Resolva um puzzle de 20x20, sem dicas.' },
  hard: {
    title: 'Linha por linha',
    text: 'Resolva um puzzle gerado no Difícil de 15x15 ou 20x20, sem dicas.',
  },
}
