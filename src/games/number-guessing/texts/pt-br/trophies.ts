import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Tá quente', text: 'Encontre o número no Médio.' },
  halves: {
    title: 'Dividir para conquistar',
    text: 'Encontre o número no Fácil em seis palpites ou menos: sempre é possível.',
  },
  swift: { title: 'Pensamento rápido', text: 'Encontre o número no Médio em até 15 segundos.' },
}
