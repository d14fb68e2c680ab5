import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hand: { title: 'Feito à mão', text: 'Marque à mão e faça bingo sem tirar nenhuma marca.' },
  corners: {
    title: 'Quatro cantos',
    text: 'Marque à mão e vença com os quatro cantos quando qualquer fileira vale. Você pode deixar números sem marcar.',
  },
  diagonal: {
    title: 'Na diagonal',
    text: 'Marque à mão e vença com uma diagonal quando qualquer fileira vale. Você pode deixar números sem marcar.',
  },
  pace: {
    title: 'No ritmo',
    text: 'Ative o sorteio automático, não o pare nenhuma vez e faça um bingo marcado à mão.',
  },
}
