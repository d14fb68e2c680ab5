import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  half: {
    title: 'Meio milhar',
    text: 'Forme uma peça de 512 em um tabuleiro 4x4 ou 3x3, sem dicas.',
  },
  'three-ways': {
    title: 'Só três caminhos',
    text: 'Forme uma peça de 256 sem deslizar nas quatro direções, em um tabuleiro 4x4 ou 3x3, sem dicas.',
  },
  kilo: {
    title: 'Mil e uns trocados',
    text: 'Forme uma peça de 1024 em um tabuleiro 4x4 ou 3x3, sem dicas.',
  },
  goal: {
    title: 'O nome do jogo',
    text: 'Forme uma peça de 2048 em um tabuleiro 4x4 ou 3x3, sem dicas.',
  },
  beyond: {
    title: 'Um passo além',
    text: 'Continue depois de 2048 e forme uma peça de 4096 em um tabuleiro 4x4 ou 3x3, sem dicas.',
  },
}
