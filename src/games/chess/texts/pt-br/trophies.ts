import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Noite de estreia', text: 'Vença o computador no Iniciante ou acima sem dicas.' },
  promoted: {
    title: 'A longa marcha',
    text: 'Vença o computador no Fácil ou acima depois de promover um peão, sem dicas.',
  },
  brief: {
    title: 'Breve e brilhante',
    text: 'Vença o computador no Normal ou acima em até 30 jogadas, sem dicas.',
  },
  hard: {
    title: 'Como manda o livro',
    text: 'Vença o computador no Difícil ou acima com regras completas, sem dicas.',
  },
  extreme: {
    title: 'Extremo de verdade',
    text: 'Vença o computador no Extremo com regras completas, sem dicas.',
  },
}
