import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: { title: 'Ache a diferença', text: 'Ache o quadrado diferente em dez grades.' },
  clean: {
    title: 'Olho vivo',
    text: 'Ache o quadrado diferente em doze grades antes de perder uma vida.',
  },
  forty: { title: 'Olhos de águia', text: 'Ache o quadrado diferente em 40 grades.' },
}
