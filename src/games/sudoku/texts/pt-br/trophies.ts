import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  easy: {
    title: 'Oitenta e uma casas',
    text: 'Resolva um Sudoku padrão no Fácil, Médio, Difícil ou Mestre, com os erros ocultos, sem dicas.',
  },
  clean: {
    title: 'Escrito a caneta',
    text: 'Resolva um Sudoku padrão no Médio, Difícil ou Mestre, com os erros ocultos, sem dicas nem conflitos.',
  },
  head: {
    title: 'Tudo de cabeça',
    text: 'Resolva um Sudoku padrão no Médio, Difícil ou Mestre, com os erros ocultos, sem dicas nem anotações.',
  },
  hard: {
    title: 'A hora tranquila',
    text: 'Resolva um Sudoku padrão no Difícil ou no Mestre, com os erros ocultos, sem dicas.',
  },
  expert: {
    title: 'Lógica de mestre',
    text: 'Resolva um Sudoku padrão no Mestre, com os erros ocultos, sem dicas.',
  },
}
