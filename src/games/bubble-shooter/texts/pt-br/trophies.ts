import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clear: { title: 'Teto limpo', text: 'Limpe o campo inteiro.' },
  drop: { title: 'Avalanche', text: 'Derrube dez bolhas com um só tiro em um campo único.' },
  run: { title: 'Sem desperdício', text: 'Estoure bolhas com oito tiros seguidos em um campo único.' },
  few: { title: 'Pontaria fina', text: 'Limpe o campo inteiro com até 35 tiros.' },
  rows: { title: 'Contra o teto', text: 'Limpe um campo único com novas linhas.' },
}
