import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Peça por peça', text: 'Complete um quebra-cabeça de 24 peças ou mais.' },
  turned: {
    title: 'Do lado certo',
    text: 'Complete um quebra-cabeça de 24 peças ou mais com a rotação ativada.',
  },
  exact: {
    title: 'Um só toque',
    text: 'Complete um quebra-cabeça de 24 ou 48 peças com tantas jogadas quantas são as peças.',
  },
  swift: {
    title: 'Olho para as bordas',
    text: 'Complete um quebra-cabeça de 48 peças ou mais em cinco minutos ou menos.',
  },
}
