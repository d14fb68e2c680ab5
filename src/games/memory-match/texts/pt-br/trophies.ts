import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: {
    title: 'Boa memória',
    text: 'Em partida individual, encontre todos os pares de figuras no Médio em 18 jogadas ou menos.',
  },
  swift: {
    title: 'Dedos ágeis',
    text: 'Em partida individual, encontre todos os pares de figuras no Difícil em 60 segundos ou menos.',
  },
  hard: {
    title: 'Memória de elefante',
    text: 'Em partida individual, encontre todos os pares de figuras no Difícil em 26 jogadas ou menos.',
  },
  sharp: {
    title: 'Nunca esquece',
    text: 'Em partida individual, encontre todos os pares de figuras no Difícil em 21 jogadas ou menos.',
  },
}
