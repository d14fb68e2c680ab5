import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  grown: { title: 'Crescendo', text: 'Chegue ao tamanho 25 sem obstáculos.' },
  fast: {
    title: 'Fast-food',
    text: 'Coma 20 frutas em uma partida na velocidade Rápida, com paredes e sem obstáculos.',
  },
  third: {
    title: 'Um terço do tabuleiro',
    text: 'Chegue ao tamanho 134 em um tabuleiro 20x20 sem obstáculos: um terço de todas as casas.',
  },
  full: { title: 'Nada mais para comer', text: 'Encha um tabuleiro 20x20 inteiro sem obstáculos.' },
}
