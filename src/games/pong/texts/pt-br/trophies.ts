import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Match point', text: 'Vença o computador no Normal ou acima.' },
  rally: { title: 'Vai e vem', text: 'Faça uma troca de 25 batidas.' },
  love: {
    title: 'Nem um ponto sequer',
    text: 'Vença o computador no Normal ou acima sem perder nenhum ponto, com a bola Clássica.',
  },
  hard: { title: 'Mesa para um', text: 'Vença o computador no Difícil, com a bola Clássica.' },
  long: { title: 'A troca sem fim', text: 'Faça uma troca de 60 batidas.' },
}
